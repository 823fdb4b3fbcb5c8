package dev.limber.skelform.animate;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.pose.ArmaturePose;
import org.junit.jupiter.api.Test;

/** What a moving value is at a frame, without smoothing. */
class KeyframesTest {
  /**
   * Returns the x of bone 0, which starts at 7, on a frame of an animation with these keyframes.
   */
  private static double xAt(double frame, Keyframe... keyframes) {
    Animation animation = animation("a", keyframes);
    ArmaturePose pose = new Armatures().bone(-1, 7, 0).animation(animation).build().newPose();
    pose.animate(animation, frame);
    return pose.bone(0).x();
  }

  @Test
  void keyframesAreReachedExactly() {
    assertEquals(0.1, xAt(3, x(3, 0.1), x(10, 0.3), x(17, -1e9)));
    assertEquals(0.3, xAt(10, x(3, 0.1), x(10, 0.3), x(17, -1e9)));
    assertEquals(-1e9, xAt(17, x(3, 0.1), x(10, 0.3), x(17, -1e9)));
  }

  @Test
  void valuesGoStraightFromKeyframeToKeyframe() {
    assertEquals(14, xAt(4, x(0, 10), x(10, 20)), 1e-12);
    assertEquals(17, xAt(13, x(0, 10), x(10, 20), x(20, 10)), 1e-12);
  }

  @Test
  void theEasingOfTheLaterKeyframeCounts() {
    Easing sineOut = Easing.bezier(1.0 / 3, 1, 2.0 / 3, 1);
    // See BezierTest: half of the time is 0.875 of the way.
    assertEquals(87.5, xAt(5, x(0, 0, Keys.SNAP), x(10, 100, sineOut), x(20, 0)), 1e-9);
  }

  @Test
  void betweenWholeFramesValuesGoStraight() {
    Easing sineOut = Easing.bezier(1.0 / 3, 1, 2.0 / 3, 1);
    Keyframe[] keys = {x(0, 0), x(2, 100, sineOut)};
    // Frame 1 is 87.5; the curve itself would be elsewhere at a quarter.
    assertEquals(43.75, xAt(0.5, keys), 1e-9);
    assertEquals(87.5 + 0.25 * 12.5, xAt(1.25, keys), 1e-9);
  }

  @Test
  void aSnapHoldsUntilItsFrame() {
    Keyframe[] keys = {x(0, 1), x(10, 2, Keys.SNAP), x(20, 3)};
    assertEquals(1, xAt(9, keys));
    assertEquals(1, xAt(9.999, keys));
    assertEquals(2, xAt(10, keys));
    assertEquals(2.5, xAt(15, keys), 1e-12);
  }

  @Test
  void theFirstValueHoldsBeforeItsFrame() {
    Keyframe[] keys = {x(12, 5), x(20, 9)};
    assertEquals(5, xAt(0, keys));
    assertEquals(5, xAt(11.5, keys));
    assertEquals(5, xAt(12, keys));
  }

  @Test
  void theFirstValueHoldsBeforeItsFrameWhateverItsEasing() {
    assertEquals(5, xAt(3.5, x(12, 5, Keys.SNAP), x(20, 9)));
    assertEquals(5, xAt(11.5, x(12, 5, Keys.SNAP), x(20, 9)));
    assertEquals(5, xAt(11.5, x(12, 5, Easing.SINE_IN), x(20, 9)));
  }

  @Test
  void theLastValueHoldsAfterItsFrame() {
    for (double frame : new double[] {20, 20.5, 1000, 1e9, 1e300, Double.POSITIVE_INFINITY}) {
      assertEquals(9, xAt(frame, x(0, 5), x(20, 9)));
    }
  }

  @Test
  void theLastValueHoldsWhileOthersGoOn() {
    Keyframe y = Keys.key(40, 0, Element.POSITION_Y, 1);
    assertEquals(9, xAt(30, x(0, 5), x(20, 9), y));
    assertEquals(9, xAt(30.5, x(0, 5), x(20, 9), y));
  }

  @Test
  void framesBeforeTheStartCountAsZero() {
    for (double frame : new double[] {-1, -0.5, -1e300, Double.NaN, Double.NEGATIVE_INFINITY}) {
      assertEquals(5, xAt(frame, x(0, 5), x(20, 9)));
    }
  }

  @Test
  void theLastOfSeveralKeyframesOnOneFrameWins() {
    Keyframe[] keys = {x(0, 0), x(10, 100), x(10, 50), x(20, 60)};
    assertEquals(50, xAt(10, keys));
    assertEquals(55, xAt(15, keys), 1e-12);
    assertEquals(3, xAt(10, x(10, 1), x(10, 2), x(10, 3)));
  }

  @Test
  void theSegmentBeforeLeadsToTheFirstOfThem() {
    assertEquals(50, xAt(5, x(0, 0), x(10, 100), x(10, 50), x(20, 60)), 1e-12);
  }

  @Test
  void everyMovingElementHasItsOwnKeyframes() {
    Animation animation =
        animation(
            "a",
            Keys.key(0, 0, Element.POSITION_X, 1),
            Keys.key(0, 0, Element.POSITION_Y, 2),
            Keys.key(0, 0, Element.ROTATION, 3),
            Keys.key(0, 0, Element.SCALE_X, 4),
            Keys.key(0, 0, Element.SCALE_Y, 5),
            Keys.key(0, 0, Element.TINT_R, 0.1),
            Keys.key(0, 0, Element.TINT_G, 0.2),
            Keys.key(0, 0, Element.TINT_B, 0.3),
            Keys.key(0, 0, Element.TINT_A, 0.4));
    Armature armature = new Armatures().bone(-1, 0, 0).visual(0, 0).animation(animation).build();
    ArmaturePose pose = armature.newPose();
    pose.animate(animation, 0);
    assertEquals(1, pose.bone(0).x());
    assertEquals(2, pose.bone(0).y());
    assertEquals(3, pose.bone(0).rotation());
    assertEquals(4, pose.bone(0).scaleX());
    assertEquals(5, pose.bone(0).scaleY());
    for (int part = 0; part < 4; part++) {
      assertEquals((part + 1) / 10.0, pose.visual(0).tint(part));
    }
  }

  @Test
  void keyframesReachTheirOwnBoneOnly() {
    Animation animation = animation("a", Keys.key(0, 1, Element.POSITION_X, 4));
    Armatures armatures = new Armatures().bone(-1, 1, 0).bone(0, 2, 0).bone(1, 3, 0);
    ArmaturePose pose = armatures.animation(animation).build().newPose();
    pose.animate(animation, 0);
    assertEquals(1, pose.bone(0).x());
    assertEquals(4, pose.bone(1).x());
    assertEquals(3, pose.bone(2).x());
  }

  @Test
  void tintKeyframesOfABoneWithoutVisualDoNothing() {
    Animation animation = animation("a", Keys.key(0, 0, Element.TINT_R, 0), x(0, 4));
    Armatures armatures = new Armatures().bone(-1, 1, 0).bone(-1, 2, 0).visual(1, 0);
    ArmaturePose pose = armatures.animation(animation).build().newPose();
    pose.animate(animation, 0);
    assertEquals(4, pose.bone(0).x());
    assertEquals(1, pose.visual(0).tint(0));
  }
}
