package dev.limber.core.player;

import org.jspecify.annotations.Nullable;

/**
 * The marks that a blend fires: those of the animation that weighs most. Where it changes to one
 * with as many marks, such as from walking to running, it waits until both are between the same
 * two, so that no step is missed or fires twice.
 */
final class BlendMarks {
  private final Blend blend;
  private final Marks marks;
  private int heaviest = -1;
  private @Nullable MarkList list;

  BlendMarks(Blend blend, Marks marks) {
    this.blend = blend;
    this.marks = marks;
  }

  /**
   * Returns the marks that fire from now on.
   *
   * @param now the blend's own time
   */
  MarkList now(double now) {
    MarkList current = list;
    int wanted = blend.heaviest();
    if (current == null || wanted != heaviest) {
      MarkList other = marks.list(blend.animation(wanted));
      if (current == null
          || current.size() != other.size()
          || before(current, heaviest, now) == before(other, wanted, now)) {
        heaviest = wanted;
        list = other;
        return other;
      }
    }
    return current;
  }

  private int before(MarkList all, int animation, double now) {
    int count = 0;
    while (count < all.size() && blend.ownTime(animation, all.seconds(count)) <= now) {
      count++;
    }
    return count;
  }

  /** Returns the blend's own time for one of the animation whose marks fire. */
  double seconds(double animationSeconds) {
    return blend.ownTime(heaviest, animationSeconds);
  }
}
