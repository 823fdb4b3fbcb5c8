package dev.limber.skel2d.language;

/**
 * New values for a bone of the setup pose; those that are NaN stay as they are.
 *
 * @param x where it is on its parent
 * @param y where it is on its parent, up
 * @param degrees how far it is turned, counter-clockwise
 * @param scaleX scale along its own x
 * @param scaleY scale along its own y
 * @param length how long editors show it
 */
public record BoneValues(
    double x, double y, double degrees, double scaleX, double scaleY, double length) {
  /** All values stay. */
  public static final BoneValues NONE =
      new BoneValues(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);

  /** Returns the same with another x. */
  public BoneValues withX(double newX) {
    return new BoneValues(newX, y, degrees, scaleX, scaleY, length);
  }

  /** Returns the same with another y. */
  public BoneValues withY(double newY) {
    return new BoneValues(x, newY, degrees, scaleX, scaleY, length);
  }

  /** Returns the same with another rotation in degrees. */
  public BoneValues withRotation(double newDegrees) {
    return new BoneValues(x, y, newDegrees, scaleX, scaleY, length);
  }

  /** Returns the same with another scale along x. */
  public BoneValues withScaleX(double newScale) {
    return new BoneValues(x, y, degrees, newScale, scaleY, length);
  }

  /** Returns the same with another scale along y. */
  public BoneValues withScaleY(double newScale) {
    return new BoneValues(x, y, degrees, scaleX, newScale, length);
  }

  /** Returns the same with another length. */
  public BoneValues withLength(double newLength) {
    return new BoneValues(x, y, degrees, scaleX, scaleY, newLength);
  }

  /** Returns the value of a property by its letter, one of {@code xyrijl}. */
  double of(char letter) {
    return switch (letter) {
      case 'x' -> x;
      case 'y' -> y;
      case 'r' -> degrees;
      case 'i' -> scaleX;
      case 'j' -> scaleY;
      default -> length;
    };
  }
}
