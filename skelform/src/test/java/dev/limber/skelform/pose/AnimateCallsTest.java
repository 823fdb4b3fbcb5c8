package dev.limber.skelform.pose;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which animations a pose plays, and what it calls back. */
class AnimateCallsTest {
  private static final Armature ARMATURE =
      new Armatures()
          .bone(-1, 1, 0)
          .bone(0, 10, 0)
          .animation(animation("Run ", x(0, 5), x(10, 15)))
          .animation(animation("Idle", x(0, 7)))
          .build();

  private final ArmaturePose pose = ARMATURE.newPose();
  private final Animation run = ARMATURE.animations().get(0);

  @Test
  void anAnimationOfAnotherArmatureIsRefused() {
    Armature twin = new Armatures().bone(-1, 1, 0).animation(animation("Hop", x(0, 5))).build();
    Animation hop = twin.animation("Hop");
    List<Runnable> calls =
        List.of(
            () -> pose.animate(hop, 0),
            () -> pose.animate(hop, 0, 5),
            () -> pose.animate(List.of(run, hop), new double[2], new double[2]));
    for (Runnable call : calls) {
      String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
      assertTrue(message.contains("\"Hop\" belongs to another armature"), message);
    }
    assertEquals(1, pose.bone(0).x());
  }

  @Test
  void anEqualAnimationOfAnotherArmatureIsRefusedToo() {
    Animation copy = animation("Run ", x(0, 5), x(10, 15));
    assertEquals(run, copy);
    assertThrows(IllegalArgumentException.class, () -> pose.animate(copy, 0));
  }

  @Test
  void oneCallWithoutSmoothingIsTheSameAsAList() {
    ArmaturePose other = ARMATURE.newPose();
    for (double frame = -1; frame < 12; frame += 0.5) {
      pose.animate(run, frame);
      other.animate(run, frame, 0);
      assertEquals(pose.bone(0).x(), other.bone(0).x());
      other.animate(List.of(run), new double[] {frame}, new double[1]);
      assertEquals(pose.bone(0).x(), other.bone(0).x());
    }
  }

  @Test
  void anyNumberOfAnimationsPlaysAtOnce() {
    List<Animation> many = new ArrayList<>(Collections.nCopies(20, run));
    many.add(ARMATURE.animation("Idle"));
    pose.animate(many, new double[21], new double[21]);
    assertEquals(7, pose.bone(0).x());
  }

  @Test
  void theSameAnimationMayPlayTwice() {
    pose.animate(List.of(run, run), new double[] {10, 5}, new double[2]);
    assertEquals(10, pose.bone(0).x(), 1e-12);
  }

  @Test
  void theCallbackRunsAfterInterpolationAndBeforeConstruct() {
    List<Double> seen = new ArrayList<>();
    pose.construct();
    pose.animate(
        List.of(run),
        new double[] {10},
        new double[1],
        called -> {
          assertSame(pose, called);
          seen.add(called.bone(0).x());
          seen.add(called.bone(0).worldX());
          called.bone(0).position(30, 0);
        });
    assertEquals(List.of(15.0, 1.0), seen);
    pose.construct();
    assertEquals(40, pose.bone(1).worldX());
  }

  @Test
  void worldValuesAreThoseOfTheLastConstruct() {
    pose.construct();
    pose.animate(run, 0);
    assertEquals(1, pose.bone(0).worldX());
    pose.construct();
    assertEquals(5, pose.bone(0).worldX());
  }
}
