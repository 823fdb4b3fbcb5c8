package dev.limber.skelform.animate;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.key;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.EditableParts;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields that no played animation has keyframes of go back to their initial values. */
class UnanimatedFieldsTest {
  private static final Animation X = animation("x", x(0, 1), x(100, 1));
  private static final Animation Y = animation("y", key(0, 0, Element.POSITION_Y, 2));
  private static final Animation LATE = animation("late", key(90, 0, Element.POSITION_Y, 2));
  private static final Animation EMPTY = animation("empty");

  /** One bone with initial values 10, 20, 0.5, 2, 3; all animations above; straight smoothing. */
  private static ArmaturePose pose() {
    return new Armatures()
        .bone(-1, 10, 20, 0.5, 2, 3)
        .visual(0, 0)
        .animation(X)
        .animation(Y)
        .animation(LATE)
        .animation(EMPTY)
        .ruleset(Ruleset.LINEAR_SMOOTHING)
        .build()
        .newPose();
  }

  private static ArmaturePose moved() {
    ArmaturePose pose = pose();
    pose.bone(0).position(110, 120).rotation(9).scale(7, 8);
    pose.visual(0).tint(0, 0, 0, 0);
    return pose;
  }

  private static void assertInitialButX(double x, ArmaturePose pose) {
    assertEquals(x, pose.bone(0).x());
    assertEquals(20, pose.bone(0).y());
    assertEquals(0.5, pose.bone(0).rotation());
    assertEquals(2, pose.bone(0).scaleX());
    assertEquals(3, pose.bone(0).scaleY());
    for (int part = 0; part < 4; part++) {
      assertEquals(1, pose.visual(0).tint(part));
    }
  }

  @Test
  void theyGoBackAtOnceWithoutSmoothing() {
    ArmaturePose pose = moved();
    pose.animate(X, 50);
    assertInitialButX(1, pose);
  }

  @Test
  void theyGoBackToTheInitialAndNotToTheStartValues() {
    Armature plain = new Armatures().bone(-1, 10, 20).animation(EMPTY).build();
    Transform start = new Transform(-1, -2, 0, 1, 1);
    Armature armature = new EditableParts(plain).start(0, start, true).build();
    ArmaturePose pose = armature.newPose();
    assertEquals(-1, pose.bone(0).x());
    assertTrue(pose.bone(0).hidden());
    pose.animate(armature.animations().get(0), 0);
    assertEquals(10, pose.bone(0).x());
    assertEquals(20, pose.bone(0).y());
    assertTrue(pose.bone(0).visible());
  }

  @Test
  void theyAreSmoothedWithTheFrameOfTheAnimation() {
    ArmaturePose pose = moved();
    pose.animate(X, 5, 20); // A quarter of the way from 120 to 20, from 9 to 0.5 and so on.
    assertEquals(95, pose.bone(0).y(), 1e-12);
    assertEquals(9 - 8.5 / 4, pose.bone(0).rotation(), 1e-12);
    assertEquals(7 - 5.0 / 4, pose.bone(0).scaleX(), 1e-12);
    assertEquals(8 - 5.0 / 4, pose.bone(0).scaleY(), 1e-12);
    assertEquals(0.25, pose.visual(0).tint(3), 1e-12);
  }

  @Test
  void theyAreSmoothedByTheBezierFrom04On() {
    Armature armature =
        new Armatures().bone(-1, 0, 0).animation(EMPTY).ruleset(Ruleset.BOTH_SEGMENTS).build();
    ArmaturePose pose = armature.newPose();
    pose.bone(0).position(1, 0);
    pose.animate(EMPTY, 1, 60);
    assertEquals(1 - 0.020159394815757, pose.bone(0).x(), 1e-12);
  }

  @Test
  void theFirstAnimationsFrameAndSmoothingCount() {
    ArmaturePose pose = moved();
    pose.animate(List.of(X, EMPTY), new double[] {5, 100}, new double[] {20, 20});
    assertEquals(95, pose.bone(0).y(), 1e-12);
    pose = moved();
    pose.animate(List.of(X, EMPTY), new double[] {5, 100}, new double[] {0, 20});
    assertEquals(20, pose.bone(0).y());
    pose = moved();
    pose.animate(List.of(EMPTY, X), new double[] {5, 100}, new double[] {20, 0});
    assertEquals(95, pose.bone(0).y(), 1e-12);
    assertEquals(1, pose.bone(0).x());
  }

  @Test
  void aFieldOfAnyPlayedAnimationIsAnimated() {
    ArmaturePose pose = moved();
    pose.animate(List.of(X, Y), new double[2], new double[2]);
    assertEquals(1, pose.bone(0).x());
    assertEquals(2, pose.bone(0).y());
    assertEquals(0.5, pose.bone(0).rotation());
  }

  @Test
  void aFieldIsAnimatedEvenLongBeforeItsFirstKeyframe() {
    ArmaturePose pose = moved();
    pose.animate(LATE, 3);
    assertEquals(2, pose.bone(0).y());
  }

  @Test
  void anEmptyAnimationTakesEverythingBack() {
    ArmaturePose pose = moved();
    pose.animate(EMPTY, 0);
    assertInitialButX(10, pose);
  }

  @Test
  void noAnimationTakesEverythingBackAtOnce() {
    ArmaturePose pose = moved();
    pose.bone(0).hidden(true);
    pose.animate(List.of(), new double[0], new double[0]);
    assertInitialButX(10, pose);
    assertTrue(pose.bone(0).visible());
  }

  @Test
  void anArmatureWithoutAnimationsCanBePosed() {
    ArmaturePose pose = new Armatures().bone(-1, 3, 4).build().newPose();
    pose.animate(List.of(), new double[0], new double[0]);
    pose.construct();
    assertEquals(3, pose.bone(0).worldX());
  }

  @Test
  void anArmatureWithoutBonesCanBePosed() {
    ArmaturePose pose = new Armatures().animation(EMPTY).build().newPose();
    pose.animate(EMPTY, 3, 5);
    pose.construct();
    assertEquals(0, pose.sprites(List.of()).size());
  }

  @Test
  void laterAnimationsPlayOverEarlierOnes() {
    Animation five = animation("five", x(0, 5));
    ArmaturePose pose =
        new Armatures().bone(-1, 0, 0).animation(X).animation(five).build().newPose();
    pose.animate(List.of(X, five), new double[2], new double[2]);
    assertEquals(5, pose.bone(0).x());
    pose.animate(List.of(five, X), new double[2], new double[2]);
    assertEquals(1, pose.bone(0).x());
  }

  @Test
  void aSmoothedLaterAnimationStartsFromTheEarlierOne() {
    Animation five = animation("five", x(0, 5), x(100, 5));
    ArmaturePose pose =
        new Armatures()
            .bone(-1, 0, 0)
            .animation(X)
            .animation(five)
            .ruleset(Ruleset.LINEAR_SMOOTHING)
            .build()
            .newPose();
    pose.bone(0).position(1000, 0);
    pose.animate(List.of(X, five), new double[] {0, 5}, new double[] {0, 20});
    assertEquals(2, pose.bone(0).x(), 1e-12); // 1 and then a quarter of the way to 5.
  }

  @Test
  void everyAnimationNeedsAFrameAndASmoothing() {
    ArmaturePose pose = pose();
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> pose.animate(List.of(X, Y), new double[2], new double[1]))
            .getMessage();
    assertTrue(message.contains("2 animations") && message.contains("2 and 1"), message);
  }
}
