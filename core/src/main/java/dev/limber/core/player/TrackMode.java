package dev.limber.core.player;

/** What a track does to the pose of the tracks below it. */
public enum TrackMode {
  /** Moves bones from the pose below to its own. */
  REPLACE,
  /** Adds the difference between its own pose and the setup pose. */
  ADDITIVE
}
