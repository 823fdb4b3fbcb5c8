package dev.limber.skelform.construct;

import static dev.limber.skelform.construct.Chains.arc;
import static dev.limber.skelform.construct.Chains.arm;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The arch solver. The numbers: a chain 0, 10, 20 long reaches for a target 12 away, so that it is
 * narrowed to 12/20 and sags by 12 - 20 = -8 times sin(3.14 * 10/20) = 0.99999968 in the middle and
 * sin(3.14) = 0.00159265 at its end; with the true π the end would not sag at all.
 */
class ArcTest {
  private static final double MIDDLE = -8 * 0.9999996829318346;
  private static final double END = -8 * 0.0015926529164868282;
  private static final List<Integer> ARM = List.of(0, 1, 2);

  private static double[][] solved(double rootX, double rootY, double targetX, double targetY) {
    double[] x = {rootX, rootX + 10, rootX + 20};
    double[] y = {rootY, rootY, rootY};
    Arc.solve(x, y, 3, targetX, targetY, new double[3]);
    return new double[][] {x, y};
  }

  @Test
  void bonesLieOnAnArchThatUses314ForPi() {
    double[][] points = solved(0, 0, 12, 0);
    assertArrayEquals(new double[] {0, 6, 12}, points[0], 1e-12);
    assertArrayEquals(new double[] {0, MIDDLE, END}, points[1], 1e-12);
  }

  @Test
  void theArchTurnsWithTheTarget() {
    double[][] points = solved(0, 0, 0, 12);
    assertArrayEquals(new double[] {0, -MIDDLE, -END}, points[0], 1e-12);
    assertArrayEquals(new double[] {0, 6, 12}, points[1], 1e-12);
  }

  @Test
  void theAbsoluteXIsNarrowedAndNotTheXFromTheRoot() {
    // 110 * 0.6 = 66 and 120 * 0.6 = 72, where 106 and 112 would be meant.
    double[][] points = solved(100, 7, 112, 7);
    assertArrayEquals(new double[] {100, 66, 72}, points[0], 1e-12);
    assertArrayEquals(new double[] {7, 7 + MIDDLE, 7 + END}, points[1], 1e-12);
  }

  @Test
  void aTargetOutOfReachStraightensTheChain() {
    double[][] points = solved(0, 0, 0, 500);
    assertArrayEquals(new double[] {0, 0, 0}, points[0], 1e-12);
    assertArrayEquals(new double[] {0, 10, 20}, points[1], 1e-12);
  }

  @Test
  void constructedBonesPointAlongTheArch() {
    ArmaturePose pose = arm(12, 0).family(arc(ARM, 3)).build().newPose();
    pose.construct();
    double first = Math.atan2(MIDDLE, 6);
    double second = Math.atan2(END - MIDDLE, 6);
    assertEquals(first, pose.bone(0).worldRotation(), 1e-12);
    assertEquals(second, pose.bone(1).worldRotation(), 1e-12);
    // Rotations are all that is kept: the bones are as long as before.
    assertEquals(10 * Math.cos(first), pose.bone(1).worldX(), 1e-12);
    assertEquals(10 * Math.sin(first) + 10 * Math.sin(second), pose.bone(2).worldY(), 1e-12);
  }

  @Test
  void aConstraintMirrorsTheArch() {
    Armatures armatures =
        arm(12, 0).family(Chains.family(ARM, 3, IkMode.ARC, IkConstraint.CLOCKWISE, false));
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    // The arch sags: its first joint lies to the right of the line to the target.
    assertEquals(-Math.atan2(MIDDLE, 6), pose.bone(0).worldRotation(), 1e-12);
    assertEquals(-Math.atan2(END - MIDDLE, 6), pose.bone(1).worldRotation(), 1e-12);
    pose.family(0).constraint(IkConstraint.COUNTER_CLOCKWISE);
    pose.construct();
    assertEquals(Math.atan2(MIDDLE, 6), pose.bone(0).worldRotation(), 1e-12);
  }

  @Test
  void theArchFollowsChangesOfTheChain() {
    ArmaturePose pose = arm(12, 0).family(arc(ARM, 3)).build().newPose();
    pose.construct();
    pose.bone(0).scale(2, 2);
    pose.construct();
    // Now 20 and 40 long for a target 12 away: narrowed to 0.3, sagging by -28.
    assertEquals(Math.atan2(MIDDLE / 8 * 28, 6), pose.bone(0).worldRotation(), 1e-12);
    pose.bone(0).scale(1, 1);
    pose.construct();
    assertEquals(Math.atan2(MIDDLE, 6), pose.bone(0).worldRotation(), 1e-12);
  }

  @Test
  void aChainCountsAsLongAsTheStraightLineToItsEnd() {
    // A right angle: 10 right, 10 up. Span sqrt(200), but the walk to the corner is 10.
    double span = Math.sqrt(200);
    double[] x = {0, 10, 10};
    double[] y = {0, 0, 10};
    Arc.solve(x, y, 3, 5, 0, new double[3]);
    double rise = 5 - span;
    assertArrayEquals(new double[] {0, 50 / span, 50 / span}, x, 1e-12);
    double corner = rise * Math.sin(10 / span * 3.14);
    assertArrayEquals(new double[] {0, corner, rise * Math.sin(20 / span * 3.14)}, y, 1e-12);
  }

  @Test
  void theArchOfAChainWithGapsIsTheSame() {
    // A bone between them that belongs to no family does not change where the chain's bones lie.
    Armatures armatures =
        new Armatures()
            .bone(-1, 0, 0)
            .bone(0, 4, 0)
            .bone(1, 6, 0)
            .bone(2, 10, 0)
            .bone(-1, 12, 0)
            .family(arc(List.of(0, 2, 3), 4));
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    assertEquals(Math.atan2(MIDDLE, 6), pose.bone(0).worldRotation(), 1e-12);
    assertEquals(Math.atan2(END - MIDDLE, 6), pose.bone(2).worldRotation(), 1e-12);
  }

  @Test
  void aTargetOnTheRootFoldsTheChain() {
    // Narrowed to nothing, sagging by its whole length.
    double[][] points = solved(0, 0, 0, 0);
    assertArrayEquals(new double[] {0, 0, 0}, points[0], 1e-12);
    assertArrayEquals(new double[] {0, MIDDLE * 2.5, END * 2.5}, points[1], 1e-12);
  }

  @Test
  void aChainThatEndsOnItsRootStaysAsItIs() {
    double[] x = {3, 13, 3};
    double[] y = {4, 4, 4};
    Arc.solve(x, y, 3, 50, 60, new double[3]);
    assertArrayEquals(new double[] {3, 13, 3}, x);
    assertArrayEquals(new double[] {4, 4, 4}, y);
  }
}
