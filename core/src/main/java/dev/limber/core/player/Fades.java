package dev.limber.core.player;

import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
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
   * accepts any names, also those of {@link Blend blends}.
   *
   * @throws IllegalArgumentException if they are not finite and 0 or more, or if the fades are a
   *     player's own and its character has no such animation
   */
  public Fades pair(String from, String to, double seconds) {
    double checked = checked(seconds);
    return put(known(from), known(to), checked);
  }

  /**
   * Sets the seconds from one animation or {@link Blend} to another, by their names; see {@link
   * #pair(String, String, double)}. Name a blend, and add its animations, before.
   *
   * @throws IllegalArgumentException if they are not finite and 0 or more, or if the fades are a
   *     player's own and its character has no such animation
   */
  public Fades pair(PuppetAnimation from, PuppetAnimation to, double seconds) {
    double checked = checked(seconds);
    return put(known(from), known(to), checked);
  }

  private Fades put(String from, String to, double seconds) {
    pairs.computeIfAbsent(from, f -> new HashMap<>()).put(to, seconds);
    return this;
  }

  private String known(PuppetAnimation animation) {
    Objects.requireNonNull(animation, "the animation is null");
    return animation instanceof Blend ? animation.name().trim() : known(animation.name());
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
