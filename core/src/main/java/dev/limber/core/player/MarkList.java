package dev.limber.core.player;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The marks of one animation, sorted by time; those at the same time in the order they were added.
 */
final class MarkList {
  private final @Nullable PuppetAnimation animation;
  private final List<PuppetMark> marks = new ArrayList<>();

  /** Creates an empty list, of no animation. */
  MarkList() {
    this.animation = null;
  }

  /** Creates the list that the animation's file has. */
  MarkList(PuppetAnimation animation) {
    this.animation = animation;
    for (PuppetMark mark : animation.marks()) {
      add(mark);
    }
  }

  // By identity: two characters may each have a walk, and a record compares all of its keyframes.
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(PuppetAnimation other) {
    return animation == other;
  }

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
