package dev.limber.core.puppet;

/** A movement that a character knows: an animation of either format. */
public interface PuppetAnimation {
  /** Returns its name. */
  String name();

  /** Returns the seconds of one loop; 0 if time does not move it. */
  double duration();

  /** Returns the frames per second that its author had in mind; time may be finer. */
  double framesPerSecond();
}
