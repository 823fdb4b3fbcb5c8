package dev.limber.skelform.data;

/**
 * How a value travels to a keyframe from the one before it.
 *
 * <p>From 0.4 on files carry two handles of a unit Bezier curve; older ones name a transition. The
 * handles that count for a segment are those of its later keyframe.
 *
 * @param kind which curve
 * @param startX x of the first handle, for {@link Kind#BEZIER}; for {@link Kind#SINE_IN} and {@link
 *     Kind#SINE_OUT} the quarter turn in radians, which 0.3 rounds
 * @param startY y of the first handle
 * @param endX x of the second handle
 * @param endY y of the second handle
 */
public record Easing(Kind kind, double startX, double startY, double endX, double endY) {

  /** The curves that SkelForm files have used. */
  public enum Kind {
    /** Unit Bezier with two handles, solved by the spec's five Newton steps. */
    BEZIER,
    /** Holds the earlier value up to the keyframe (both handle heights are 999). */
    SNAP,
    /** Straight: what 0.2 does whatever the file names. */
    LINEAR,
    /** Before 0.4: 1 - cos(x startX). */
    SINE_IN,
    /** Before 0.4: sin(x startX). */
    SINE_OUT
  }

  /** Handle height that stands for "no transition" in files. */
  public static final double SNAP_HANDLE = 999;

  /** Straight. */
  public static final Easing LINEAR = new Easing(Kind.LINEAR, 0, 0, 0, 0);

  /** Slow start, as files before 0.2 mean it. */
  public static final Easing SINE_IN = new Easing(Kind.SINE_IN, Math.PI / 2, 0, 0, 0);

  /** Slow end, as files before 0.2 mean it. */
  public static final Easing SINE_OUT = new Easing(Kind.SINE_OUT, Math.PI / 2, 0, 0, 0);

  /** Slow start, as files of 0.3 mean it: with 3.14 for pi. */
  public static final Easing SINE_IN_03 = new Easing(Kind.SINE_IN, 3.14 / 2, 0, 0, 0);

  /** Slow end, as files of 0.3 mean it: with 3.14 for pi. */
  public static final Easing SINE_OUT_03 = new Easing(Kind.SINE_OUT, 3.14 / 2, 0, 0, 0);

  /** The editor's "Linear" preset, which also stands in for absent handles. */
  public static final Easing LINEAR_HANDLES = bezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3);

  /** Returns the easing with these handles; both heights 999 mean {@link Kind#SNAP}. */
  public static Easing bezier(double startX, double startY, double endX, double endY) {
    boolean snap = startY == SNAP_HANDLE && endY == SNAP_HANDLE;
    return new Easing(snap ? Kind.SNAP : Kind.BEZIER, startX, startY, endX, endY);
  }
}
