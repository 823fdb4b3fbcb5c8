package dev.limber.core.player;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Named moments of animations: a foot touches the ground, a hand lets go. The player fires an event
 * when it reaches one. Those that the animation's file has are there from the beginning; more can
 * be added by code. Players of one thread may share them, also those of different characters: each
 * animation has its own, whatever its name.
 */
public final class Marks {
  private final List<MarkList> lists = new ArrayList<>();

  /** Creates an empty set of marks. */
  public Marks() {}

  /**
   * Adds a mark at a time of an animation.
   *
   * @param seconds from 0 to the animation's duration, both included
   * @throws IllegalArgumentException if the animation has no such time, or is a {@link Blend}
   */
  public Marks at(PuppetAnimation animation, double seconds, String name) {
    return at(animation, new PuppetMark(name, seconds, 0, ""));
  }

  /**
   * Adds a mark with a number or a text to an animation.
   *
   * @throws IllegalArgumentException if the animation has no such time, or is a {@link Blend}
   */
  public Marks at(PuppetAnimation animation, PuppetMark mark) {
    MarkList list = list(Objects.requireNonNull(animation, "the animation is null"));
    double seconds = mark.seconds();
    if (!(seconds >= 0 && seconds <= animation.duration())) {
      throw new IllegalArgumentException(
          "mark \""
              + mark.name()
              + "\" at "
              + seconds
              + " s: \""
              + animation.name()
              + "\" goes from 0 to "
              + animation.duration()
              + " s");
    }
    list.add(mark);
    return this;
  }

  /**
   * Adds a mark at a frame of an animation; fractions lie between frames.
   *
   * @throws IllegalArgumentException if the animation has no such frame, or is a {@link Blend}
   */
  public Marks atFrame(PuppetAnimation animation, double frame, String name) {
    double rate = animation.framesPerSecond();
    return at(animation, rate > 0 ? frame / rate : frame == 0 ? 0 : Double.NaN, name);
  }

  /** Removes all marks of an animation, also those of its file. */
  public Marks clear(PuppetAnimation animation) {
    list(animation).clear();
    return this;
  }

  /** Returns how many marks an animation has. */
  public int count(PuppetAnimation animation) {
    return list(animation).size();
  }

  MarkList list(PuppetAnimation animation) {
    if (animation instanceof Blend blend) {
      throw new IllegalArgumentException(
          "\""
              + blend.name()
              + "\" is a blend, which has no marks; mark the animations that it mixes");
    }
    for (MarkList list : lists) {
      if (list.isOf(animation)) {
        return list;
      }
    }
    MarkList list = new MarkList(animation);
    lists.add(list);
    return list;
  }
}
