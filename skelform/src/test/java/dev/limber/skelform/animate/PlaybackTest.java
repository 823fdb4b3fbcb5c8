package dev.limber.skelform.animate;

import static dev.limber.skelform.SkelForm.formatFrame;
import static dev.limber.skelform.SkelForm.timeFrame;
import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.pose.ArmaturePose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which rules an armature plays by, and what changing them changes. */
class PlaybackTest {
  private static final Armature ARMATURE =
      new Armatures()
          .bone(-1, 0, 0)
          .animation(animation("walk", x(0, 0), x(10, 100), x(20, 0)))
          .animation(animation("still", x(0, 5)))
          .build();

  @Test
  void eachGenerationHasItsRules() {
    assertEquals(Ruleset.OFFSETS, Generation.BEFORE_0_2.ruleset());
    assertEquals(Ruleset.LINEAR_SMOOTHING, Generation.V0_2.ruleset());
    assertEquals(Ruleset.LINEAR_SMOOTHING, Generation.V0_3.ruleset());
    assertEquals(Ruleset.ONE_SEGMENT, Generation.V0_4.ruleset());
    assertEquals(Ruleset.BOTH_SEGMENTS, Generation.V0_5.ruleset());
    assertEquals(Ruleset.BOTH_SEGMENTS, Generation.V0_5_3.ruleset());
    assertEquals(Ruleset.BOTH_SEGMENTS, Generation.V0_6.ruleset());
    assertEquals(Ruleset.BOTH_SEGMENTS, Generation.V0_7.ruleset());
    assertEquals(Ruleset.MIRRORED_TURNS, Generation.V0_8.ruleset());
  }

  @Test
  void withTheSameRulesItIsTheSameArmature() {
    assertSame(ARMATURE, ARMATURE.withRuleset(Ruleset.BOTH_SEGMENTS));
  }

  @Test
  void otherRulesChangeNothingElse() {
    Armature changed = ARMATURE.withRuleset(Ruleset.ONE_SEGMENT);
    assertEquals(Ruleset.ONE_SEGMENT, changed.ruleset());
    assertEquals(ARMATURE.bones(), changed.bones());
    assertEquals(ARMATURE.animations(), changed.animations());
    assertEquals(Ruleset.BOTH_SEGMENTS, ARMATURE.ruleset());
  }

  @Test
  void otherRulesPlay() {
    // On the frame of a keyframe: still under the rule of 0.4, caught up under that of 0.5.
    assertEquals(1000, smoothedOnKeyframe(ARMATURE.withRuleset(Ruleset.ONE_SEGMENT)));
    assertEquals(100, smoothedOnKeyframe(ARMATURE));
  }

  private static double smoothedOnKeyframe(Armature armature) {
    ArmaturePose pose = armature.newPose();
    pose.bone(0).position(1000, 0);
    pose.animate(armature.animation("walk"), 10, 5);
    return pose.bone(0).x();
  }

  @Test
  void before02ALoopIsAsLongAsItsLastFrame() {
    Animation old = ARMATURE.withRuleset(Ruleset.OFFSETS).animation("walk");
    assertEquals(20, old.loopFrames());
    assertEquals(0, formatFrame(20, old, false, true));
    assertEquals(19, formatFrame(-1, old, false, true));
    assertEquals(0, timeFrame(20.0 / 60, old, false, true));
    assertEquals(20, formatFrame(20, ARMATURE.animation("walk"), false, true));
  }

  @Test
  void before02AnAnimationOfOneFrameLoopsOnIt() {
    Animation old = ARMATURE.withRuleset(Ruleset.OFFSETS).animation("still");
    assertEquals(1, old.loopFrames());
    assertEquals(0, formatFrame(7, old, false, true));
  }

  @Test
  void goingBackGivesTheOldLoopLength() {
    Armature back = ARMATURE.withRuleset(Ruleset.OFFSETS).withRuleset(Ruleset.BOTH_SEGMENTS);
    assertEquals(ARMATURE.animations(), back.animations());
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void withoutSmoothingAllRulesPlayTheSame(Ruleset ruleset) {
    Armature armature = ARMATURE.withRuleset(ruleset);
    Animation animation = armature.animation("walk");
    ArmaturePose pose = armature.newPose();
    ArmaturePose plain = ARMATURE.newPose();
    for (double frame = 0; frame < 25; frame += 0.25) {
      pose.animate(animation, frame);
      plain.animate(ARMATURE.animation("walk"), frame);
      assertEquals(plain.bone(0).x(), pose.bone(0).x());
    }
  }
}
