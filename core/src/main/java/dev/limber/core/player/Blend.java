package dev.limber.core.player;

import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Several animations side by side, mixed by one number: walking and running by speed, aiming by
 * height. Play it like an animation; {@link #by} sets the number at any time.
 *
 * <pre>{@code
 * Blend legs = new Blend(player.puppet()).at(100, "walk").at(318, "run");
 * player.play(legs);
 * legs.by(speed); // every frame
 * }</pre>
 *
 * <p>All animations are kept in step: each is at the same share of its own duration, so feet touch
 * the ground together, and a loop takes as long as the mix of the durations. The blend's own time
 * is that of the first animation. Marks are those of the animation that weighs most, so mark the
 * steps of each.
 *
 * <p>Belongs to the puppet it was made with: make one for each. Playing allocates nothing.
 */
public final class Blend implements PuppetAnimation {
  private final Puppet puppet;
  private final Snapshot lower;
  private final List<PuppetAnimation> animations = new ArrayList<>();
  private double[] values = new double[0];

  /** The two animations that are mixed, by the index of the first, and the weight of the second. */
  private int segment;

  private double weight;
  private double value;

  private String name = "";
  private boolean named;

  /** Creates a blend without animations. */
  public Blend(Puppet puppet) {
    this.puppet = puppet;
    lower = puppet.newSnapshot();
  }

  /** Returns a blend from an animation at 0 to another at 1. */
  public static Blend between(Puppet puppet, String first, String second) {
    return new Blend(puppet).at(0, first).at(1, second);
  }

  /**
   * Adds an animation that is shown alone at a value. Add all before it is played.
   *
   * @param newValue more than that of the one before
   * @throws IllegalArgumentException if there is no such animation, it is a still pose, or the
   *     value is not finite and more than the one before
   */
  public Blend at(double newValue, String animation) {
    PuppetAnimation added = puppet.animation(animation);
    if (!(added.duration() > 0)) {
      throw new IllegalArgumentException(
          "\"" + added.name() + "\" is a still pose, which has no step to keep");
    }
    int count = animations.size();
    if (!Double.isFinite(newValue) || (count > 0 && !(newValue > values[count - 1]))) {
      throw new IllegalArgumentException(
          "\"" + added.name() + "\" at " + newValue + ": values must be finite and rise");
    }
    double[] grown = new double[count + 1];
    System.arraycopy(values, 0, grown, 0, count);
    grown[count] = newValue;
    values = grown;
    animations.add(added);
    if (!named) {
      name += (count == 0 ? "" : " + ") + added.name();
    }
    return by(count == 0 ? newValue : value);
  }

  /**
   * Sets the number that it is mixed by; beyond the first and last animation these are shown alone.
   * Takes effect at the next update.
   *
   * @throws IllegalArgumentException if it is not finite, or there are no animations yet
   */
  public Blend by(double newValue) {
    if (!Double.isFinite(newValue)) {
      throw new IllegalArgumentException("a blend goes by a finite number, but it is " + newValue);
    }
    first();
    value = newValue;
    int last = values.length - 1;
    int before = segment;
    segment = 0;
    while (segment < last - 1 && newValue >= values[segment + 1]) {
      segment++;
    }
    if (segment != before) {
      lower.forget();
    }
    double from = values[segment];
    double share = last == 0 ? 0 : (newValue - from) / (values[segment + 1] - from);
    weight = Math.max(0, Math.min(share, 1));
    return this;
  }

  /** Returns the number that it is mixed by. */
  public double value() {
    return value;
  }

  private PuppetAnimation first() {
    if (animations.isEmpty()) {
      throw new IllegalArgumentException("this blend has no animations; add them with at(...)");
    }
    return animations.get(0);
  }

  /** Sets its name, such as {@code legs}: that of its playback, and in {@link Fades#pair}. */
  public Blend name(String newName) {
    name = Objects.requireNonNull(newName, "the name of a blend is null");
    named = true;
    return this;
  }

  /** Returns its name; without one, those of its animations with plus signs between them. */
  @Override
  public String name() {
    return name;
  }

  /** Returns the duration of the first animation, which is the measure of the blend's own time. */
  @Override
  public double duration() {
    return first().duration();
  }

  @Override
  public double framesPerSecond() {
    return first().framesPerSecond();
  }

  /** Returns the index of the animation that weighs most. */
  int heaviest() {
    return weight > 0.5 ? segment + 1 : segment;
  }

  PuppetAnimation animation(int index) {
    return animations.get(index);
  }

  /** Returns the blend's own time for a time of one of its animations. */
  double ownTime(int index, double seconds) {
    double duration = animations.get(index).duration();
    return seconds >= duration ? duration() : seconds / duration * duration();
  }

  /** Returns how fast an animation's own time passes: a blend's depends on its mix of durations. */
  static double rate(PuppetAnimation animation) {
    if (!(animation instanceof Blend blend) || blend.weight == 0 && blend.segment == 0) {
      return 1;
    }
    double from = blend.animations.get(blend.segment).duration();
    double to = blend.animations.get(blend.segment + 1).duration();
    return blend.duration() / (from + (to - from) * blend.weight);
  }

  /** Poses a character for a time of an animation or of a blend. */
  static void seek(Puppet puppet, PuppetAnimation animation, double seconds) {
    if (animation instanceof Blend blend) {
      blend.pose(seconds / blend.duration());
    } else {
      puppet.seek(animation, seconds);
    }
  }

  private void pose(double phase) {
    boolean mixed = weight > 0 && weight < 1;
    if (weight < 1) {
      seek(segment, phase);
    }
    if (mixed) {
      lower.take();
    } else {
      lower.forget();
    }
    if (weight > 0) {
      seek(segment + 1, phase);
    }
    if (mixed) {
      lower.blend(weight, null);
    }
  }

  private void seek(int index, double phase) {
    PuppetAnimation animation = animations.get(index);
    puppet.seek(animation, phase * animation.duration());
  }

  /** Returns whether it was made for a character. */
  boolean isOf(Puppet other) {
    return puppet == other;
  }

  @Override
  public String toString() {
    return name() + " by " + value;
  }
}
