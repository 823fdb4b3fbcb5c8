package dev.limber.core.player;

import dev.limber.core.puppet.PuppetAnimation;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Named moments of animations: a foot touches the ground, a hand lets go. The player fires an event
 * when it reaches one. Players of one thread may share them.
 */
public final class Marks {
  // By name: an animation may be a record whose hash looks at all of its keyframes.
  private final Map<String, MarkList> lists = new HashMap<>();

  /** Creates an empty set of marks. */
  public Marks() {}

  /**
   * Adds a mark at a time of an animation.
   *
   * @param seconds from 0 to the animation's duration, both included
   * @throws IllegalArgumentException if the animation has no such time
   */
  public Marks at(PuppetAnimation animation, double seconds, String name) {
    Objects.requireNonNull(animation, "the animation is null");
    Objects.requireNonNull(name, "the name of a mark is null");
    if (!(seconds >= 0 && seconds <= animation.duration())) {
      throw new IllegalArgumentException(
          "mark \""
              + name
              + "\" at "
              + seconds
              + " s: \""
              + animation.name()
              + "\" goes from 0 to "
              + animation.duration()
              + " s");
    }
    list(animation).add(seconds, name);
    return this;
  }

  /**
   * Adds a mark at a frame of an animation; fractions lie between frames.
   *
   * @throws IllegalArgumentException if the animation has no such frame
   */
  public Marks atFrame(PuppetAnimation animation, double frame, String name) {
    double rate = animation.framesPerSecond();
    return at(animation, rate > 0 ? frame / rate : frame == 0 ? 0 : Double.NaN, name);
  }

  /** Removes all marks of an animation. */
  public Marks clear(PuppetAnimation animation) {
    list(animation).clear();
    return this;
  }

  /** Returns how many marks an animation has. */
  public int count(PuppetAnimation animation) {
    return list(animation).size();
  }

  MarkList list(PuppetAnimation animation) {
    return lists.computeIfAbsent(animation.name(), name -> new MarkList());
  }
}
