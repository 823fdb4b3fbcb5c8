package dev.limber.convert.lottie;

import java.util.List;

/**
 * How a layer moves, in the units of Lottie.
 *
 * @param parent the bone whose layer it hangs on, -1 for none
 * @param position one curve of two numbers, or one each for x and y; y down
 * @param rotation degrees, clockwise
 * @param scale percent
 */
record LayerMotion(int parent, List<Curve> position, Curve rotation, Curve scale) {
  static final double PERCENT = 100;
  static final double DEGREES = 180 / Math.PI;

  /** Its own size. */
  static final Curve FULL_SIZE = Curve.constant(PERCENT, PERCENT);

  /** Stands still on the origin of the world. */
  static final LayerMotion AT_REST = on(-1);

  /** Returns the motion of a layer that lies on a bone and stands still there. */
  static LayerMotion on(int bone) {
    return new LayerMotion(bone, List.of(Curve.constant(0, 0)), Curve.constant(0), FULL_SIZE);
  }

  /** Returns the same with another scale. */
  LayerMotion withScale(Curve newScale) {
    return new LayerMotion(parent, position, rotation, newScale);
  }
}
