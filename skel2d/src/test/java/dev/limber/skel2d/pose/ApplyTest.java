package dev.limber.skel2d.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import org.junit.jupiter.api.Test;

/** What an animation does to local values, one rule at a time. */
class ApplyTest {
  private static final double EPS = 1e-12;

  private static SkeletonPose applied(Sketch sketch, double time) {
    SkeletonPose pose = sketch.pose();
    pose.apply(move(pose), time);
    return pose;
  }

  private static Animation move(SkeletonPose pose) {
    return pose.skeleton().animation("move");
  }

  private static Sketch bone() {
    return new Sketch().bone(-1, 10, 20, 30, 2, 3);
  }

  @Test
  void positionsAddToTheSetupPose() {
    Sketch sketch = bone().key(Property.X, 0, 0, 0, 1, 8).key(Property.Y, 0, 0, 4, 1, -4);
    PosedBone bone = applied(sketch, 0.25).bone(0);
    assertEquals(12, bone.x(), EPS);
    assertEquals(22, bone.y(), EPS);
  }

  @Test
  void scalesMultiplyWithTheSetupPose() {
    Sketch sketch = bone().key(Property.SCALE_X, 0, 0, 1, 1, 2).key(Property.SCALE_Y, 0, 0, -1);
    PosedBone bone = applied(sketch, 0.5).bone(0);
    assertEquals(3, bone.scaleX(), EPS);
    assertEquals(-3, bone.scaleY(), EPS);
  }

  @Test
  void rotationsAddToTheSetupPose() {
    Sketch sketch = bone().key(Property.ROTATION, 0, 0, 0, 1, 60);
    assertEquals(Math.toRadians(60), applied(sketch, 0.5).bone(0).rotation(), EPS);
  }

  @Test
  void rotationsStayWithinHalfATurn() {
    Sketch sketch = bone().key(Property.ROTATION, 0, 0, 170);
    assertEquals(Math.toRadians(-160), applied(sketch, 0).bone(0).rotation(), EPS);
  }

  @Test
  void rotationsTakeTheShortWay() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 0, 1, 1).key(Property.ROTATION, 0, 0, 170, 1, -150);
    assertEquals(Math.toRadians(180), applied(sketch, 0.25).bone(0).rotation(), EPS);
    assertEquals(Math.toRadians(-160), applied(sketch, 0.75).bone(0).rotation(), EPS);
  }

  @Test
  void halfATurnGoesBackFromLowerToHigher() {
    Sketch up = new Sketch().bone(-1, 0, 0, 0, 1, 1).key(Property.ROTATION, 0, 0, 0, 1, 180);
    assertEquals(Math.toRadians(-45), applied(up, 0.25).bone(0).rotation(), EPS);
    Sketch down = new Sketch().bone(-1, 0, 0, 0, 1, 1).key(Property.ROTATION, 0, 0, 180, 1, 0);
    assertEquals(Math.toRadians(-135), applied(down, 0.25).bone(0).rotation(), EPS);
  }

  @Test
  void beforeTheFirstKeyNothingHappens() {
    Sketch sketch = bone().key(Property.X, 0, 0.5, 7, 1, 9).key(Property.Y, 0, 0, 0, 1, 10);
    PosedBone bone = applied(sketch, 0.4).bone(0);
    assertEquals(10, bone.x(), EPS);
    assertEquals(24, bone.y(), EPS);
  }

  @Test
  void behindTheLastKeyValuesHold() {
    Sketch sketch = bone().key(Property.X, 0, 0, 0, 1, 8);
    assertEquals(18, applied(sketch, 99).bone(0).x());
    assertEquals(18, applied(sketch, Double.POSITIVE_INFINITY).bone(0).x());
  }

  @Test
  void onAKeyTheValueIsExact() {
    Sketch sketch = bone().key(Property.X, 0, 0, 0.1, 1.0 / 3, 0.7, 2.0 / 3, 0.2);
    assertEquals(10 + 0.7, applied(sketch, 1.0 / 3).bone(0).x());
    assertEquals(10 + 0.2, applied(sketch, 2.0 / 3).bone(0).x());
  }

  @Test
  void ofKeysAtTheSameTimeTheLastCounts() {
    Sketch sketch = bone().key(Property.X, 0, 0, 0, 1, 5, 1, 7, 2, 9);
    assertEquals(17, applied(sketch, 1).bone(0).x());
    assertEquals(18, applied(sketch, 1.5).bone(0).x(), EPS);
    assertEquals(12.5, applied(sketch, 0.5).bone(0).x(), EPS);
  }

  @Test
  void theKeyOnTheLeftSaysHowValuesMove() {
    double third = 1.0 / 3;
    assertEquals(third, eased(Easing.LINEAR, third), EPS);
    assertEquals(1 - Math.sqrt(3) / 2, eased(Easing.SINE_IN, third), EPS);
    assertEquals(0.5, eased(Easing.SINE_OUT, third), EPS);
    assertEquals(0.25, eased(Easing.SINE_IN_OUT, third), EPS);
  }

  private static double eased(Easing easing, double time) {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 0, 1, 1).key(Property.X, 0, easing, 0, 0, 1, 1);
    return applied(sketch, time).bone(0).x();
  }

  @Test
  void coloursReplaceTheSetupPose() {
    Sketch sketch =
        bone()
            .slot(0, new Rgba(0.5, 0.6, 0.7, 0.8))
            .key(Property.RED, 0, 0, 0, 1, 1)
            .key(Property.ALPHA, 0, 0, 2);
    PosedSlot slot = applied(sketch, 0.25).slot(0);
    assertEquals(0.25, slot.color(0), EPS);
    assertEquals(0.6, slot.color(1), EPS);
    assertEquals(2, slot.color(3), EPS);
  }

  @Test
  void mixGoesAPartOfTheWayFromWhereItIs() {
    Sketch sketch =
        bone()
            .slot(0, new Rgba(0.5, 0, 0, 1))
            .key(Property.X, 0, 0, 8)
            .key(Property.SCALE_X, 0, 0, 3)
            .key(Property.ROTATION, 0, 0, -100)
            .key(Property.RED, 0, 0, 1);
    SkeletonPose pose = sketch.pose();
    pose.apply(move(pose), 0, 0, 0.25);
    assertEquals(12, pose.bone(0).x(), EPS);
    assertEquals(3, pose.bone(0).scaleX(), EPS);
    assertEquals(Math.toRadians(5), pose.bone(0).rotation(), EPS);
    assertEquals(0.625, pose.slot(0).color(0), EPS);
    pose.apply(move(pose), 0, 0, 0.5);
    assertEquals(15, pose.bone(0).x(), EPS);
  }

  @Test
  void mixTurnsTheShortWay() {
    SkeletonPose pose =
        new Sketch().bone(-1, 0, 0, 170, 1, 1).key(Property.ROTATION, 0, 0, 40).pose();
    pose.apply(move(pose), 0, 0, 0.5);
    assertEquals(Math.toRadians(-170), pose.bone(0).rotation(), EPS);
  }

  @Test
  void mixTurnsFromAnyAngleThatWasSet() {
    SkeletonPose pose =
        new Sketch().bone(-1, 0, 0, 0, 1, 1).key(Property.ROTATION, 0, 0, 40).pose();
    pose.bone(0).rotation(Math.toRadians(20 + 3600));
    pose.apply(move(pose), 0, 0, 0.5);
    assertEquals(Math.toRadians(30), pose.bone(0).rotation(), 1e-10);
  }

  @Test
  void onlyTimelinesChangeAnything() {
    Sketch sketch = bone().key(Property.X, 0, 0, 8).key(Property.NOTHING, 0, 0, 1, 9, 1);
    SkeletonPose pose = sketch.pose();
    pose.bone(0).position(1, 77);
    pose.apply(move(pose), 0);
    assertEquals(18, pose.bone(0).x());
    assertEquals(77, pose.bone(0).y());
  }

  @Test
  void flipsSwitchInsideTheIntervalOnly() {
    SkeletonPose pose = bone().key(Property.FLIP_X, 0, 0, 0, 1, 1, 2, 0).pose();
    assertEquals(false, flip(pose, 0, 0.9));
    assertEquals(true, flip(pose, 0.9, 1), "the end belongs to the interval");
    pose.bone(0).flip(false, false);
    assertEquals(false, flip(pose, 1.1, 1.5), "no key inside");
    assertEquals(true, flip(pose, 1, 1.5), "the start belongs to the interval");
    assertEquals(false, flip(pose, 0.5, 2.5), "the last key inside counts");
  }

  @Test
  void flipsDoNotMix() {
    SkeletonPose pose = bone().key(Property.FLIP_Y, 0, 0, 1).pose();
    pose.apply(move(pose), 0, 0, 0.01);
    assertTrue(pose.bone(0).flipY());
  }

  @Test
  void afterAWrapKeysSwitchFromTheStart() {
    SkeletonPose pose = bone().key(Property.FLIP_X, 0, 0.5, 1, 2, 0).pose();
    assertEquals(true, flip(pose, 1.9, 0.6));
    assertEquals(false, flip(pose, 1.9, 0.4), "before the first key the last one counts");
    pose.bone(0).flip(true, false);
    assertEquals(true, flip(pose, 0.1, 0.4), "without a wrap it does not");
  }

  private static boolean flip(SkeletonPose pose, double from, double to) {
    pose.apply(move(pose), from, to, 1);
    return pose.bone(0).flipX();
  }

  @Test
  void attachmentsSwitchAndHide() {
    SkeletonPose pose =
        bone()
            .slot(
                0,
                Rgba.WHITE,
                new Attachment.None("a", 0, Placement.IDENTITY),
                new Attachment.None("b", 0, Placement.IDENTITY))
            .key(Property.ATTACHMENT, 0, 0, 1, 1, -1)
            .pose();
    assertEquals(0, pose.slot(0).attachment());
    pose.apply(move(pose), 0.5);
    assertEquals(1, pose.slot(0).attachment());
    pose.apply(move(pose), 1);
    assertEquals(-1, pose.slot(0).attachment());
  }

  @Test
  void aTimeBelowZeroCountsAsZero() {
    SkeletonPose pose = bone().key(Property.FLIP_X, 0, 0, 1, 2, 0).key(Property.X, 0, 0, 5).pose();
    pose.apply(move(pose), -3);
    assertTrue(pose.bone(0).flipX());
    assertEquals(15, pose.bone(0).x());
  }

  @Test
  void resetGoesBackToTheSetupPose() {
    SkeletonPose pose = bone().key(Property.X, 0, 0, 5).pose();
    double[] before = pose.localValues();
    pose.apply(move(pose), 0);
    pose.bone(0).rotation(1).scale(4, 4).flip(true, true);
    pose.reset();
    assertEquals(java.util.Arrays.toString(before), java.util.Arrays.toString(pose.localValues()));
  }

  @Test
  void whatIsNoTimeOrMixIsRefused() {
    SkeletonPose pose = bone().pose();
    Animation move = move(pose);
    assertThrows(IllegalArgumentException.class, () -> pose.apply(move, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> pose.apply(move, Double.NaN, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> pose.apply(move, 0, 0, Double.NaN));
    assertThrows(
        IllegalArgumentException.class, () -> pose.apply(move, 0, 0, Double.NEGATIVE_INFINITY));
  }

  @Test
  void anAnimationOfAnotherSkeletonIsRefused() {
    Animation foreign = move(bone().pose());
    SkeletonPose pose = bone().pose();
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> pose.apply(foreign, 0));
    assertTrue(e.getMessage().contains("belongs to another skeleton"), e.getMessage());
  }
}
