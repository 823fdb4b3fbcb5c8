package dev.limber.skelform.construct;

import static dev.limber.skelform.construct.Chains.arm;
import static dev.limber.skelform.construct.Chains.fabrik;
import static dev.limber.skelform.construct.Chains.family;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reaching solver, seen through constructed poses. */
class FabrikTest {
  private static final double QUARTER = Math.PI / 2;
  private static final List<Integer> ARM = List.of(0, 1, 2);

  private static ArmaturePose constructed(Armatures armatures) {
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    return pose;
  }

  private static void assertPlace(double x, double y, PosedBone bone, double tolerance) {
    assertEquals(x, bone.worldX(), tolerance);
    assertEquals(y, bone.worldY(), tolerance);
  }

  @Test
  void anElbowThatFitsStays() {
    // From the target (10, 10) a bone of 10 ends exactly on the elbow (10, 0).
    ArmaturePose pose = constructed(arm(10, 10).family(fabrik(ARM, 3)));
    assertPlace(0, 0, pose.bone(0), 0);
    assertPlace(10, 0, pose.bone(1), 1e-12);
    assertPlace(10, 10, pose.bone(2), 1e-12);
    assertEquals(0, pose.bone(0).worldRotation(), 1e-12);
    assertEquals(QUARTER, pose.bone(1).worldRotation(), 1e-12);
  }

  @Test
  void twoBonesReachEveryTargetWithinTheirReach() {
    for (int angle = 20; angle <= 340; angle += 20) {
      for (double distance : new double[] {5, 12, 18}) {
        double x = distance * Math.cos(Math.toRadians(angle));
        double y = distance * Math.sin(Math.toRadians(angle));
        if (angle == 180) {
          continue; // Straight behind a straight arm there is no side to bend to.
        }
        ArmaturePose pose = constructed(arm(x, y).family(fabrik(ARM, 3)));
        // Ten rounds come within a twentieth of the arm's length.
        assertPlace(x, y, pose.bone(2), 1);
      }
    }
  }

  @Test
  void bonesKeepTheirLengths() {
    ArmaturePose pose = constructed(arm(3, 14).family(fabrik(ARM, 3)));
    assertEquals(10, distance(pose.bone(0), pose.bone(1)), 1e-9);
    assertEquals(10, distance(pose.bone(1), pose.bone(2)), 1e-9);
  }

  private static double distance(PosedBone a, PosedBone b) {
    return Math.hypot(a.worldX() - b.worldX(), a.worldY() - b.worldY());
  }

  @Test
  void anUnreachableTargetStraightensTheChain() {
    ArmaturePose pose = constructed(arm(0, 100).family(fabrik(ARM, 3)));
    assertPlace(0, 10, pose.bone(1), 1e-6);
    assertPlace(0, 20, pose.bone(2), 1e-6);
  }

  @Test
  void theLastBoneKeepsItsOwnRotation() {
    // It inherits the solved rotation of the bone that it hangs on and adds its own.
    Armatures bent =
        new Armatures()
            .bone(-1, 0, 0)
            .bone(0, 10, 0)
            .bone(1, 10, 0, 0.3, 1, 1)
            .bone(-1, 10, 10)
            .family(fabrik(ARM, 3));
    assertEquals(QUARTER + 0.3, constructed(bent).bone(2).worldRotation(), 1e-12);
  }

  @Test
  void whatHangsOnTheChainFollowsIt() {
    ArmaturePose pose = constructed(arm(10, 10).bone(1, 0, 5).bone(2, 5, 0).family(fabrik(ARM, 3)));
    // Bone 1 looks up: 5 across it is to the left, 5 along bone 2 is up.
    assertPlace(5, 0, pose.bone(4), 1e-12);
    assertPlace(10, 15, pose.bone(5), 1e-12);
  }

  @Test
  void aChainOfTwoBonesPointsAtItsTarget() {
    ArmaturePose pose =
        constructed(
            new Armatures()
                .bone(-1, 1, 1)
                .bone(0, 10, 0)
                .bone(-1, 1 - 30, 1 + 40)
                .family(fabrik(List.of(0, 1), 2)));
    assertEquals(Math.atan2(40, -30), pose.bone(0).worldRotation(), 1e-12);
    assertPlace(1 - 6, 1 + 8, pose.bone(1), 1e-12);
  }

  @Test
  void theRootOfTheChainStaysOnItsParent() {
    ArmaturePose pose =
        constructed(
            new Armatures()
                .bone(-1, 100, 0, QUARTER, 1, 1)
                .bone(0, 10, 0)
                .bone(1, 10, 0)
                .bone(-1, 200, 10)
                .family(fabrik(List.of(1, 2), 3)));
    assertPlace(100, 10, pose.bone(1), 1e-12);
    assertEquals(0, pose.bone(1).worldRotation(), 1e-12);
    assertPlace(110, 10, pose.bone(2), 1e-12);
  }

  @Test
  void aConstraintMirrorsTheBendToItsSide() {
    // The elbow at (10, 0) lies to the right of the line to (10, 10). Mirrored: up, then right.
    for (IkConstraint constraint : IkConstraint.values()) {
      boolean mirrored = constraint == IkConstraint.CLOCKWISE;
      ArmaturePose pose =
          constructed(arm(10, 10).family(family(ARM, 3, IkMode.FABRIK, constraint, false)));
      assertEquals(mirrored ? QUARTER : 0, pose.bone(0).worldRotation(), 1e-12);
      assertEquals(mirrored ? 0 : QUARTER, pose.bone(1).worldRotation(), 1e-12);
      assertPlace(mirrored ? 0 : 10, mirrored ? 10 : 0, pose.bone(1), 1e-12);
      assertPlace(10, 10, pose.bone(2), 1e-12);
    }
  }

  @Test
  void theOtherConstraintMirrorsTheOtherBend() {
    // The same arm upside down.
    for (IkConstraint constraint : IkConstraint.values()) {
      boolean mirrored = constraint == IkConstraint.COUNTER_CLOCKWISE;
      ArmaturePose pose =
          constructed(arm(10, -10).family(family(ARM, 3, IkMode.FABRIK, constraint, false)));
      assertPlace(mirrored ? 0 : 10, mirrored ? -10 : 0, pose.bone(1), 1e-12);
      assertPlace(10, -10, pose.bone(2), 1e-12);
    }
  }

  @Test
  void aFamilyWithoutTargetDoesNothing() {
    ArmaturePose pose = constructed(arm(10, 10).family(fabrik(ARM, -1)));
    assertPlace(20, 0, pose.bone(2), 0);
  }

  @Test
  void aFamilyWithoutBonesDoesNothing() {
    ArmaturePose pose = constructed(arm(10, 10).family(fabrik(List.of(), 3)));
    assertPlace(20, 0, pose.bone(2), 0);
  }

  @Test
  void bakedIkIsNotSolved() {
    ArmaturePose pose = constructed(arm(10, 10).family(fabrik(ARM, 3)).bakedIk());
    assertPlace(20, 0, pose.bone(2), 0);
    assertEquals(0, pose.bone(1).worldRotation());
  }

  @Test
  void mimicTargetGivesTheLastBoneTheTargetsWorldRotation() {
    Armatures armatures =
        new Armatures()
            .bone(-1, 0, 0)
            .bone(0, 10, 0)
            .bone(1, 10, 0, 5, 1, 1)
            .bone(-1, 0, 0, 0.5, 1, 1)
            .bone(3, 10, 10, 0.2, 1, 1)
            .family(family(ARM, 4, IkMode.FABRIK, IkConstraint.NONE, true));
    ArmaturePose pose = constructed(armatures);
    assertEquals(0.7, pose.bone(2).worldRotation(), 1e-12);
    pose.family(0).mimicTarget(false);
    pose.construct();
    double follows = pose.bone(1).worldRotation() + 5 - 2 * Math.PI;
    assertEquals(follows, pose.bone(2).worldRotation(), 1e-12);
  }

  @Test
  void mimicTargetWorksForAChainOfOneBone() {
    Armatures one =
        new Armatures()
            .bone(-1, 1, 2, 0.4, 1, 1)
            .bone(-1, 50, 60, 0.9, 1, 1)
            .bone(0, 10, 0)
            .family(family(List.of(0), 1, IkMode.ARC, IkConstraint.CLOCKWISE, true));
    ArmaturePose pose = constructed(one);
    assertEquals(0.9, pose.bone(0).worldRotation(), 1e-12);
    assertPlace(1 + 10 * Math.cos(0.9), 2 + 10 * Math.sin(0.9), pose.bone(2), 1e-12);
  }

  @Test
  void aChainOfOneBoneKeepsItsRotation() {
    Armatures one = new Armatures().bone(-1, 1, 2, 0.4, 1, 1).bone(-1, 50, 60);
    ArmaturePose pose = constructed(one.family(fabrik(List.of(0), 1)));
    assertEquals(0.4, pose.bone(0).worldRotation(), 1e-12);
    assertPlace(1, 2, pose.bone(0), 0);
  }
}
