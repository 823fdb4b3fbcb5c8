package dev.limber.core.player;

import dev.limber.core.puppet.Puppet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Default fade durations: for a pair of animations, or for any two. Players of one thread may share
 * one; it is read at {@code play} and {@code queue}.
 */
public final class Fades {
  private final Map<String, Map<String, Double>> pairs = new HashMap<>();
  private final @Nullable Puppet puppet;
  private double standard;

  /** Creates instant fades for any character. */
  public Fades() {
    this(null);
  }

  /** Creates instant fades for the animations of one character; null for any. */
  Fades(@Nullable Puppet puppet) {
    this.puppet = puppet;
  }

  /**
   * Sets the seconds between any two animations without a pair of their own, and into an empty
   * upper track; 0 by default.
   *
   * @throws IllegalArgumentException if they are not finite and 0 or more
   */
  public Fades standard(double seconds) {
    standard = checked(seconds);
    return this;
  }

  /** Returns the seconds between any two animations without a pair of their own. */
  public double standard() {
    return standard;
  }

  /**
   * Sets the seconds from one animation to another, in this direction only. A shared {@code Fades}
   * accepts any names.
   *
   * @throws IllegalArgumentException if they are not finite and 0 or more, or if the fades are a
   *     player's own and its character has no such animation
   */
  public Fades pair(String from, String to, double seconds) {
    double checked = checked(seconds);
    String known = known(from);
    pairs.computeIfAbsent(known, f -> new HashMap<>()).put(known(to), checked);
    return this;
  }

  private String known(String animation) {
    Objects.requireNonNull(animation, "the name of an animation is null");
    return (puppet == null ? animation : puppet.animation(animation).name()).trim();
  }

  /** Returns the seconds from one animation to another; spaces around names are ignored. */
  public double between(String from, String to) {
    Map<String, Double> froms = pairs.isEmpty() ? null : pairs.get(from.trim());
    Double seconds = froms == null ? null : froms.get(to.trim());
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
