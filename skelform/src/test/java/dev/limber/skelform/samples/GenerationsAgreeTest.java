package dev.limber.skelform.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.math.Trig;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.samples.SampleWriter.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lantern moves alike in whichever generation's words it is written. */
class GenerationsAgreeTest {
  private static final double NEAR = 1e-6;

  /** FABRIK stops after ten rounds, short of its target; the shoe hangs on one or the other. */
  private static final double REACHED = 0.3;

  /** Bones that physics moves, and those that hang on them; before 0.5 they stay still. */
  private static final List<String> PHYSICAL = List.of("Cap", "Handle", "Hat", "Spark", "Flame");

  /** An arm that is mirrored in 0.8; its bones stand where they stood. */
  private static final List<String> MIRRORED = List.of("Left Arm", "Left Forearm");

  private final Armature newest = Samples.load("lantern-0.7.skf").armature();

  static List<Sample> samples() {
    return SampleWriter.ALL;
  }

  static List<Sample> fromHandlesOn() {
    return SampleWriter.ALL.stream()
        .filter(sample -> sample.generation().compareTo(Generation.V0_4) >= 0)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void straightMovesAreTheSameInAll(Sample sample) {
    Armature armature = Samples.load(sample.file()).armature();
    ArmaturePose pose = armature.newPose();
    ArmaturePose expected = newest.newPose();
    List<String> moved =
        List.of("Hips", "Head", "Left Arm", "Left Forearm", "Right Arm", "Right Forearm", "Face");
    for (double frame = 0; frame <= 50; frame += 0.25) {
      play(pose, "Wave", frame);
      play(expected, "Wave", frame);
      for (String bone : moved) {
        assertSame(expected.bone(bone), pose.bone(bone), bone + " on frame " + frame);
      }
    }
  }

  @Test
  void mirroredArmTurnsLikeTheOtherByTheRulesOf08Only() {
    Armature armature = Samples.load("lantern-0.8.skf").armature();
    ArmaturePose pose = armature.newPose();
    ArmaturePose older = armature.withRuleset(Ruleset.BOTH_SEGMENTS).newPose();
    ArmaturePose expected = newest.newPose();
    play(pose, "Wave", 10);
    play(older, "Wave", 10);
    play(expected, "Wave", 10);
    PosedBone forearm = pose.bone("Left Forearm");
    assertEquals(-1, forearm.worldScaleY());
    assertSame(expected.bone("Left Forearm"), forearm, "Left Forearm");
    double turn =
        Trig.shortestTurn(
            older.bone("Left Forearm").worldRotation() + -2 * forearm.rotation(),
            forearm.worldRotation());
    assertEquals(0, turn, NEAR);
    assertTrue(Math.abs(forearm.rotation()) > 0.1);
  }

  private static void play(ArmaturePose pose, String animation, double frame) {
    pose.animate(pose.armature().animation(animation), frame);
    pose.construct();
  }

  private static void assertSame(PosedBone expected, PosedBone found, String message) {
    assertEquals(expected.worldX(), found.worldX(), NEAR, message);
    assertEquals(expected.worldY(), found.worldY(), NEAR, message);
    assertEquals(expected.worldCos(), found.worldCos(), NEAR, message);
    assertEquals(expected.worldSin(), found.worldSin(), NEAR, message);
    assertEquals(expected.worldScaleX(), found.worldScaleX(), NEAR, message);
    assertEquals(expected.worldScaleY(), Math.abs(found.worldScaleY()), NEAR, message);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void wavingLegsAreTheSameInAll(Sample sample) {
    ArmaturePose pose = Samples.load(sample.file()).armature().newPose();
    ArmaturePose expected = newest.newPose();
    // Without IK, legs are right on keyframes of the hips only, to as many digits as are written.
    boolean ik = !pose.armature().families().isEmpty();
    for (double frame : ik ? new double[] {0, 2, 5, 11, 20.5, 41} : new double[] {0, 4, 9, 44}) {
      play(pose, "Wave", frame);
      play(expected, "Wave", frame);
      for (String bone : List.of("Left Thigh", "Left Shin", "Right Thigh", "Right Shin")) {
        double turn = expected.bone(bone).worldRotation() - pose.bone(bone).worldRotation();
        assertEquals(0, turn, ik ? NEAR : 0.01, bone + " on frame " + frame);
      }
    }
  }

  /** Pivots in 0.7 and extra bones before it put every corner of every picture on the same spot. */
  @ParameterizedTest
  @MethodSource("fromHandlesOn")
  void everyPictureIsInTheSamePlaceFrom04On(Sample sample) {
    Armature armature = Samples.load(sample.file()).armature();
    boolean physics = !armature.physics().isEmpty();
    for (Animation animation : newest.animations()) {
      ArmaturePose pose = armature.newPose();
      ArmaturePose expected = newest.newPose();
      for (int frame = 0; frame <= animation.lastFrame(); frame++) {
        play(pose, animation.name(), frame);
        play(expected, animation.name(), frame);
        Map<String, List<Double>> corners = corners(pose);
        corners(expected)
            .forEach(
                (bone, places) -> {
                  boolean mirrored =
                      sample.generation() == Generation.V0_8 && MIRRORED.contains(bone);
                  if (!mirrored && (physics || !PHYSICAL.contains(bone))) {
                    assertSamePlaces(bone, places, corners.get(bone), animation.name());
                  }
                });
      }
    }
  }

  private static void assertSamePlaces(
      String bone, List<Double> expected, List<Double> found, String animation) {
    boolean absent = bone.equals("Glow") && found == null; // An atlas in JPG cannot have it.
    double near = bone.endsWith("Foot") ? REACHED : NEAR;
    assertTrue(absent || found != null && found.size() == expected.size(), bone + " is shown");
    for (int i = 0; i < expected.size() && !absent; i++) {
      assertEquals(expected.get(i), found.get(i), near, bone + " in " + animation);
    }
  }

  /** Returns the corners of each picture, and its place in the draw order, by the bone's name. */
  private static Map<String, List<Double>> corners(ArmaturePose pose) {
    Map<String, List<Double>> byBone = new TreeMap<>();
    SpriteList sprites = pose.sprites(pose.armature().styles());
    for (int s = 0; s < sprites.size(); s++) {
      List<Double> places = new ArrayList<>();
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        places.add(sprites.x(s, c));
        places.add(sprites.y(s, c));
        places.add(sprites.u(s, c));
        places.add(sprites.v(s, c));
      }
      for (int part = 0; part < 4; part++) {
        places.add(sprites.tint(s, part));
      }
      String name = pose.armature().bones().get(sprites.bone(s)).name();
      byBone.put(name.replace(" Texture", ""), places);
    }
    return byBone;
  }
}
