package dev.limber.core.player;

/** What a track does to the pose of the tracks below it. */
public enum TrackMode {
  /** Takes bones from the pose below to its own. */
  REPLACE,
  /** Adds to the pose below how far its own lies from the setup pose. */
  ADDITIVE
}
