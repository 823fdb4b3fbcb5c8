package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.pose.PosedBone;
import org.jspecify.annotations.Nullable;

/** An affine transform: {@code X = a x + c y + e, Y = b x + d y + f}. */
record Matrix(double a, double b, double c, double d, double e, double f) {
  /** What is smaller is flat: the same bound as that of drawing. */
  private static final double FLAT = 1e-6;

  /** How far numbers with four decimals may take a point, and one that is a unit away from it. */
  private static final double NEAR = 1e-3;

  private static final double TURNED = 1e-5;

  static final Matrix IDENTITY = new Matrix(1, 0, 0, 1, 0, 0);

  static Matrix of(PosedBone bone) {
    return new Matrix(
        bone.matrix(0),
        bone.matrix(1),
        bone.matrix(2),
        bone.matrix(3),
        bone.matrix(4),
        bone.matrix(5));
  }

  static Matrix of(Placement place) {
    double cos = Math.cos(place.rotation());
    double sin = Math.sin(place.rotation());
    return new Matrix(
        cos * place.scaleX(),
        sin * place.scaleX(),
        -sin * place.scaleY(),
        cos * place.scaleY(),
        place.x(),
        place.y());
  }

  /** Returns a transform that does another one first. */
  Matrix times(Matrix first) {
    return new Matrix(
        a * first.a + c * first.b,
        b * first.a + d * first.b,
        a * first.c + c * first.d,
        b * first.c + d * first.d,
        x(first.e, first.f),
        y(first.e, first.f));
  }

  double x(double px, double py) {
    return a * px + c * py + e;
  }

  double y(double px, double py) {
    return b * px + d * py + f;
  }

  /**
   * Returns whether nobody sees a difference between this and another one.
   *
   * @param reach how far things are from each other
   */
  boolean isNear(Matrix other, double reach) {
    double bound = TURNED * (1 + Math.max(Math.hypot(a, b), Math.hypot(c, d)));
    return Math.abs(a - other.a) <= bound
        && Math.abs(b - other.b) <= bound
        && Math.abs(c - other.c) <= bound
        && Math.abs(d - other.d) <= bound
        && Math.hypot(e - other.e, f - other.f) <= NEAR + TURNED * reach;
  }

  /** Returns the way back, or null if this is flat. */
  @Nullable Matrix inverse() {
    double area = a * d - b * c;
    if (!(Math.abs(area) >= FLAT)) {
      return null;
    }
    return new Matrix(
        d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area);
  }
}
