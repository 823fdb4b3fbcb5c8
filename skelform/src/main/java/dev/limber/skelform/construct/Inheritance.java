package dev.limber.skelform.construct;

import dev.limber.skelform.animate.LocalPose;

/**
 * The spec's {@code inheritance}: children take scale, rotation and position from their parents.
 *
 * <p>A child's position is scaled by its parent's world scale, turned by its world rotation and
 * added to its position; scales multiply and rotations add, so there is no shear. A plan is the
 * list of bones to visit, each followed by where its parent's numbers begin; roots hang on one more
 * bone that never moves, behind all others, so that there is no case to tell apart. The three loops
 * say the same thing with more and more on top; they are apart because this is the hottest code
 * there is.
 */
final class Inheritance {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;

  private Inheritance() {}

  /**
   * Inherits the bones of a plan, without physics.
   *
   * @param turns cosine and sine of each bone's rotation in its parent, mirrored if the parent is
   */
  static void inherit(int[] plan, double[] local, double[] turns, WorldPose world) {
    double[] w = world.bones;
    for (int i = 0; i < plan.length; i += 2) {
      int b = plan[i];
      int p = plan[i + 1];
      int l = L * b;
      int o = W * b;
      double cos = turns[2 * b];
      double sin = turns[2 * b + 1];
      double parentCos = w[p + 2];
      double parentSin = w[p + 3];
      double parentScaleX = w[p + 4];
      double parentScaleY = w[p + 5];
      double x = local[l] * parentScaleX;
      double y = local[l + 1] * parentScaleY;
      w[o] = x * parentCos - y * parentSin + w[p];
      w[o + 1] = x * parentSin + y * parentCos + w[p + 1];
      w[o + 2] = cos * parentCos - sin * parentSin;
      w[o + 3] = sin * parentCos + cos * parentSin;
      w[o + 4] = local[l + 3] * parentScaleX;
      w[o + 5] = local[l + 4] * parentScaleY;
    }
  }

  /** Inherits the bones of a plan, with the rotations that inverse kinematics has set. */
  static void inheritIk(int[] plan, double[] local, WorldPose world) {
    double[] w = world.bones;
    double[] turns = world.localTurns;
    double[] ikTurns = world.ikTurns;
    boolean[] ikSet = world.ikSet;
    for (int i = 0; i < plan.length; i += 2) {
      int b = plan[i];
      int p = plan[i + 1];
      int l = L * b;
      int o = W * b;
      double parentCos = w[p + 2];
      double parentSin = w[p + 3];
      double parentScaleX = w[p + 4];
      double parentScaleY = w[p + 5];
      double x = local[l] * parentScaleX;
      double y = local[l + 1] * parentScaleY;
      w[o] = x * parentCos - y * parentSin + w[p];
      w[o + 1] = x * parentSin + y * parentCos + w[p + 1];
      if (ikSet[b]) {
        w[o + 2] = ikTurns[2 * b];
        w[o + 3] = ikTurns[2 * b + 1];
      } else {
        double cos = turns[2 * b];
        double sin = turns[2 * b + 1];
        w[o + 2] = cos * parentCos - sin * parentSin;
        w[o + 3] = sin * parentCos + cos * parentSin;
      }
      w[o + 4] = local[l + 3] * parentScaleX;
      w[o + 5] = local[l + 4] * parentScaleY;
    }
  }

  /** Inherits the bones of a plan, with IK rotations and what physics does to them. */
  static void inheritPhysics(Rig rig, double[] local, WorldPose world) {
    int[] plan = rig.afterPhysics;
    PhysicsSimulation physics = rig.simulation;
    double[] w = world.bones;
    double[] turns = world.localTurns;
    double[] swing = world.swing;
    for (int i = 0; i < plan.length; i += 2) {
      int b = plan[i];
      int p = plan[i + 1];
      int l = L * b;
      int o = W * b;
      int entry = rig.physicsOf[b];
      // A swaying bone hangs on its parent turned by the swing, with its position too.
      double parentCos = w[p + 2];
      double parentSin = w[p + 3];
      if (entry >= 0) {
        physics.swing(entry, world.physics, swing);
        parentCos = w[p + 2] * swing[0] - w[p + 3] * swing[1];
        parentSin = w[p + 3] * swing[0] + w[p + 2] * swing[1];
      }
      double x = local[l] * w[p + 4];
      double y = local[l + 1] * w[p + 5];
      w[o] = x * parentCos - y * parentSin + w[p];
      w[o + 1] = x * parentSin + y * parentCos + w[p + 1];
      boolean set = world.ikSet[b];
      double cos = turns[2 * b];
      double sin = turns[2 * b + 1];
      // Physics may have mirrored the parent, or taken that back.
      if (rig.mirrorsTurns && BoneFlip.isFacingLeft(w[p + 4], w[p + 5]) != world.mirrored[b]) {
        sin = -sin;
      }
      w[o + 2] = set ? world.ikTurns[2 * b] : cos * parentCos - sin * parentSin;
      w[o + 3] = set ? world.ikTurns[2 * b + 1] : sin * parentCos + cos * parentSin;
      w[o + 4] = local[l + 3] * w[p + 4];
      w[o + 5] = local[l + 4] * w[p + 5];
      if (entry >= 0) {
        physics.override(entry, b, world);
      }
    }
  }
}
