package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.pose.PosedVisual;

/** Compares a member of a crowd with a pose of its own, bit by bit. */
final class SameBits {
  private SameBits() {}

  /** Compares everything that can be read: matrices, world values, vertices, physics. */
  static void check(String where, ArmaturePose expected, Member member, ArmaturePose copy) {
    member.copyTo(copy);
    Armature armature = expected.armature();
    for (int b = 0; b < armature.bones().size(); b++) {
      PosedBone one = expected.bone(b);
      PosedBone other = copy.bone(b);
      String at = where + ", bone " + b;
      same(at + " x", one.worldX(), other.worldX());
      same(at + " y", one.worldY(), other.worldY());
      same(at + " cos", one.worldCos(), other.worldCos());
      same(at + " sin", one.worldSin(), other.worldSin());
      same(at + " scale x", one.worldScaleX(), other.worldScaleX());
      same(at + " scale y", one.worldScaleY(), other.worldScaleY());
      same(at + " local rotation", one.rotation(), other.rotation());
      for (int part = 0; part < 6; part++) {
        same(at + " matrix " + part, one.matrix(part), member.matrix(b, part));
      }
    }
    for (int v = 0; v < armature.visuals().size(); v++) {
      PosedVisual one = expected.visual(v);
      PosedVisual other = copy.visual(v);
      assertEquals(one.texture(), other.texture());
      for (int i = 0; i < one.vertexCount(); i++) {
        String at = where + ", visual " + v + ", vertex " + i;
        same(at + " x", one.vertexX(i), other.vertexX(i));
        same(at + " y", one.vertexY(i), other.vertexY(i));
      }
    }
    for (int p = 0; p < armature.physics().size(); p++) {
      Physics.State one = expected.physics(p);
      Physics.State other = copy.physics(p);
      assertEquals(one, other, where + ", physics " + p);
    }
  }

  private static void same(String where, double expected, double actual) {
    if (Double.doubleToLongBits(expected) != Double.doubleToLongBits(actual)) {
      assertEquals(
          Double.toHexString(expected) + " " + expected,
          Double.toHexString(actual) + " " + actual,
          where);
    }
  }
}
