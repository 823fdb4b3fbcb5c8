package dev.limber.core.player;

import java.util.ArrayList;
import java.util.List;

/**
 * The marks of one animation, sorted by time; those at the same time in the order they were added.
 */
final class MarkList {
  private double[] seconds = new double[0];
  private final List<String> names = new ArrayList<>();

  void add(double time, String name) {
    int at = names.size();
    double[] grown = new double[at + 1];
    System.arraycopy(seconds, 0, grown, 0, at);
    while (at > 0 && grown[at - 1] > time) {
      grown[at] = grown[at - 1];
      at--;
    }
    grown[at] = time;
    seconds = grown;
    names.add(at, name);
  }

  void clear() {
    seconds = new double[0];
    names.clear();
  }

  int size() {
    return names.size();
  }

  double seconds(int mark) {
    return seconds[mark];
  }

  String name(int mark) {
    return names.get(mark);
  }
}
