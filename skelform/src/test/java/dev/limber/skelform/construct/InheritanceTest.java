package dev.limber.skelform.construct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import org.junit.jupiter.api.Test;

/** Children take position, rotation and scale from their parents. */
class InheritanceTest {
  private static final double QUARTER = Math.PI / 2;

  private static PosedBone constructed(Armatures armatures, int bone) {
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    return pose.bone(bone);
  }

  private static void assertPlace(double x, double y, PosedBone bone) {
    assertEquals(x, bone.worldX(), 1e-12);
    assertEquals(y, bone.worldY(), 1e-12);
  }

  @Test
  void aRootStandsWhereItsValuesSay() {
    PosedBone bone = constructed(new Armatures().bone(-1, 3, 4, 0.5, 2, -3), 0);
    assertPlace(3, 4, bone);
    assertEquals(0.5, bone.worldRotation(), 1e-12);
    assertEquals(Math.cos(0.5), bone.worldCos(), 1e-12);
    assertEquals(Math.sin(0.5), bone.worldSin(), 1e-12);
    assertEquals(2, bone.worldScaleX());
    assertEquals(-3, bone.worldScaleY());
  }

  @Test
  void aChildsPlaceIsScaledThenTurnedThenMoved() {
    // (1, 2) scaled by (2, 3) is (2, 6), turned by a quarter (-6, 2), moved by (100, 50).
    Armatures two = new Armatures().bone(-1, 100, 50, QUARTER, 2, 3).bone(0, 1, 2);
    assertPlace(94, 52, constructed(two, 1));
  }

  @Test
  void rotationsAddDownTheTree() {
    Armatures three =
        new Armatures().bone(-1, 0, 0, 0.25, 1, 1).bone(0, 0, 0, 0.5, 1, 1).bone(1, 0, 0, -1, 1, 1);
    assertEquals(-0.25, constructed(three, 2).worldRotation(), 1e-12);
  }

  @Test
  void rotationsAreGivenWithinHalfATurn() {
    Armatures two = new Armatures().bone(-1, 0, 0, 3, 1, 1).bone(0, 0, 0, 3, 1, 1);
    assertEquals(6 - 2 * Math.PI, constructed(two, 1).worldRotation(), 1e-12);
  }

  @Test
  void scalesMultiplyAxisByAxisSoThatNothingShears() {
    // Whatever the rotation between them, x goes with x and y with y.
    Armatures two = new Armatures().bone(-1, 0, 0, 1, 2, 3).bone(0, 0, 0, QUARTER, 5, 7);
    PosedBone child = constructed(two, 1);
    assertEquals(10, child.worldScaleX(), 1e-12);
    assertEquals(21, child.worldScaleY(), 1e-12);
    assertEquals(1 + QUARTER, child.worldRotation(), 1e-12);
  }

  @Test
  void aNegativeScaleMirrorsThePlaceButNotTheRotation() {
    Armatures two = new Armatures().bone(-1, 100, 0, 0, -2, 1).bone(0, 10, 5, 0.3, 1, 1);
    PosedBone child = constructed(two, 1);
    assertPlace(80, 5, child);
    assertEquals(0.3, child.worldRotation(), 1e-12);
    assertEquals(-2, child.worldScaleX());
  }

  @Test
  void aScaleOfZeroPutsChildrenOnTheirParent() {
    Armatures three =
        new Armatures().bone(-1, 4, 5, 1, 0, 0).bone(0, 10, 10).bone(1, 20, 20, 0, 9, 9);
    PosedBone grandchild = constructed(three, 2);
    assertPlace(4, 5, grandchild);
    assertEquals(0, grandchild.worldScaleX());
  }

  @Test
  void grandchildrenFollowTheirWholeLine() {
    // Each bone is 10 along its parent's x axis and turned a quarter: a square.
    Armatures square =
        new Armatures()
            .bone(-1, 0, 0, 0, 1, 1)
            .bone(0, 10, 0, QUARTER, 1, 1)
            .bone(1, 10, 0, QUARTER, 1, 1)
            .bone(2, 10, 0, QUARTER, 1, 1)
            .bone(3, 10, 0, QUARTER, 1, 1);
    assertPlace(10, 0, constructed(square, 1));
    assertPlace(10, 10, constructed(square, 2));
    assertPlace(0, 10, constructed(square, 3));
    assertPlace(0, 0, constructed(square, 4));
  }

  @Test
  void siblingsAndOtherRootsDoNotTouchEachOther() {
    Armatures forest =
        new Armatures().bone(-1, 100, 0, 1, 2, 2).bone(-1, 5, 6).bone(0, 1, 0).bone(1, 1, 0);
    assertPlace(5, 6, constructed(forest, 1));
    assertPlace(6, 6, constructed(forest, 3));
  }

  @Test
  void constructingAgainGivesTheSame() {
    ArmaturePose pose =
        new Armatures().bone(-1, 1, 2, 0.1, 2, 2).bone(0, 3, 4, 0.2, 1, 1).build().newPose();
    pose.construct();
    double x = pose.bone(1).worldX();
    pose.construct();
    assertEquals(x, pose.bone(1).worldX());
  }

  @Test
  void turningBackAndForthLeavesNothingBehind() {
    ArmaturePose pose = new Armatures().bone(-1, 0, 0).bone(0, 10, 0).build().newPose();
    pose.bone(0).rotation(QUARTER);
    pose.construct();
    assertPlace(0, 10, pose.bone(1));
    pose.bone(0).rotation(0);
    pose.construct();
    assertEquals(10, pose.bone(1).worldX());
    assertEquals(0, pose.bone(1).worldY());
  }
}
