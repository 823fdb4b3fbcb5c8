package dev.limber.skelform.samples;

import static dev.limber.skelform.data.Element.HIDDEN;
import static dev.limber.skelform.data.Element.IK_CONSTRAINT;
import static dev.limber.skelform.data.Element.IK_MODE;
import static dev.limber.skelform.data.Element.MIMIC_TARGET;
import static dev.limber.skelform.data.Element.POSITION_X;
import static dev.limber.skelform.data.Element.POSITION_Y;
import static dev.limber.skelform.data.Element.ROTATION;
import static dev.limber.skelform.data.Element.SCALE_X;
import static dev.limber.skelform.data.Element.SCALE_Y;
import static dev.limber.skelform.data.Element.TEXTURE;
import static dev.limber.skelform.data.Element.TINT_A;
import static dev.limber.skelform.data.Element.TINT_G;
import static dev.limber.skelform.data.Element.ZINDEX;
import static dev.limber.skelform.samples.SampleRig.Ease.LINEAR;
import static dev.limber.skelform.samples.SampleRig.Ease.SINE_IN;
import static dev.limber.skelform.samples.SampleRig.Ease.SINE_IN_OUT;
import static dev.limber.skelform.samples.SampleRig.Ease.SINE_OUT;
import static dev.limber.skelform.samples.SampleRig.Ease.SNAP;
import static dev.limber.skelform.samples.SampleRig.Ease.ZERO;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.samples.SampleRig.Clip;
import dev.limber.skelform.samples.SampleRig.Ease;
import dev.limber.skelform.samples.SampleRig.Keyed;
import java.util.ArrayList;
import java.util.List;

/**
 * How the lantern moves: it breathes, walks on the spot and waves.
 *
 * <p>Body, head and arms of the wave move in straight lines only, so that all generations must
 * agree on them.
 */
final class LanternMotion {
  static final int FPS = 30;
  private static final int WALK = 24;
  private static final int WALK_STEP = 3;
  private static final double STRIDE = 20;

  /** Frame, x, y and rotation. */
  private static final double[][] WAVING_HIPS = {
    {0, 0, 64, 0},
    {4, 1, 60, -0.03},
    {9, 2, 65, -0.06},
    {13, 2, 64, -0.06},
    {40, 2, 64, -0.06},
    {44, 1, 62, -0.03},
    {48, 0, 64, 0}
  };

  private final List<Keyed> keys = new ArrayList<>();
  private final boolean ik;

  private LanternMotion(boolean ik) {
    this.ik = ik;
  }

  static List<Clip> clips() {
    return List.of(idle(true), walk(true), wave(true));
  }

  static List<Clip> clipsWithoutIk() {
    return List.of(idle(false), walk(false), wave(false));
  }

  /** Adds keys: pairs of a frame and a value. */
  private void add(String bone, Element element, Ease ease, double... framesAndValues) {
    for (int i = 0; i < framesAndValues.length; i += 2) {
      double value = rounded(framesAndValues[i + 1]);
      keys.add(new Keyed(bone, element, (int) framesAndValues[i], value, "", ease));
    }
  }

  private void addText(String bone, Element element, int frame, String text) {
    keys.add(new Keyed(bone, element, frame, 0, text, LINEAR));
  }

  static double rounded(double value) {
    return Math.rint(value * 1e4) / 1e4;
  }

  private Clip clip(String name) {
    return new Clip(name, FPS, keys).sorted();
  }

  private static Clip idle(boolean ik) {
    LanternMotion m = new LanternMotion(ik);
    double low = Lantern.HIPS - 2.5;
    m.add("Hips", POSITION_Y, SINE_IN_OUT, 0, Lantern.HIPS, 30, low, 60, Lantern.HIPS);
    m.add("Head", ROTATION, SINE_IN_OUT, 0, 0, 20, 0.035, 44, -0.025, 60, 0);
    m.add("Head", SCALE_X, SINE_IN_OUT, 0, 1, 30, 1.02, 60, 1);
    m.add("Head", SCALE_Y, SINE_IN_OUT, 0, 1, 30, 1.02, 60, 1);
    m.swing("Right Arm", Lantern.RIGHT_ARM, Lantern.RIGHT_ARM + 0.08, 60);
    m.swing("Left Arm", Lantern.LEFT_ARM, Lantern.LEFT_ARM - 0.08, 60);
    m.swing("Right Forearm", Lantern.FOREARM, Lantern.FOREARM + 0.1, 60);
    m.swing("Left Forearm", Lantern.FOREARM, Lantern.FOREARM + 0.1, 60);
    m.flicker(60);
    m.blink(38);
    if (ik) {
      m.add("Scarf Target", POSITION_X, SINE_IN_OUT, 0, -88, 30, -84, 60, -88);
      m.add("Scarf Target", POSITION_Y, SINE_IN_OUT, 0, 12, 30, 17, 60, 12);
      m.addText("Scarf 1", IK_CONSTRAINT, 0, "None");
    } else {
      m.add("Scarf", ROTATION, SINE_OUT, 0, 3.45, 30, 3.38, 60, 3.45);
      m.standingLegs(
          new double[][] {{0, 0, Lantern.HIPS, 0}, {30, 0, low, 0}, {60, 0, Lantern.HIPS, 0}});
    }
    return m.clip("Idle");
  }

  private static Clip walk(boolean ik) {
    LanternMotion m = new LanternMotion(ik);
    for (int frame = 0; frame <= WALK; frame += WALK_STEP) {
      double phase = (double) frame / WALK;
      m.add("Hips", POSITION_Y, LINEAR, frame, hipsY(phase));
      m.add("Hips", ROTATION, LINEAR, frame, hipsRotation(phase));
      m.step("Right", Lantern.RIGHT_HIP, frame, phase);
      m.step("Left", Lantern.LEFT_HIP, frame, phase + 0.5);
    }
    m.add("Head", ROTATION, SINE_IN_OUT, 0, 0.05, 6, -0.02, 12, 0.05, 18, -0.02, 24, 0.05);
    m.swing("Right Arm", -2.3, -1.0, WALK);
    m.swing("Left Arm", -0.85, -2.1, WALK);
    m.swing("Right Forearm", 0.35, 0.95, WALK);
    m.swing("Left Forearm", 0.95, 0.35, WALK);
    m.add("Cap", POSITION_Y, SINE_IN_OUT, 0, 71, 4, 70, 9, 73, 12, 71, 16, 70, 21, 73, 24, 71);
    m.add("Handle", ROTATION, SINE_IN_OUT, 0, 0.08, 6, -0.05, 12, 0.08, 18, -0.05, 24, 0.08);
    m.add("Flame Tip", ROTATION, ZERO, 0, 0.2, 6, 0.32, 12, 0.18, 18, 0.3, 24, 0.2);
    m.add("Flame", SCALE_Y, SINE_IN_OUT, 0, 0.96, 6, 1.1, 12, 0.96, 18, 1.1, 24, 0.96);
    if (ik) {
      // Straight at 0 and 12, so that the arch can change sides there without a jump.
      m.add("Scarf Target", POSITION_X, SINE_IN_OUT, 0, -106, 6, -92, 12, -106, 18, -92, 24, -106);
      m.add("Scarf Target", POSITION_Y, SINE_IN_OUT, 0, 34, 6, 40, 12, 46, 18, 38, 24, 34);
      m.addText("Scarf 1", IK_CONSTRAINT, 0, "None");
      m.addText("Scarf 1", IK_CONSTRAINT, 12, "Clockwise");
      m.addText("Scarf 1", IK_CONSTRAINT, 24, "None");
    } else {
      m.add("Scarf", ROTATION, SINE_OUT, 0, 3.25, 12, 3.0, 24, 3.25);
    }
    return m.clip("Walk");
  }

  private static Clip wave(boolean ik) {
    LanternMotion m = new LanternMotion(ik);
    for (double[] hips : WAVING_HIPS) {
      m.add("Hips", POSITION_X, LINEAR, hips[0], hips[1]);
      m.add("Hips", POSITION_Y, LINEAR, hips[0], hips[2]);
      m.add("Hips", ROTATION, LINEAR, hips[0], hips[3]);
    }
    m.add("Head", ROTATION, LINEAR, 0, 0, 9, -0.1, 16, 0, 24, -0.1, 32, 0, 40, -0.08, 48, 0);
    m.add("Right Arm", ROTATION, LINEAR, 0, -1.85, 9, -4.15, 40, -4.15, 48, -1.85);
    m.add(
        "Right Forearm",
        ROTATION,
        LINEAR,
        0,
        0.4,
        5,
        -0.6,
        10,
        -0.75,
        15,
        0.5,
        20,
        -0.75,
        25,
        0.5,
        30,
        -0.75,
        35,
        0.5,
        40,
        -0.4,
        48,
        0.4);
    m.add("Left Arm", ROTATION, LINEAR, 0, -1.35, 9, -1.75, 40, -1.75, 48, -1.35);
    m.add("Left Forearm", ROTATION, LINEAR, 0, 0.4, 9, -1.75, 40, -1.75, 48, 0.4);
    m.add("Left Forearm", ZINDEX, LINEAR, 0, 3, 5, 44, 44, 3);
    m.addText("Face", TEXTURE, 0, "Face");
    m.addText("Face", TEXTURE, 6, "Face Happy");
    m.addText("Face", TEXTURE, 43, "Face");
    m.add("Spark", HIDDEN, LINEAR, 0, 1, 9, 0, 40, 1);
    m.add("Spark", TINT_A, SINE_OUT, 0, 0, 9, 0, 13, 1, 35, 1, 40, 0);
    m.add("Spark", ROTATION, SNAP, 0, 0, 9, 0, 15, 0.5, 21, 0, 27, 0.5, 33, 0);
    m.add("Spark", SCALE_X, SINE_IN, 0, 0.6, 9, 0.6, 15, 1.2, 35, 0.9);
    m.add("Spark", SCALE_Y, SINE_IN, 0, 0.6, 9, 0.6, 15, 1.2, 35, 0.9);
    m.flicker(48);
    if (ik) {
      m.add(
          "Right Foot Target",
          ROTATION,
          LINEAR,
          0,
          0,
          12,
          0,
          15,
          0.35,
          18,
          0,
          22,
          0,
          25,
          0.35,
          28,
          0);
      m.add("Scarf Target", POSITION_X, SINE_IN_OUT, 0, -88, 9, -96, 40, -90, 48, -88);
      m.add("Scarf Target", POSITION_Y, SINE_IN_OUT, 0, 12, 9, 20, 40, 14, 48, 12);
      m.addText("Scarf 1", IK_MODE, 0, "Arc");
      m.add("Right Thigh", MIMIC_TARGET, LINEAR, 0, 1);
    } else {
      m.add("Scarf", ROTATION, SINE_IN, 0, 3.45, 9, 3.35, 48, 3.45);
      m.standingLegs(WAVING_HIPS);
    }
    return m.clip("Wave ");
  }

  /** There and back again. */
  private void swing(String bone, double from, double to, int frames) {
    add(bone, ROTATION, SINE_IN_OUT, 0, from, frames / 2.0, to, frames, from);
  }

  private void flicker(int frames) {
    add("Flame", SCALE_X, SINE_IN_OUT, 0, 1, frames / 2.0, 0.93, frames, 1);
    add("Flame", SCALE_Y, SINE_IN_OUT, 0, 1, 8, 1.12, 17, 0.96, 28, 1.1, 38, 0.97, frames, 1);
    add("Flame", TINT_G, SINE_IN_OUT, 0, 1, 12, 0.86, 26, 1, 38, 0.9, frames, 1);
    add("Flame Tip", ROTATION, SINE_IN_OUT, 0, 0, 14, 0.22, 34, -0.18, frames, 0);
    add("Glow", TINT_A, SINE_IN_OUT, 0, 0.9, 17, 0.7, 28, 0.95, 38, 0.75, frames, 0.9);
    add("Glow", SCALE_X, SINE_IN_OUT, 0, 3.4, 28, 3.7, frames, 3.4);
    add("Glow", SCALE_Y, SINE_IN_OUT, 0, 3.4, 28, 3.7, frames, 3.4);
  }

  private void blink(int frame) {
    addText("Face", TEXTURE, 0, "Face");
    addText("Face", TEXTURE, frame, "Face Shut");
    addText("Face", TEXTURE, frame + 4, "Face");
    if (!ik) {
      add("Face", SCALE_Y, LINEAR, 0, 1, frame - 2, 1, frame, 0.15, frame + 2, 0.15, frame + 4, 1);
    }
  }

  /** Highest when one foot passes the other, lowest when both are on the ground. */
  private static double hipsY(double phase) {
    return Lantern.HIPS - 3.5 - 3 * StrictMath.cos(4 * Math.PI * phase - 0.5);
  }

  private static double hipsRotation(double phase) {
    return -0.07 + 0.03 * StrictMath.cos(4 * Math.PI * phase);
  }

  private void step(String side, double hip, int frame, double phase) {
    double[] foot = foot(phase - Math.floor(phase));
    double x = foot[0] + 0.2 * hip + 1;
    double y = Lantern.ANKLE + foot[1];
    if (ik) {
      String target = side + " Foot Target";
      add(target, POSITION_X, LINEAR, frame, x);
      add(target, POSITION_Y, LINEAR, frame, y);
      add(target, ROTATION, LINEAR, frame, foot[2]);
    } else {
      double at = (double) frame / WALK;
      bend(side, frame, leg(hip, hipsY(at), hipsRotation(at), x, y, foot[2]));
    }
  }

  /** Keeps the feet where they stand while the hips go through poses of frame, x, y, rotation. */
  private void standingLegs(double[][] hips) {
    for (double[] pose : hips) {
      int frame = (int) pose[0];
      // Where the feet are, seen from hips that did not move sideways.
      double left = Lantern.LEFT_STAND - pose[1];
      double right = Lantern.RIGHT_STAND - pose[1];
      bend("Left", frame, leg(Lantern.LEFT_HIP, pose[2], pose[3], left, Lantern.ANKLE, 0));
      bend("Right", frame, leg(Lantern.RIGHT_HIP, pose[2], pose[3], right, Lantern.ANKLE, 0));
    }
  }

  private void bend(String side, int frame, double[] rotations) {
    add(side + " Thigh", ROTATION, LINEAR, frame, rotations[0]);
    add(side + " Shin", ROTATION, LINEAR, frame, rotations[1]);
    add(side + " Foot", ROTATION, LINEAR, frame, rotations[2]);
  }

  /**
   * Returns where a foot is in its round, as x, height above the standing ankle, and rotation: heel
   * down in front, flat and back under the body, rolling over the toes, then forward in the air.
   */
  private static double[] foot(double phase) {
    if (phase < 0.5) {
      double x = STRIDE - 4 * STRIDE * phase;
      double heel = Math.max(0, 1 - phase / 0.125);
      double toes = Math.max(0, (phase - 0.25) / 0.25);
      return new double[] {x, 2 * heel + 11 * toes * toes, 0.32 * heel - 0.5 * toes * toes};
    }
    double s = 2 * phase - 1;
    double x = -STRIDE + 2 * STRIDE * s * s * (3 - 2 * s);
    double y = 11 * (1 - s) + 2 * s + 9 * StrictMath.sin(Math.PI * s);
    double rotation = -0.5 - 0.9 * s + 1.72 * s * s;
    return new double[] {x, y, rotation};
  }

  /**
   * Returns the local rotations of thigh, shin and foot that bring the ankle to a place, the knee
   * in front.
   */
  static double[] leg(
      double hip, double hipsY, double hipsRotation, double x, double y, double footRotation) {
    double rootX = hip * StrictMath.cos(hipsRotation);
    double rootY = hipsY + hip * StrictMath.sin(hipsRotation);
    double reach = Math.min(StrictMath.hypot(x - rootX, y - rootY), 1.999 * Lantern.LEG);
    double knee = StrictMath.acos(reach / (2 * Lantern.LEG));
    double direction = StrictMath.atan2(y - rootY, x - rootX);
    double thigh = direction + knee;
    double shin = direction - knee;
    return new double[] {
      rounded(thigh - hipsRotation), rounded(shin - thigh), rounded(footRotation - shin)
    };
  }
}
