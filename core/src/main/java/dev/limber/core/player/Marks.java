package dev.limber.core.player;

import dev.limber.core.puppet.Motion;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Named moments of motions: a foot touches the ground, a hand lets go. The player tells its
 * listeners when it comes to one. May be shared by any number of players of the same thread.
 */
public final class Marks {
  // By name: a motion may be a record whose hash looks at all of its keyframes.
  private final Map<String, MarkList> lists = new HashMap<>();

  /** Creates marks of no motion. */
  public Marks() {}

  /**
   * Adds a mark at a time of a motion.
   *
   * @param seconds from 0 to the motion's duration, both included
   * @throws IllegalArgumentException if the motion has no such time
   */
  public Marks at(Motion motion, double seconds, String name) {
    Objects.requireNonNull(motion, "the motion is null");
    Objects.requireNonNull(name, "the name of a mark is null");
    if (!(seconds >= 0 && seconds <= motion.duration())) {
      throw new IllegalArgumentException(
          "mark \""
              + name
              + "\" at "
              + seconds
              + " s: \""
              + motion.name()
              + "\" goes from 0 to "
              + motion.duration()
              + " s");
    }
    list(motion).add(seconds, name);
    return this;
  }

  /**
   * Adds a mark at a frame of a motion; fractions lie between frames.
   *
   * @throws IllegalArgumentException if the motion has no such frame
   */
  public Marks atFrame(Motion motion, double frame, String name) {
    double rate = motion.framesPerSecond();
    return at(motion, rate > 0 ? frame / rate : frame == 0 ? 0 : Double.NaN, name);
  }

  /** Removes all marks of a motion. */
  public Marks clear(Motion motion) {
    list(motion).clear();
    return this;
  }

  /** Returns how many marks a motion has. */
  public int count(Motion motion) {
    return list(motion).size();
  }

  MarkList list(Motion motion) {
    return lists.computeIfAbsent(motion.name(), name -> new MarkList());
  }
}
