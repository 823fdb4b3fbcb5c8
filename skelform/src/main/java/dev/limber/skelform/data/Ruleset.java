package dev.limber.skelform.data;

/**
 * The rules in which the runtimes of the generations differ. Without smoothing and mirrored bones
 * only the loop of {@link #OFFSETS} is another.
 */
public enum Ruleset {
  /**
   * Before 0.2: a loop is as long as its last frame. The values, offsets in the file, are made
   * absolute at load; smoothing, which those runtimes did not have, is straight.
   */
  OFFSETS,
  /** 0.2 and 0.3: smoothing moves a straight fraction of the way. */
  LINEAR_SMOOTHING,
  /** 0.4: smoothing by the Bezier with zero handles; one segment counts on a keyframe's frame. */
  ONE_SEGMENT,
  /**
   * From 0.5: on a keyframe's frame first the segment that ends there is applied, then the one that
   * starts there, so that smoothed fields catch up at keyframes.
   */
  BOTH_SEGMENTS,
  /**
   * From 0.8: as {@link #BOTH_SEGMENTS}, and what hangs on a mirrored bone, one with exactly one
   * world scale below zero, turns the other way round.
   */
  MIRRORED_TURNS;

  /** Returns whether a smoothed field catches up at keyframes; see {@link #BOTH_SEGMENTS}. */
  public boolean catchesUp() {
    return this == BOTH_SEGMENTS || this == MIRRORED_TURNS;
  }
}
