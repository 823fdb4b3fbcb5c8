package dev.limber.skelform.construct;

import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.data.IkMode;
import org.jspecify.annotations.Nullable;

/**
 * The spec's {@code inverseKinematics}: solves the families in order and sets the world rotations
 * of their bones, all but the last of each. Holds the scratch of one pose.
 */
final class InverseKinematics {
  private static final int W = WorldPose.STRIDE;

  private final Rig rig;

  // The points of the chain that is being solved.
  private final double[] x;
  private final double[] y;
  private final double[] scratch;

  /** The arch of each family that is a limb. */
  private final @Nullable ArchShape[] arches;

  InverseKinematics(Rig rig) {
    this.rig = rig;
    arches = new ArchShape[rig.chains.length];
    int longest = 1;
    for (int f : rig.activeFamilies) {
      longest = Math.max(longest, rig.chains[f].length);
      arches[f] = rig.isLimb[f] ? new ArchShape(rig.chains[f]) : null;
    }
    x = new double[longest];
    y = new double[longest];
    scratch = new double[longest];
  }

  void solve(LocalPose pose, WorldPose world) {
    if (rig.absoluteTurns) {
      for (int bone : rig.chainBones) {
        world.ikSet[bone] = false;
      }
    }
    for (int f : rig.activeFamilies) {
      solve(f, pose, world);
    }
  }

  private void solve(int family, LocalPose pose, WorldPose world) {
    int[] chain = rig.chains[family];
    int last = chain.length - 1;
    double[] w = world.bones;
    int target = W * rig.targets[family];
    double targetX = w[target + WorldPose.X];
    double targetY = w[target + WorldPose.Y];
    place(family, targetX, targetY, pose, world);

    double baseX = targetX - x[0];
    double baseY = targetY - y[0];
    boolean mirror =
        last > 0 && Bend.isWrong(x[1] - x[0], y[1] - y[0], baseX, baseY, pose.constraint[family]);
    double cos2 = mirror ? Bend.doubleCos(baseX, baseY) : 0;
    double sin2 = mirror ? Bend.doubleSin(baseX, baseY) : 0;
    // The world rotation of the bone before, from which the next one turns.
    int holder = W * rig.hangsOn(chain[0]);
    double heldCos = w[holder + WorldPose.COS];
    double heldSin = w[holder + WorldPose.SIN];
    for (int i = 0; i < last; i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      double length = Math.sqrt(dx * dx + dy * dy);
      // Bones on one spot have no direction; the angle of the zero vector is 0.
      double part = length > 0 ? 1 / length : 0;
      double cos = length > 0 ? dx * part : 1;
      double sin = dy * part;
      double turnCos = mirror ? Bend.mirrorCos(cos2, sin2, cos, sin) : cos;
      double turnSin = mirror ? Bend.mirrorSin(cos2, sin2, cos, sin) : sin;
      set(chain[i], turnCos, turnSin, heldCos, heldSin, world);
      heldCos = turnCos;
      heldSin = turnSin;
    }
    int end = chain[last];
    if (pose.mimicTarget[family]) {
      set(end, w[target + WorldPose.COS], w[target + WorldPose.SIN], heldCos, heldSin, world);
    } else {
      world.solvedTurns[2 * end] = world.localTurns[2 * end];
      world.solvedTurns[2 * end + 1] = world.localTurns[2 * end + 1];
    }
    if (rig.seenByLaterFamilies[family]) {
      leaveBehind(chain, mirror, cos2, sin2, world);
    }
  }

  /** Solves where the bones of a chain lie. */
  private void place(int family, double targetX, double targetY, LocalPose pose, WorldPose world) {
    int[] chain = rig.chains[family];
    int n = chain.length;
    double[] w = world.bones;
    for (int i = 0; i < n; i++) {
      int at = W * chain[i];
      x[i] = w[at + WorldPose.X];
      y[i] = w[at + WorldPose.Y];
    }
    ArchShape arch = arches[family];
    if (pose.mode[family] == IkMode.FABRIK) {
      Fabrik.solve(x, y, n, targetX, targetY, scratch, Fabrik.ROUNDS);
    } else if (arch == null) {
      Arc.solve(x, y, n, targetX, targetY, scratch);
    } else {
      arch.refresh(pose.values, world);
      Arc.solve(x, y, n, targetX, targetY, arch.span, arch.height);
    }
  }

  /** Sets a bone's world rotation, and says it as a rotation from that of the bone it hangs on. */
  private void set(
      int bone, double cos, double sin, double heldCos, double heldSin, WorldPose world) {
    if (rig.absoluteTurns) {
      world.ikSet[bone] = true;
      world.ikTurns[2 * bone] = cos;
      world.ikTurns[2 * bone + 1] = sin;
    }
    world.solvedTurns[2 * bone] = cos * heldCos + sin * heldSin;
    world.solvedTurns[2 * bone + 1] = sin * heldCos - cos * heldSin;
  }

  /** Writes the solved bones back: a later family that shares them starts from there. */
  private void leaveBehind(
      int[] chain, boolean mirrored, double cos2, double sin2, WorldPose world) {
    double[] w = world.bones;
    for (int i = 0; i < chain.length; i++) {
      int bone = chain[i];
      int at = W * bone;
      w[at + WorldPose.X] = x[i];
      w[at + WorldPose.Y] = y[i];
      if (world.ikSet[bone]) {
        w[at + WorldPose.COS] = world.ikTurns[2 * bone];
        w[at + WorldPose.SIN] = world.ikTurns[2 * bone + 1];
      } else if (mirrored) {
        double cos = w[at + WorldPose.COS];
        double sin = w[at + WorldPose.SIN];
        w[at + WorldPose.COS] = Bend.mirrorCos(cos2, sin2, cos, sin);
        w[at + WorldPose.SIN] = Bend.mirrorSin(cos2, sin2, cos, sin);
      }
    }
  }
}
