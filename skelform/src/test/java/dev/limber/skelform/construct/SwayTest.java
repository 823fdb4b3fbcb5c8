package dev.limber.skelform.construct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.pose.ArmaturePose;
import org.junit.jupiter.api.Test;

/** A swaying bone 10 to the right of its parent; its orbit is the angle it has swung to. */
class SwayTest {
  private static ArmaturePose pose(double sway, double bounce, Physics.State start) {
    return new Armatures()
        .bone(-1, 100, 0)
        .bone(0, 10, 0)
        .bone(1, 5, 0)
        .physics(new Physics(1, 0, 0, 0, sway, bounce, 0, 0, start))
        .build()
        .newPose();
  }

  /** At the bone, so that nothing seems to move, swung to an angle. */
  private static Physics.State swung(double orbit) {
    return new Physics.State(110, 0, 0, 0, 0, orbit, 0, 0);
  }

  @Test
  void aBoneAtRestStaysAtRest() {
    ArmaturePose pose = pose(1, 0, swung(0));
    pose.settle(5);
    assertEquals(110, pose.bone(1).worldX());
    assertEquals(0, pose.bone(1).worldRotation());
  }

  @Test
  void theSwingFollowsTheBoneByATenth() {
    ArmaturePose pose = pose(1, 0, swung(1));
    for (double expected : new double[] {0.9, 0.81, 0.729}) {
      pose.construct();
      assertEquals(expected, pose.physics(0).orbit(), 1e-12);
      assertEquals(-expected, pose.physics(0).orbitDifference(), 1e-12);
    }
  }

  @Test
  void swayTurnsPositionAndRotationAroundTheParent() {
    ArmaturePose pose = pose(1, 0, swung(1));
    pose.construct();
    assertEquals(100 + 10 * Math.cos(0.9), pose.bone(1).worldX(), 1e-12);
    assertEquals(10 * Math.sin(0.9), pose.bone(1).worldY(), 1e-12);
    assertEquals(0.9, pose.bone(1).worldRotation(), 1e-12);
    assertEquals(15 * Math.sin(0.9), pose.bone(2).worldY(), 1e-12);
    assertEquals(0, pose.bone(0).worldRotation());
  }

  @Test
  void bounceKeepsTheSpeedOfTheSwing() {
    // Pull -1, then -0.9 - 1, then -0.71 - 1.9; each moves the orbit by a tenth.
    ArmaturePose pose = pose(1, 1, swung(1));
    for (double expected : new double[] {0.9, 0.71, 0.449}) {
      pose.construct();
      assertEquals(expected, pose.physics(0).orbit(), 1e-12);
    }
    assertEquals(-2.61, pose.physics(0).orbitVelocity(), 1e-12);
  }

  @Test
  void lessBounceKeepsLessOfTheSpeed() {
    // Second pull: -0.9 - 1 / (2 - 0.5).
    ArmaturePose pose = pose(1, 0.5, swung(1));
    pose.settle(2);
    assertEquals(0.9 - (0.9 + 1 / 1.5) / 10, pose.physics(0).orbit(), 1e-12);
  }

  @Test
  void aBounceOutsideOfItsRangeIsNone() {
    for (double bounce : new double[] {-1, 0, 1.5}) {
      ArmaturePose pose = pose(1, bounce, swung(1));
      pose.settle(2);
      assertEquals(0.81, pose.physics(0).orbit(), 1e-12);
      assertEquals(0, pose.physics(0).orbitVelocity());
    }
  }

  @Test
  void movementSwingsTheBoneAgainstItself() {
    // Moved up by 20: towards straight down, -π/2, by 20/1000 of the turn for each unit of sway.
    ArmaturePose pose = pose(3, 0, new Physics.State(110, -20, 0, 0, 0, 0, 0, 0));
    pose.construct();
    double expected = -Math.PI / 2 * 0.02 * 3;
    assertEquals(expected, pose.physics(0).orbit(), 1e-12);
    assertEquals(10 * Math.sin(expected), pose.bone(1).worldY(), 1e-12);
    assertEquals(0, pose.physics(0).y());
  }

  @Test
  void theSwingTakesTheShortWay() {
    // From 6, which is 0.283 below a full turn, on to 2π and not back to 0.
    ArmaturePose pose = pose(1, 0, swung(6));
    pose.construct();
    assertEquals(6 + (2 * Math.PI - 6) / 10, pose.physics(0).orbit(), 1e-12);
  }

  @Test
  void aSwayingBoneComesToRest() {
    ArmaturePose pose = pose(2, 0.5, new Physics.State(0, 0, 0, 0, 0, 2, 0, 0));
    pose.settle(1000);
    assertEquals(110, pose.bone(1).worldX(), 1e-9);
    assertEquals(0, pose.bone(1).worldY(), 1e-9);
  }

  @Test
  void aRootHasNothingToSwayAround() {
    Physics sway = new Physics(0, 0, 0, 0, 5, 1, 0, 0, swung(1));
    ArmaturePose pose = new Armatures().bone(-1, 3, 4, 0.5, 1, 1).physics(sway).build().newPose();
    pose.construct();
    assertEquals(3, pose.bone(0).worldX());
    assertEquals(0.5, pose.bone(0).worldRotation(), 1e-12);
  }
}
