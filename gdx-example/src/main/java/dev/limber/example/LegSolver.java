package dev.limber.example;

import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;

/**
 * Puts a foot where it should be: a leg of two bones, solved with the law of cosines. Skel2D has no
 * inverse kinematics of its own; between animate and construct the bones are ours.
 */
final class LegSolver {
  private final BoneHandle hips;
  private final BoneHandle thigh;
  private final BoneHandle shin;
  private final BoneHandle foot;

  LegSolver(Puppet puppet, String hips, String thigh, String shin, String foot) {
    this.hips = puppet.bone(hips);
    this.thigh = puppet.bone(thigh);
    this.shin = puppet.bone(shin);
    this.foot = puppet.bone(foot);
  }

  /** Returns where the ankle is, as of the last construct. */
  double ankleX() {
    return foot.worldX();
  }

  double ankleY() {
    return foot.worldY();
  }

  /**
   * Turns the bones so that the ankle gets to a point of the model.
   *
   * @param drop how far the hips were lowered since the last construct
   * @param tilt how far the foot is turned, in radians
   */
  void reach(double x, double y, double drop, double tilt) {
    double upper = thigh.length();
    double lower = shin.length();
    double dx = x - thigh.worldX();
    double dy = y - (thigh.worldY() - drop);
    double distance = Math.sqrt(dx * dx + dy * dy);
    double reach = Math.min(distance, 0.9999 * (upper + lower));
    double footAngle = angle(foot) + tilt;
    double bend =
        Math.acos(clamped((upper * upper + reach * reach - lower * lower) / (2 * upper * reach)));
    double knee =
        Math.acos(clamped((upper * upper + lower * lower - reach * reach) / (2 * upper * lower)));
    // Knees are in front of the line from hip to ankle.
    double thighAngle = Math.atan2(dy, dx) + bend;
    double shinAngle = thighAngle + knee - Math.PI;
    thigh.rotation(thighAngle - angle(hips));
    shin.rotation(shinAngle - thighAngle);
    foot.rotation(footAngle - shinAngle);
  }

  private static double clamped(double cosine) {
    return Math.max(-1, Math.min(cosine, 1));
  }

  /** Returns a bone's direction in the model. */
  static double angle(BoneHandle bone) {
    return Math.atan2(bone.matrix(1), bone.matrix(0));
  }
}
