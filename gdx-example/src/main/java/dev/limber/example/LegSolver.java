package dev.limber.example;

import dev.limber.core.constraint.TwoBoneIk;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;

/**
 * Puts a foot where it should be, and turns it with the ground. Skel2D has no inverse kinematics of
 * its own; between animate and construct the bones are ours.
 */
final class LegSolver {
  private final TwoBoneIk leg;
  private final BoneHandle foot;
  private double footAngle;

  LegSolver(Puppet puppet, String side) {
    foot = puppet.bone("foot-" + side);
    // Knees are in front of the line from hip to ankle.
    leg = new TwoBoneIk(puppet, "leg-" + side, "shin-" + side, "foot-" + side).bend(1);
  }

  /** Returns where the ankle is, as of the last construct. */
  double ankleX() {
    return foot.worldX();
  }

  /** Takes the place of the ankle as of the last construct, raised. */
  void aim(double rise) {
    leg.target(foot.worldX(), foot.worldY() + rise);
    footAngle = foot.worldRotation();
  }

  /** Turns the leg so that the ankle gets there. */
  void solve() {
    leg.solve();
  }

  /** Turns the foot as it was before, and with the ground. */
  void tilt(double radians) {
    foot.worldRotation(footAngle + radians);
  }
}
