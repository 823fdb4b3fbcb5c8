package dev.limber.core.puppet;

import java.util.List;

/** An animation of a character of either format. */
public interface PuppetAnimation {
  /** Returns its name. */
  String name();

  /** Returns the seconds of one loop; 0 for a still pose. */
  double duration();

  /** Returns the frames per second its author chose; times between frames are allowed. */
  double framesPerSecond();

  /** Returns the marks that its file has; a player fires them. */
  default List<PuppetMark> marks() {
    return List.of();
  }
}
