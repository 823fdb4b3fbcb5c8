package dev.limber.skelform.data;

/**
 * Physics of one bone: how it lags, sways and bounces. Steps are per construct call.
 *
 * @param bone index of the bone, -1 for none
 * @param positionDamping steps that the position lags, 0 for none
 * @param positionRatio above 0 lowers the damping along x, below 0 along y; -1 to 1
 * @param rotationDamping divisor of the rotation's catching up, 0 for none
 * @param sway strength of the swing around the parent, 0 for none
 * @param bounce 0 to 1: how much of the swing's speed is kept
 * @param scaleDamping steps that the scale lags, 0 for none
 * @param scaleRatio like {@code positionRatio}, for the scale
 * @param start state right after loading: the editor's live state when the file was saved
 */
public record Physics(
    int bone,
    double positionDamping,
    double positionRatio,
    double rotationDamping,
    double sway,
    double bounce,
    double scaleDamping,
    double scaleRatio,
    State start) {

  /**
   * What physics remembers from step to step; all in model space.
   *
   * @param x position
   * @param y position
   * @param rotation radians
   * @param scaleX scale
   * @param scaleY scale
   * @param orbit angle from the parent as it sways, radians, not wrapped
   * @param orbitDifference angle from the parent without sway, minus {@code orbit}
   * @param orbitVelocity speed of the swing, radians a step
   */
  public record State(
      double x,
      double y,
      double rotation,
      double scaleX,
      double scaleY,
      double orbit,
      double orbitDifference,
      double orbitVelocity) {
    /** All zero: what absent fields mean. */
    public static final State ZERO = new State(0, 0, 0, 0, 0, 0, 0, 0);
  }
}
