package dev.limber.skelform.animate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.oracle.RandomArmature;
import org.junit.jupiter.api.Test;

/**
 * Animations that have a row for every frame and animations that compute from keyframes play the
 * same.
 */
class BakedAnimationTest {
  private static void assertAgree(Armature armature, Animation animation) {
    CompiledAnimation baked = new CompiledAnimation(armature, animation, Integer.MAX_VALUE);
    CompiledAnimation computed = new CompiledAnimation(armature, animation, -1);
    double[] expected = LocalPose.start(armature).values;
    double[] actual = LocalPose.start(armature).values;
    for (double frame = 0; frame <= animation.lastFrame() + 3; frame += 0.125) {
      computed.sample(frame, expected);
      baked.sample(frame, actual);
      assertArrayEquals(expected, actual, animation.name() + " at " + frame);
    }
    computed.sample(1e9, expected);
    baked.sample(1e9, actual);
    assertArrayEquals(expected, actual);
  }

  @Test
  void bakedAndComputedClipsAgreeToTheBit() {
    for (int seed = 0; seed < 40; seed++) {
      Armature armature = RandomArmature.make(seed);
      armature.animations().forEach(animation -> assertAgree(armature, animation));
    }
  }

  @Test
  void bakedAndComputedClipsAgreeOnSnapsAndSharedFrames() {
    Animation animation =
        Keys.animation(
            "a",
            Keys.x(3, 1, Keys.SNAP),
            Keys.x(5, 2, Keys.SNAP),
            Keys.x(5, 3),
            Keys.x(6, 9, Easing.bezier(0, 0, 0, 0)),
            Keys.x(8, 4, Keys.SNAP),
            Keys.x(8, 5, Keys.SNAP));
    assertAgree(new Armatures().bone(-1, 0, 0).build(), animation);
  }

  @Test
  void aVeryLongAnimationIsComputed() {
    Animation animation = Keys.animation("a", Keys.x(0, 0), Keys.x(1_000_000_000, 1e9));
    Armature armature = new Armatures().bone(-1, 0, 0).animation(animation).build();
    var pose = armature.newPose();
    pose.animate(animation, 123_456_789);
    assertEquals(123_456_789, pose.bone(0).x(), 1e-6);
  }
}
