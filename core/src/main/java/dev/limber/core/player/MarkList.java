package dev.limber.core.player;

import dev.limber.core.puppet.PuppetMark;
import java.util.ArrayList;
import java.util.List;

/**
 * The marks of one animation, sorted by time; those at the same time in the order they were added.
 */
final class MarkList {
  private final List<PuppetMark> marks = new ArrayList<>();

  void add(PuppetMark mark) {
    int at = marks.size();
    while (at > 0 && marks.get(at - 1).seconds() > mark.seconds()) {
      at--;
    }
    marks.add(at, mark);
  }

  void clear() {
    marks.clear();
  }

  int size() {
    return marks.size();
  }

  double seconds(int mark) {
    return marks.get(mark).seconds();
  }

  PuppetMark get(int mark) {
    return marks.get(mark);
  }
}
