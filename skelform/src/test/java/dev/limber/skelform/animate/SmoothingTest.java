package dev.limber.skelform.animate;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.pose.ArmaturePose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How a field approaches its value when it is smoothed, by the rules of each generation. */
class SmoothingTest {
  /** What the zero-handle curve makes of a fifth: Newton's five steps leave this much too much. */
  private static final double FIFTH = 0.20000279694710577;

  /** What it makes of a half. */
  private static final double HALF = 0.5000000000444796;

  /** Returns bone 0's x, 1000 before, after one smoothed call. */
  private static double smoothed(
      Ruleset ruleset, double frame, double smoothFrames, Keyframe... keyframes) {
    Animation animation = animation("a", keyframes);
    Armature armature =
        new Armatures().bone(-1, 0, 0).animation(animation).ruleset(ruleset).build();
    ArmaturePose pose = armature.newPose();
    pose.bone(0).position(1000, 0);
    pose.animate(animation, frame, smoothFrames);
    return pose.bone(0).x();
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void smoothingOfZeroIsAtOnce(Ruleset ruleset) {
    assertEquals(20, smoothed(ruleset, 2, 0, x(0, 0), x(10, 100)), 1e-12);
    assertEquals(20, smoothed(ruleset, 2, -1, x(0, 0), x(10, 100)), 1e-12);
    assertEquals(20, smoothed(ruleset, 2, Double.NaN, x(0, 0), x(10, 100)), 1e-12);
  }

  @Test
  void linearSmoothingGoesTheFractionOfTheWay() {
    // Frame 2 of a segment 0 to 100 in 10 frames is 20; 2 of 10 smooth frames: a fifth of the way.
    double expected = 1000 + (20 - 1000) * 0.2;
    Keyframe[] keys = {x(0, 0), x(10, 100)};
    assertEquals(expected, smoothed(Ruleset.LINEAR_SMOOTHING, 2, 10, keys), 1e-9);
    assertEquals(expected, smoothed(Ruleset.OFFSETS, 2, 10, keys), 1e-9);
  }

  @Test
  void bezierSmoothingGoesALittleFurther() {
    double expected = 1000 + (20 - 1000) * FIFTH;
    Keyframe[] keys = {x(0, 0), x(10, 100)};
    assertEquals(expected, smoothed(Ruleset.ONE_SEGMENT, 2, 10, keys), 1e-9);
    assertEquals(expected, smoothed(Ruleset.BOTH_SEGMENTS, 2, 10, keys), 1e-9);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void smoothingRestartsAtEachKeyframe(Ruleset ruleset) {
    // Frame 12 is 2 frames behind the keyframe on 10.
    double fifth = ruleset.compareTo(Ruleset.ONE_SEGMENT) < 0 ? 0.2 : FIFTH;
    double expected = 1000 + (104 - 1000) * fifth;
    assertEquals(expected, smoothed(ruleset, 12, 10, x(0, 0), x(10, 100), x(20, 120)), 1e-9);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void afterTheSmoothFramesTheValueIsReached(Ruleset ruleset) {
    assertEquals(50, smoothed(ruleset, 5, 5, x(0, 0), x(10, 100)), 1e-12);
    assertEquals(80, smoothed(ruleset, 8, 5, x(0, 0), x(10, 100)), 1e-12);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void onTheFirstFrameNothingMoves(Ruleset ruleset) {
    assertEquals(1000, smoothed(ruleset, 0, 5, x(0, 0), x(10, 100)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Ruleset.class,
      names = {"OFFSETS", "LINEAR_SMOOTHING", "ONE_SEGMENT"})
  void upTo04AFieldStandsStillOnAKeyframesFrame(Ruleset ruleset) {
    assertEquals(1000, smoothed(ruleset, 10, 5, x(0, 0), x(10, 100), x(20, 0)));
  }

  @Test
  void from05AFieldCatchesUpOnAKeyframesFrame() {
    // The segment that ends on frame 10 is 10 frames old, more than the 5 of smoothing.
    Keyframe[] keys = {x(0, 0), x(10, 100), x(20, 0)};
    assertEquals(100, smoothed(Ruleset.BOTH_SEGMENTS, 10, 5, keys));
  }

  @Test
  void from05AShortSegmentCatchesUpInPart() {
    // The segment is 10 frames old, half of the 20 of smoothing; the next one is 0 frames old.
    Keyframe[] keys = {x(0, 0), x(10, 100), x(20, 0)};
    double expected = 1000 + (100 - 1000) * HALF;
    assertEquals(expected, smoothed(Ruleset.BOTH_SEGMENTS, 10, 20, keys), 1e-9);
  }

  @Test
  void from05ASnapArrivesWithTheValueThatItHolds() {
    Keyframe[] keys = {x(0, 7), x(10, 100, Keys.SNAP), x(20, 0)};
    assertEquals(7, smoothed(Ruleset.BOTH_SEGMENTS, 10, 5, keys));
  }

  @Test
  void betweenFramesOnlyTheSegmentUnderWayCounts() {
    Keyframe[] keys = {x(0, 0), x(10, 100), x(20, 0)};
    // 2.5 frames behind the keyframe, of 5: half of the way to 75.
    double expected = 1000 + (75 - 1000) * HALF;
    assertEquals(expected, smoothed(Ruleset.BOTH_SEGMENTS, 12.5, 5, keys), 1e-9);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void beforeItsFirstKeyframeAFieldIsSmoothedAsIfThatStoodOnFrameZero(Ruleset ruleset) {
    double fifth = ruleset.compareTo(Ruleset.ONE_SEGMENT) < 0 ? 0.2 : FIFTH;
    assertEquals(1000 - 1000 * fifth, smoothed(ruleset, 2, 10, x(30, 0), x(40, 50)), 1e-9);
    assertEquals(0, smoothed(ruleset, 10, 10, x(30, 0), x(40, 50)), 1e-12);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void behindTheLastKeyframeAFieldSettles(Ruleset ruleset) {
    double fifth = ruleset.compareTo(Ruleset.ONE_SEGMENT) < 0 ? 0.2 : FIFTH;
    assertEquals(1000 - 900 * fifth, smoothed(ruleset, 12, 10, x(0, 0), x(10, 100)), 1e-9);
    assertEquals(100, smoothed(ruleset, 500, 10, x(0, 0), x(10, 100)), 1e-12);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void endlessSmoothingNeverMoves(Ruleset ruleset) {
    assertEquals(1000, smoothed(ruleset, 5, Double.POSITIVE_INFINITY, x(0, 0), x(10, 100)));
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void smoothingStartsFromWhereTheFieldIs(Ruleset ruleset) {
    Animation animation = animation("a", x(0, 0), x(100, 0));
    Armature armature =
        new Armatures().bone(-1, 64, 0).animation(animation).ruleset(ruleset).build();
    ArmaturePose pose = armature.newPose();
    double half = ruleset.compareTo(Ruleset.ONE_SEGMENT) < 0 ? 0.5 : HALF;
    for (double expected : new double[] {32, 16, 8}) {
      pose.animate(animation, 5, 10);
      assertEquals(expected, pose.bone(0).x(), 1e-6 + 64 * (half - 0.5));
    }
  }
}
