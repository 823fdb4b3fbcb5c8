package dev.limber.skelform.construct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.ConstructOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Damping. A step goes 2 of {@code damping} frames along a curve whose handles lie on its diagonal:
 * with a damping of 10 a fifth of the way, with 5 two fifths.
 */
class PhysicsTest {
  private static Physics.State at(double x, double y, double rotation, double scale) {
    return new Physics.State(x, y, rotation, scale, scale, 0, 0, 0);
  }

  private static Physics position(double damping, double ratio, Physics.State start) {
    return new Physics(0, damping, ratio, 0, 0, 0, 0, 0, start);
  }

  /** One bone at (60, 60), turned by -3, twice its size, and a child 10 to its right. */
  private static ArmaturePose pose(Physics physics) {
    Armatures armatures = new Armatures().bone(-1, 60, 60, -3, 2, 2).bone(0, 10, 0);
    return armatures.physics(physics).build().newPose();
  }

  private static void assertState(double x, double y, ArmaturePose pose) {
    assertEquals(x, pose.physics(0).x(), 1e-9);
    assertEquals(y, pose.physics(0).y(), 1e-9);
    assertEquals(x, pose.bone(0).worldX(), 1e-9);
    assertEquals(y, pose.bone(0).worldY(), 1e-9);
  }

  @Test
  void aStepTakesAPartOfTheWayThatTheDampingSays() {
    ArmaturePose pose = pose(position(10, 0, Physics.State.ZERO));
    pose.construct();
    assertState(12, 12, pose);
  }

  @Test
  void everyConstructIsAStep() {
    ArmaturePose pose = pose(position(10, 0, Physics.State.ZERO));
    for (double expected : new double[] {12, 21.6, 29.28, 35.424}) {
      pose.construct();
      assertState(expected, expected, pose);
    }
  }

  @Test
  void aDampingOfTwoOrLessIsNone() {
    for (double damping : new double[] {0.5, 1, 2, 2.9}) {
      ArmaturePose pose = pose(position(damping, 0, Physics.State.ZERO));
      pose.construct();
      assertState(60, 60, pose);
    }
  }

  @Test
  void dampingIsCutToWholeFrames() {
    ArmaturePose pose = pose(position(10.9, 0, Physics.State.ZERO));
    pose.construct();
    assertState(12, 12, pose);
  }

  @Test
  void aRatioAboveZeroLowersTheDampingAlongX() {
    ArmaturePose pose = pose(position(10, 0.5, Physics.State.ZERO));
    pose.construct();
    assertState(24, 12, pose);
  }

  @Test
  void aRatioBelowZeroLowersTheDampingAlongY() {
    ArmaturePose pose = pose(position(10, -0.5, Physics.State.ZERO));
    pose.construct();
    assertState(12, 24, pose);
  }

  @Test
  void aRatioOfOneLeavesNoDamping() {
    ArmaturePose pose = pose(position(10, 1, Physics.State.ZERO));
    pose.construct();
    assertState(60, 12, pose);
  }

  @Test
  void childrenFollowTheDampedBone() {
    ArmaturePose pose = pose(position(10, 0, Physics.State.ZERO));
    pose.construct();
    assertEquals(12 + 20 * Math.cos(-3), pose.bone(1).worldX(), 1e-9);
    assertEquals(12 + 20 * Math.sin(-3), pose.bone(1).worldY(), 1e-9);
  }

  @Test
  void positionDampingLeavesRotationAndScale() {
    ArmaturePose pose = pose(position(10, 0, Physics.State.ZERO));
    pose.construct();
    assertEquals(-3, pose.bone(0).worldRotation(), 1e-12);
    assertEquals(2, pose.bone(0).worldScaleX());
  }

  @Test
  void rotationCatchesUpByTheShortWay() {
    // From 3 to -3: forward over half a turn it is 2π - 6, backward it would be 6.
    ArmaturePose pose = pose(new Physics(0, 0, 0, 4, 0, 0, 0, 0, at(0, 0, 3, 0)));
    pose.construct();
    double expected = 3 + (2 * Math.PI - 6) / 4;
    assertEquals(expected, pose.physics(0).rotation(), 1e-12);
    assertEquals(expected, pose.bone(0).worldRotation(), 1e-12);
    pose.construct();
    assertEquals(expected + (2 * Math.PI - 3 - expected) / 4, pose.physics(0).rotation(), 1e-12);
  }

  @Test
  void rotationDampingTurnsChildrenAlong() {
    ArmaturePose pose = pose(new Physics(0, 0, 0, 4, 0, 0, 0, 0, at(0, 0, 1, 0)));
    pose.construct();
    double rotation = 1 + (-3 - 1 + 2 * Math.PI) / 4;
    assertEquals(60 + 20 * Math.cos(rotation), pose.bone(1).worldX(), 1e-9);
    assertEquals(60 + 20 * Math.sin(rotation), pose.bone(1).worldY(), 1e-9);
  }

  @Test
  void scaleIsDampedLikePosition() {
    ArmaturePose pose = pose(new Physics(0, 0, 0, 0, 0, 0, 10, 0.5, at(0, 0, 0, 1)));
    pose.construct();
    assertEquals(1.4, pose.bone(0).worldScaleX(), 1e-12);
    assertEquals(1.2, pose.bone(0).worldScaleY(), 1e-12);
    assertEquals(60 + 14 * Math.cos(-3), pose.bone(1).worldX(), 1e-9);
  }

  @Test
  void theRatioOfTheScaleIsItsOwn() {
    // Only the position has a ratio: the scale is damped evenly.
    ArmaturePose pose = pose(new Physics(0, 10, 0.5, 0, 0, 0, 10, 0, at(60, 60, 0, 1)));
    pose.construct();
    assertEquals(1.2, pose.bone(0).worldScaleX(), 1e-12);
    assertEquals(1.2, pose.bone(0).worldScaleY(), 1e-12);
  }

  @Test
  void withoutDampingPhysicsDoesNothing() {
    ArmaturePose pose = pose(new Physics(0, 0, 1, 0, 0, 1, 0, 1, at(7, 8, 9, 10)));
    pose.construct();
    assertEquals(60, pose.bone(0).worldX());
    assertEquals(at(7, 8, 9, 10), pose.physics(0));
  }

  @Test
  void settlingBringsTheBoneToItsPlace() {
    ArmaturePose pose = pose(new Physics(0, 10, 0, 4, 0, 0, 10, 0, Physics.State.ZERO));
    pose.settle(200);
    assertState(60, 60, pose);
    assertEquals(-3, pose.bone(0).worldRotation(), 1e-9);
    assertEquals(2, pose.bone(0).worldScaleX(), 1e-9);
  }

  @Test
  void settlingIsAsManySteps() {
    ArmaturePose pose = pose(position(10, 0, Physics.State.ZERO));
    pose.settle(0);
    pose.settle(-5);
    assertEquals(0, pose.physics(0).x());
    pose.settle(3);
    assertState(29.28, 29.28, pose);
  }

  @Test
  void movingTheCharacterLeavesPhysicsBehind() {
    ArmaturePose pose = pose(position(10, 0, at(60, 60, 0, 0)));
    pose.moveBy(10, -5);
    assertEquals(50, pose.physics(0).x());
    assertEquals(65, pose.physics(0).y());
    pose.construct();
    assertState(52, 64, pose);
  }

  @Test
  void velocityMovesTheCharacterAfterConstructing() {
    ArmaturePose pose = pose(position(10, 0, at(60, 60, 0, 0)));
    pose.construct(ConstructOptions.DEFAULT.moving(10, -5));
    assertEquals(60, pose.bone(0).worldX(), 1e-12);
    assertEquals(50, pose.physics(0).x(), 1e-12);
    assertEquals(65, pose.physics(0).y(), 1e-12);
  }

  @Test
  void resetRestoresTheStateOfLoading() {
    Physics.State start = new Physics.State(1, 2, 3, 4, 5, 6, 7, 8);
    ArmaturePose pose = pose(new Physics(0, 10, 0, 4, 2, 1, 10, 0, start));
    pose.settle(9);
    pose.bone(0).position(1, 1);
    pose.reset();
    assertEquals(start, pose.physics(0));
    assertEquals(60, pose.bone(0).x());
  }

  @Test
  void animatingDoesNotMovePhysics() {
    ArmaturePose pose = pose(position(10, 0, Physics.State.ZERO));
    pose.animate(List.of(), new double[0], new double[0]);
    assertEquals(Physics.State.ZERO, pose.physics(0));
  }
}
