package dev.limber.skelform.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.math.Trig;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;

/** Holds two armatures to the same poses: bones, pictures, tints and order, on every frame. */
final class SamePoses {
  private final Armature before;
  private final Armature after;
  private final double tolerance;

  private SamePoses(Armature before, Armature after, double tolerance) {
    this.before = before;
    this.after = after;
    this.tolerance = tolerance;
  }

  /** Compares whole frames and those halfway. */
  static void check(Armature before, Armature after, double tolerance) {
    new SamePoses(before, after, tolerance).check(0.5);
  }

  static void checkWholeFrames(Armature before, Armature after, double tolerance) {
    new SamePoses(before, after, tolerance).check(1);
  }

  private void check(double step) {
    ArmaturePose one = before.newPose();
    ArmaturePose other = after.newPose();
    one.construct();
    other.construct();
    compare(one, other, "as loaded");
    assertEquals(before.animations().size(), after.animations().size());
    for (int a = 0; a < before.animations().size(); a++) {
      Animation animation = before.animations().get(a);
      one = before.newPose();
      other = after.newPose();
      for (double frame = 0; frame <= animation.lastFrame() + 1; frame += step) {
        one.animate(animation, frame);
        one.construct();
        other.animate(after.animations().get(a), frame);
        other.construct();
        compare(one, other, animation.name() + " at " + frame);
      }
    }
  }

  private void compare(ArmaturePose one, ArmaturePose other, String when) {
    for (int b = 0; b < one.boneCount(); b++) {
      PosedBone expected = one.bone(b);
      PosedBone found = other.bone(b);
      String where = when + ", bone " + expected.name();
      assertEquals(expected.worldX(), found.worldX(), tolerance, where);
      assertEquals(expected.worldY(), found.worldY(), tolerance, where);
      double turn = Trig.shortestTurn(expected.worldRotation(), found.worldRotation());
      assertEquals(0, turn, tolerance, where);
      assertEquals(expected.worldScaleX(), found.worldScaleX(), tolerance, where);
      assertEquals(expected.worldScaleY(), found.worldScaleY(), tolerance, where);
      assertEquals(expected.hidden(), found.hidden(), where);
    }
    SpriteList expected = one.sprites(before.styles());
    SpriteList found = other.sprites(after.styles());
    assertEquals(expected.size(), found.size(), when);
    for (int s = 0; s < expected.size(); s++) {
      String where = when + ", sprite " + s;
      assertEquals(expected.visual(s), found.visual(s), where);
      assertEquals(expected.texture(s), found.texture(s), where);
      for (int part = 0; part < 4; part++) {
        assertEquals(expected.tint(s, part), found.tint(s, part), tolerance, where);
      }
      for (int c = 0; c < expected.cornerCount(s); c++) {
        assertEquals(expected.x(s, c), found.x(s, c), tolerance, where);
        assertEquals(expected.y(s, c), found.y(s, c), tolerance, where);
      }
    }
  }
}
