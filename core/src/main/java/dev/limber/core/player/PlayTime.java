package dev.limber.core.player;

/**
 * Where a playback is, as a pure function of one number: the seconds that it has played, counted on
 * through all rounds. From that follow the round, the way through it and the time of the animation.
 */
final class PlayTime {
  /** The end of a round counts as reached this many seconds early. */
  private static final double EARLY = 1e-9;

  /** Rounds of an endless loop; up to here they can be counted. */
  private static final double MOST_ROUNDS = 0x1p50;

  /** Seconds of one round; 0 if time does not move the animation. */
  final double duration;

  /** How many rounds, 0 for no end. */
  private int rounds;

  boolean reverse;
  boolean pingPong;

  PlayTime(double duration) {
    this.duration = duration > 0 && duration < Double.POSITIVE_INFINITY ? duration : 0;
  }

  // The round that was asked for last: nearly always the one that is asked for next.
  private double lastRound;
  private double lastStart;

  /** Below the start while no round is known. */
  private double lastEnd = Double.NEGATIVE_INFINITY;

  int rounds() {
    return rounds;
  }

  void rounds(int newRounds) {
    rounds = newRounds;
    lastEnd = Double.NEGATIVE_INFINITY;
  }

  boolean endless() {
    return rounds == 0;
  }

  /** Returns the seconds of all rounds, infinite if there is no end. */
  double length() {
    return rounds == 0 ? Double.POSITIVE_INFINITY : rounds * duration;
  }

  /** Returns a position inside all rounds. */
  double inside(double position) {
    if (rounds == 0) {
      return Math.max(-MOST_ROUNDS * duration, Math.min(MOST_ROUNDS * duration, position));
    }
    return Math.max(0, Math.min(length(), position));
  }

  /**
   * Returns where a way inside all rounds leads. One that ends just before the end of a round ends
   * there: sums of frame times are off by rounding, and the round would end a frame later.
   */
  double arrived(double from, double to) {
    double end = inside(to);
    if (!(duration > 0) || end == from) {
      return end;
    }
    double round = roundAt(end);
    double seam = end > from ? startOf(round + 1) : startOf(round);
    return seam != from && Math.abs(seam - end) < EARLY ? seam : end;
  }

  /**
   * Returns the round of a position: the one that begins there at a seam, and the last one at the
   * very end. A whole number, as a double because time has no bounds.
   */
  double roundAt(double position) {
    if (position >= lastStart && position < lastEnd) {
      return lastRound;
    }
    if (!(duration > 0)) {
      return 0;
    }
    double round = Math.floor(position / duration);
    // Seams are products; the quotient may miss them by a rounding error.
    if (startOf(round + 1) <= position) {
      round++;
    } else if (startOf(round) > position) {
      round--;
    }
    double inside = rounds == 0 ? round : Math.max(0, Math.min(rounds - 1, round));
    lastRound = inside;
    lastStart = startOf(inside);
    lastEnd = startOf(inside + 1);
    return inside;
  }

  /** Returns whether a way is known to end inside the round that it starts in: most do. */
  boolean within(double from, double to) {
    return from >= lastStart && from < lastEnd && to > lastStart + EARLY && to < lastEnd - EARLY;
  }

  /** Returns where a round begins. */
  double startOf(double round) {
    return round * duration;
  }

  /** Returns whether a round goes through the animation from its end to its start. */
  boolean backwards(double round) {
    boolean odd = round - 2 * Math.floor(round / 2) != 0;
    return reverse != (pingPong && odd);
  }

  /** Returns the time of the animation at a position. */
  double animationTime(double position) {
    double round = roundAt(position);
    double way = Math.max(0, Math.min(duration, position - startOf(round)));
    return backwards(round) ? duration - way : way;
  }

  /**
   * Returns the position in a round at which the animation has a time. Exactly the round's start
   * and end for those of the animation.
   */
  double positionOf(double animationTime, double round) {
    double way = backwards(round) ? duration - animationTime : animationTime;
    if (way >= duration) {
      return startOf(round + 1);
    }
    return Math.min(startOf(round) + way, startOf(round + 1));
  }
}
