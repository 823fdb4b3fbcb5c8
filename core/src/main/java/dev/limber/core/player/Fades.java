package dev.limber.core.player;

import java.util.HashMap;
import java.util.Map;

/**
 * How long fades take that nobody sets: for a pair of motions, or for any two. May be shared by any
 * number of players of the same thread; read when a motion is asked for.
 */
public final class Fades {
  private final Map<String, Map<String, Double>> pairs = new HashMap<>();
  private double standard;

  /** Creates fades of no time. */
  public Fades() {}

  /**
   * Sets the seconds between any two motions that have no pair of their own, and from nothing on an
   * upper track; 0 at first.
   *
   * @throws IllegalArgumentException if they are not finite and 0 or more
   */
  public Fades standard(double seconds) {
    standard = checked(seconds);
    return this;
  }

  /** Returns the seconds between any two motions that have no pair of their own. */
  public double standard() {
    return standard;
  }

  /**
   * Sets the seconds from one motion to another, that way round only.
   *
   * @throws IllegalArgumentException if they are not finite and 0 or more
   */
  public Fades pair(String from, String to, double seconds) {
    pairs.computeIfAbsent(from, f -> new HashMap<>()).put(to, checked(seconds));
    return this;
  }

  /** Returns the seconds from one motion to another. */
  public double between(String from, String to) {
    Map<String, Double> froms = pairs.get(from);
    Double seconds = froms == null ? null : froms.get(to);
    return seconds == null ? standard : seconds;
  }

  static double checked(double seconds) {
    if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "a fade takes a finite number of seconds, 0 or more, but not " + seconds);
    }
    return seconds;
  }
}
