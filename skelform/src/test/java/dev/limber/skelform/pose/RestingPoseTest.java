package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Physics;
import org.junit.jupiter.api.Test;

class RestingPoseTest {
  @Test
  void physicsDoesNotMoveAtFirst() {
    Physics.State never = Physics.State.ZERO;
    Armature armature =
        new Armatures()
            .bone(-1, 100, 50)
            .bone(0, 30, 0)
            .physics(new Physics(1, 10, 0, 0, 0, 0, 0, 0, never))
            .build();
    assertTrue(movement(armature.newPose()) > 1, "without rest there is a jolt");
    assertEquals(0, movement(armature.newRestingPose()), 0.01);
  }

  /** Returns how far all bones go in the first ten steps. */
  private static double movement(ArmaturePose pose) {
    double sum = 0;
    pose.construct();
    for (int step = 0; step < 10; step++) {
      double[] before = places(pose);
      pose.construct();
      double[] after = places(pose);
      for (int i = 0; i < after.length; i++) {
        sum += Math.abs(after[i] - before[i]);
      }
    }
    return sum;
  }

  private static double[] places(ArmaturePose pose) {
    int count = pose.armature().bones().size();
    double[] places = new double[2 * count];
    for (int b = 0; b < count; b++) {
      places[2 * b] = pose.bone(b).worldX();
      places[2 * b + 1] = pose.bone(b).worldY();
    }
    return places;
  }
}
