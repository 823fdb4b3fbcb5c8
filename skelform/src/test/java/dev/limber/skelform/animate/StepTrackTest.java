package dev.limber.skelform.animate;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.key;
import static dev.limber.skelform.animate.Keys.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields that switch instead of moving. */
class StepTrackTest {
  private static final Animation STILL = animation("still");

  /** Three bones of one family, the last with a visual of texture "tex" and draw order 3. */
  private static ArmaturePose pose(Animation animation) {
    return new Armatures()
        .bone(-1, 0, 0)
        .bone(0, 10, 0)
        .bone(1, 10, 0)
        .bone(-1, 5, 5)
        .visual(2, 3)
        .textures("mine")
        .family(
            new IkFamily(
                List.of(0, 1, 2),
                3,
                IkMode.FABRIK,
                IkMode.FABRIK,
                IkConstraint.NONE,
                IkConstraint.NONE,
                false,
                false))
        .animation(animation)
        .animation(STILL)
        .build()
        .newPose();
  }

  private static ArmaturePose at(double frame, Keyframe... keyframes) {
    Animation animation = animation("a", keyframes);
    ArmaturePose pose = pose(animation);
    pose.animate(animation, frame);
    return pose;
  }

  @Test
  void texturesTakeTheLatestKeyframe() {
    Keyframe[] keys = {text(5, 2, Element.TEXTURE, "a"), text(10, 2, Element.TEXTURE, "b")};
    assertEquals("a", at(5, keys).visual(0).texture());
    assertEquals("a", at(9.999, keys).visual(0).texture());
    assertEquals("b", at(10, keys).visual(0).texture());
    assertEquals("b", at(1e300, keys).visual(0).texture());
  }

  @Test
  void drawOrdersTakeTheLatestKeyframe() {
    Keyframe[] keys = {key(0, 2, Element.ZINDEX, -4), key(10, 2, Element.ZINDEX, 70)};
    assertEquals(-4, at(9, keys).visual(0).zindex());
    assertEquals(70, at(10, keys).visual(0).zindex());
  }

  @Test
  void hiddenTakesTheLatestKeyframe() {
    Keyframe[] keys = {key(0, 1, Element.HIDDEN, 1), key(10, 1, Element.HIDDEN, 0)};
    assertTrue(at(9.5, keys).bone(1).hidden());
    assertFalse(at(10, keys).bone(1).hidden());
    assertFalse(at(9, keys).bone(2).hidden());
  }

  @Test
  void familyFieldsTakeTheLatestKeyframe() {
    Keyframe[] keys = {
      text(0, 0, Element.IK_MODE, "Arc"),
      text(0, 0, Element.IK_CONSTRAINT, "Clockwise"),
      key(0, 0, Element.MIMIC_TARGET, 1),
      text(10, 0, Element.IK_MODE, "FABRIK"),
      text(10, 0, Element.IK_CONSTRAINT, "CounterClockwise"),
      key(10, 0, Element.MIMIC_TARGET, 0)
    };
    assertFamily(IkMode.ARC, IkConstraint.CLOCKWISE, true, at(9, keys));
    assertFamily(IkMode.FABRIK, IkConstraint.COUNTER_CLOCKWISE, false, at(10, keys));
  }

  private static void assertFamily(
      IkMode mode, IkConstraint constraint, boolean mimic, ArmaturePose pose) {
    assertEquals(mode, pose.family(0).mode());
    assertEquals(constraint, pose.family(0).constraint());
    assertEquals(mimic, pose.family(0).mimicTarget());
  }

  @Test
  void theFirstKeyframeHoldsBeforeItsFrame() {
    assertEquals("a", at(0, text(5, 2, Element.TEXTURE, "a")).visual(0).texture());
    assertTrue(at(-3, key(5, 0, Element.HIDDEN, 1)).bone(0).hidden());
  }

  @Test
  void theLastOfSeveralKeyframesOnOneFrameWins() {
    Keyframe[] keys = {key(0, 2, Element.ZINDEX, 1), key(0, 2, Element.ZINDEX, 2)};
    assertEquals(2, at(0, keys).visual(0).zindex());
  }

  @Test
  void fieldsThatAreNotAnimatedGoBackAtOnce() {
    Animation all =
        animation(
            "all",
            text(0, 2, Element.TEXTURE, "a"),
            key(0, 2, Element.ZINDEX, 9),
            key(0, 1, Element.HIDDEN, 1),
            text(0, 0, Element.IK_MODE, "Arc"),
            text(0, 0, Element.IK_CONSTRAINT, "Clockwise"),
            key(0, 0, Element.MIMIC_TARGET, 1));
    ArmaturePose pose = pose(all);
    pose.animate(all, 0);
    assertFamily(IkMode.ARC, IkConstraint.CLOCKWISE, true, pose);
    pose.animate(STILL, 0, 60);
    assertEquals("tex", pose.visual(0).texture());
    assertEquals(3, pose.visual(0).zindex());
    assertFalse(pose.bone(1).hidden());
    assertFamily(IkMode.FABRIK, IkConstraint.NONE, false, pose);
  }

  @Test
  void switchesAreNotSmoothed() {
    Animation animation = animation("a", text(0, 2, Element.TEXTURE, "a"));
    ArmaturePose pose = pose(animation);
    pose.animate(animation, 0, 60);
    assertEquals("a", pose.visual(0).texture());
  }

  @Test
  void familyFieldsStayIfAnyBoneOfTheFamilyAnimatesThem() {
    // Bones 0 and 2 have no such keyframes; they must not undo what bone 1 says.
    ArmaturePose pose = at(0, text(0, 1, Element.IK_MODE, "Arc"), Keys.x(0, 1));
    assertEquals(IkMode.ARC, pose.family(0).mode());
    assertEquals(IkConstraint.NONE, pose.family(0).constraint());
  }

  @Test
  void keyframesOfAllBonesOfAFamilyCountTogether() {
    Keyframe[] keys = {text(0, 0, Element.IK_MODE, "Arc"), text(5, 2, Element.IK_MODE, "FABRIK")};
    assertEquals(IkMode.ARC, at(4, keys).family(0).mode());
    assertEquals(IkMode.FABRIK, at(5, keys).family(0).mode());
  }

  @Test
  void keyframesOfBonesWithoutVisualOrFamilyDoNothing() {
    ArmaturePose pose = at(0, text(0, 3, Element.TEXTURE, "a"), text(0, 3, Element.IK_MODE, "Arc"));
    assertEquals("tex", pose.visual(0).texture());
    assertEquals(IkMode.FABRIK, pose.family(0).mode());
  }

  @Test
  void whatTheGameHasSwitchedGoesBackToo() {
    ArmaturePose pose = pose(animation("a", Keys.x(0, 1)));
    Animation animation = pose.armature().animation("a");
    // One at a time: each setter must tell that there is something to take back.
    List<Runnable> changes =
        List.of(
            () -> pose.bone(2).hidden(true),
            () -> pose.visual(0).texture("mine"),
            () -> pose.visual(0).zindex(77),
            () -> pose.family(0).mode(IkMode.ARC),
            () -> pose.family(0).constraint(IkConstraint.CLOCKWISE),
            () -> pose.family(0).mimicTarget(true));
    pose.animate(animation, 0);
    for (Runnable change : changes) {
      change.run();
      pose.animate(animation, 1);
      assertFalse(pose.bone(2).hidden());
      assertEquals("tex", pose.visual(0).texture());
      assertEquals(3, pose.visual(0).zindex());
      assertFamily(IkMode.FABRIK, IkConstraint.NONE, false, pose);
    }
  }

  @Test
  void aLaterAnimationSwitchesOverAnEarlierOne() {
    Animation first = animation("first", key(0, 2, Element.ZINDEX, 1));
    Animation second = animation("second", key(5, 2, Element.ZINDEX, 2));
    ArmaturePose pose =
        new Armatures()
            .bone(-1, 0, 0)
            .bone(0, 0, 0)
            .bone(1, 0, 0)
            .visual(2, 3)
            .animation(first)
            .animation(second)
            .build()
            .newPose();
    pose.animate(List.of(first, second), new double[2], new double[2]);
    assertEquals(2, pose.visual(0).zindex());
    pose.animate(List.of(second, first), new double[2], new double[2]);
    assertEquals(1, pose.visual(0).zindex());
  }
}
