package dev.limber.core.player;

/**
 * Where a playback is, as a pure function of one number: the seconds it has played, loops included.
 * The loop, the distance into it and the time of the animation follow from that.
 */
final class PlayTime {
  /** The end of a loop counts as reached this many seconds early. */
  private static final double EARLY = 1e-9;

  /** The largest loop number of an endless playback: the largest that can be counted exactly. */
  private static final double MOST_LOOPS = 0x1p50;

  /** Seconds of one loop; 0 if time does not move the animation. */
  final double duration;

  /** How many loops, 0 for endless. */
  private int loops;

  boolean reverse;
  boolean pingPong;

  PlayTime(double duration) {
    this.duration = duration > 0 && duration < Double.POSITIVE_INFINITY ? duration : 0;
  }

  // A cache of the last loop returned, which is nearly always the next one too.
  private double lastLoop;
  private double lastStart;

  /** Below the start while the cache is empty. */
  private double lastEnd = Double.NEGATIVE_INFINITY;

  int loops() {
    return loops;
  }

  void loops(int newLoops) {
    loops = newLoops;
    lastEnd = Double.NEGATIVE_INFINITY;
  }

  boolean endless() {
    return loops == 0;
  }

  /** Returns the seconds of all loops, infinite if endless. */
  double length() {
    return loops == 0 ? Double.POSITIVE_INFINITY : loops * duration;
  }

  /** Returns a position clamped to all loops. */
  double inside(double position) {
    if (loops == 0) {
      return Math.max(-MOST_LOOPS * duration, Math.min(MOST_LOOPS * duration, position));
    }
    return Math.max(0, Math.min(length(), position));
  }

  /**
   * Returns the position reached, clamped to all loops. One just before the end of a loop snaps to
   * it: sums of frame times have rounding errors, and the loop would end a frame late.
   */
  double arrived(double from, double to) {
    double end = inside(to);
    if (!(duration > 0) || end == from) {
      return end;
    }
    double loop = loopAt(end);
    double seam = end > from ? startOf(loop + 1) : startOf(loop);
    return seam != from && Math.abs(seam - end) < EARLY ? seam : end;
  }

  /**
   * Returns the loop of a position: at a seam the one that begins there, at the very end the last
   * one. A whole number, but a double because time is unbounded.
   */
  double loopAt(double position) {
    if (position >= lastStart && position < lastEnd) {
      return lastLoop;
    }
    if (!(duration > 0)) {
      return 0;
    }
    double loop = Math.floor(position / duration);
    // Seams are products; the quotient may miss them by a rounding error.
    if (startOf(loop + 1) <= position) {
      loop++;
    } else if (startOf(loop) > position) {
      loop--;
    }
    double inside = loops == 0 ? loop : Math.max(0, Math.min(loops - 1, loop));
    lastLoop = inside;
    lastStart = startOf(inside);
    lastEnd = startOf(inside + 1);
    return inside;
  }

  /** Returns whether both positions are known to be in the same loop, as they mostly are. */
  boolean within(double from, double to) {
    return from >= lastStart && from < lastEnd && to > lastStart + EARLY && to < lastEnd - EARLY;
  }

  /** Returns where a loop begins. */
  double startOf(double loop) {
    return loop * duration;
  }

  /** Returns whether a loop plays the animation from its end to its start. */
  boolean backwards(double loop) {
    boolean odd = loop - 2 * Math.floor(loop / 2) != 0;
    return reverse != (pingPong && odd);
  }

  /** Returns the time of the animation at a position. */
  double animationTime(double position) {
    double loop = loopAt(position);
    double way = Math.max(0, Math.min(duration, position - startOf(loop)));
    return backwards(loop) ? duration - way : way;
  }

  /**
   * Returns the position in a loop of a time of the animation. The animation's start and end map
   * exactly to the loop's.
   */
  double positionOf(double animationTime, double loop) {
    double way = backwards(loop) ? duration - animationTime : animationTime;
    if (way >= duration) {
      return startOf(loop + 1);
    }
    return Math.min(startOf(loop) + way, startOf(loop + 1));
  }
}
