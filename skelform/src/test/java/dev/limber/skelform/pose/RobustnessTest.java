package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Keyframe;
import dev.limber.testing.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bugs that were found, each as the test that showed it. */
class RobustnessTest {
  @Test
  void aTargetThatCreepsOntoTheRootKeepsThePoseFinite() {
    ArmaturePose pose =
        new Armatures()
            .bone(-1, 0, 0)
            .bone(0, 10, 0)
            .bone(1, 10, 0)
            .bone(-1, 8, 8)
            .family(
                new IkFamily(
                    List.of(0, 1, 2),
                    3,
                    IkMode.FABRIK,
                    IkMode.FABRIK,
                    IkConstraint.CLOCKWISE,
                    IkConstraint.CLOCKWISE,
                    false,
                    false))
            .build()
            .newPose();
    PosedBone target = pose.bone(3);
    for (int frame = 0; frame < 8_000; frame++) {
      target.position(target.x() * 0.9, target.y() * 0.9);
      pose.construct();
      assertTrue(Double.isFinite(pose.bone(2).worldX()), "frame " + frame);
    }
  }

  @Test
  void aRefusedPositionChangesNothing() {
    ArmaturePose pose = new Armatures().bone(-1, 1, 2).build().newPose();
    PosedBone bone = pose.bone(0);
    assertThrows(IllegalArgumentException.class, () -> bone.position(55, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> bone.scale(55, Double.NaN));
    assertEquals(1, bone.x());
    assertEquals(1, bone.scaleX());
  }

  @Test
  void aHairBelowZeroIsTheFirstFrameOfTheLoop() {
    Animation animation = animation(30);
    assertEquals(0, SkelForm.formatFrame(-1e-20, animation, false, true));
    assertEquals(0, SkelForm.formatFrame(-1e-16, animation, false, true));
    assertEquals(30, SkelForm.formatFrame(-1e-20, animation, true, true));
  }

  @Test
  void anEndlessAnimationThatOnlySwitchesIsPlayedAtOnce() {
    Armature armature =
        new Armatures().bone(-1, 0, 0).animation(animation(Integer.MAX_VALUE - 1)).build();
    // A table of its frames would not fit into memory, or take long to fill.
    long bytes = Work.allocated(() -> armature.newPose().animate(armature.animations().get(0), 5));
    assertTrue(bytes < 1_000_000, bytes + " bytes");
  }

  private static Animation animation(int lastFrame) {
    Keyframe key = new Keyframe(lastFrame, 0, Element.HIDDEN, 1, "", Easing.LINEAR);
    return new Animation("a", 0, 60, List.of(key));
  }

  @Test
  void movementsAndOptionsMustBeFinite() {
    ArmaturePose pose = new Armatures().bone(-1, 0, 0).build().newPose();
    assertThrows(IllegalArgumentException.class, () -> pose.moveBy(Double.NaN, 0));
    assertThrows(
        IllegalArgumentException.class,
        () -> ConstructOptions.DEFAULT.moving(0, Double.POSITIVE_INFINITY));
    assertThrows(IllegalArgumentException.class, () -> ConstructOptions.DEFAULT.at(Double.NaN, 0));
  }
}
