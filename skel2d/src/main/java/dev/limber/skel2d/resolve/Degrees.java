package dev.limber.skel2d.resolve;

/** Turns degrees, as written, into radians. */
public final class Degrees {
  private static final double TURN = 2 * Math.PI;

  /** Up to here turns are taken off one at a time, with the same rounding as they always were. */
  private static final double FEW_TURNS = 64 * TURN;

  private Degrees() {}

  /** Returns radians from -π to π. */
  public static double toRadians(double degrees) {
    double radians = degrees / 180 * Math.PI;
    if (Math.abs(radians) > FEW_TURNS) {
      radians %= TURN;
    }
    while (radians > Math.PI) {
      radians -= TURN;
    }
    while (radians < -Math.PI) {
      radians += TURN;
    }
    return radians;
  }
}
