package dev.limber.skelform.pose;

/**
 * What an engine runtime's {@code Construct} takes: where the character stands on the screen, how
 * large it is and how it moves. The screen's y points down.
 *
 * @param x position on the screen
 * @param y position on the screen
 * @param scaleX size; negative mirrors
 * @param scaleY size; negative mirrors
 * @param velocityX how far the character has moved since the last call, in model units: physics
 *     lags behind by it
 * @param velocityY the same along y
 */
public record ConstructOptions(
    double x, double y, double scaleX, double scaleY, double velocityX, double velocityY) {

  /** Creates options; all numbers must be finite. */
  public ConstructOptions {
    if (!Double.isFinite(x + y + scaleX + scaleY + velocityX + velocityY)) {
      throw new IllegalArgumentException("position, scale and velocity must be finite numbers");
    }
  }

  /** At the origin, in its own size, not moving. */
  public static final ConstructOptions DEFAULT = new ConstructOptions(0, 0, 1, 1, 0, 0);

  /** Returns these options with another position. */
  public ConstructOptions at(double newX, double newY) {
    return new ConstructOptions(newX, newY, scaleX, scaleY, velocityX, velocityY);
  }

  /** Returns these options with another size. */
  public ConstructOptions scaled(double newScaleX, double newScaleY) {
    return new ConstructOptions(x, y, newScaleX, newScaleY, velocityX, velocityY);
  }

  /** Returns these options with another velocity. */
  public ConstructOptions moving(double newVelocityX, double newVelocityY) {
    return new ConstructOptions(x, y, scaleX, scaleY, newVelocityX, newVelocityY);
  }

  /** Returns where a model x lies on the screen. */
  public double screenX(double modelX) {
    return modelX * scaleX + x;
  }

  /** Returns where a model y, which points up, lies on the screen. */
  public double screenY(double modelY) {
    return y - modelY * scaleY;
  }
}
