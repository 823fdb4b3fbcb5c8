package dev.limber.skelform.conformance;

import static dev.limber.skelform.conformance.Vectors.array;
import static dev.limber.skelform.conformance.Vectors.bool;
import static dev.limber.skelform.conformance.Vectors.numbers;
import static dev.limber.skelform.conformance.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Trig;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.pose.PosedFamily;
import dev.limber.skelform.pose.PosedVisual;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Replays every reference run of every file version. One tag leaves steps out, Q-LATE-FIRST; runs
 * tagged Q-04-SMOOTH and Q-02-SMOOTH are graded, because files play by the rules of their
 * generation.
 */
@NeedsReferenceData
class PoseConformanceTest {
  @Test
  void vectorsAreThere() {
    // Counts as skipped where they are not; a factory that is skipped would not show up at all.
    assertFalse(Vectors.files("vectors/poses").isEmpty());
  }

  @TestFactory
  List<DynamicTest> posesMatchTheVectors() {
    return replays(Vectors.folder());
  }

  @TestFactory
  List<DynamicTest> posesOf08MatchTheVectors() {
    return replays(ReferenceData.path("skelform-0.8"));
  }

  private static List<DynamicTest> replays(Path folder) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path file : Vectors.files(folder.resolve("vectors/poses"))) {
      String name = folder.resolve("vectors/poses").relativize(file).toString();
      tests.add(DynamicTest.dynamicTest(name, () -> replay(file, folder)));
    }
    return tests;
  }

  private static void replay(Path file, Path folder) throws IOException {
    JsonObject vectors = Vectors.read(file);
    Path sample = folder.resolve(text(vectors.get("sample")));
    Armature armature = SkelForm.load(sample).armature();
    boolean exact = file.toString().endsWith(".js.json.gz");
    Tolerances tolerances = exact ? Tolerances.F64 : Tolerances.F32;
    for (JsonValue run : array(vectors, "runs")) {
      new Replay(armature, vectors, (JsonObject) run, tolerances).play();
    }
  }

  private record Tolerances(
      double position,
      double rotation,
      double scale,
      double worldPosition,
      double worldRotation,
      double mesh,
      double physics) {
    static final Tolerances F32 = new Tolerances(1e-3, 2e-5, 1e-5, 2e-2, 1e-4, 3e-2, 1e-3);
    static final Tolerances F64 = new Tolerances(1e-6, 1e-6, 1e-6, 1e-6, 1e-6, 1e-6, 1e-6);
  }

  /** One run: the pose is carried from step to step unless the run resets it. */
  private static final class Replay {
    private final Armature armature;
    private final JsonObject run;
    private final @Nullable JsonObject initial;
    private final boolean meshByBone;
    private final Tolerances tolerances;
    private final ArmaturePose pose;
    private final boolean lateFirst;

    /** Whether values may still come from a step that is not graded. */
    private boolean doubtful;

    Replay(Armature armature, JsonObject vectors, JsonObject run, Tolerances tolerances) {
      this.armature = armature;
      this.run = run;
      this.tolerances = tolerances;
      this.pose = armature.newPose();
      this.initial = (JsonObject) vectors.get("initial");
      this.lateFirst = tags(vectors).contains("Q-LATE-FIRST");
      JsonValue key = vectors.get("mesh_keyed_by");
      this.meshByBone = key != null && text(key).startsWith("bone");
    }

    void play() {
      boolean reset = bool(run.get("reset_each_step"));
      int compared = 0;
      for (JsonValue value : array(run, "steps")) {
        JsonObject step = (JsonObject) value;
        if (reset) {
          pose.reset();
        }
        if (!(step.get("animate") instanceof JsonBoolean flag) || flag.value()) {
          animate(step, reset);
        }
        pose.construct();
        if (step.has("cpos") && !doubtful) {
          compare(step);
          compared++;
        }
        if (step.has("velocity")) {
          double[] velocity = numbers(step.get("velocity"));
          pose.moveBy(velocity[0], velocity[1]);
        }
      }
      assertTrue(compared > 0 || lateFirst, run.path() + ": nothing compared");
    }

    private void animate(JsonObject step, boolean reset) {
      List<Animation> animations = new ArrayList<>();
      for (double index : numbers(step.get("anims"))) {
        animations.add(armature.animations().get((int) index));
      }
      double[] frames = numbers(step.get("frames"));
      double[] smooth = numbers(step.get("smooth"));
      pose.animate(animations, frames, smooth);
      if (lateFirst) {
        boolean smoothed = Arrays.stream(smooth).anyMatch(s -> s > 0);
        doubtful = (doubtful && smoothed && !reset) || beforeAFirstKeyframe(animations, frames);
      }
    }

    /**
     * Q-LATE-FIRST: before an element's first keyframe the references disagree, so such steps are
     * not graded, nor smoothed steps that carry on from them.
     */
    private static boolean beforeAFirstKeyframe(List<Animation> animations, double[] frames) {
      for (int i = 0; i < frames.length; i++) {
        Set<String> seen = new HashSet<>();
        for (Keyframe key : animations.get(i).keyframes()) {
          if (seen.add(key.bone() + " " + key.element()) && key.frame() > frames[i]) {
            return true;
          }
        }
      }
      return false;
    }

    private static List<String> tags(JsonObject vectors) {
      List<String> tags = new ArrayList<>();
      array(vectors, "quirks").forEach(tag -> tags.add(text(tag)));
      return tags;
    }

    private void compare(JsonObject step) {
      double[] pos = numbers(step.get("pos"));
      double[] rot = numbers(step.get("rot"));
      double[] scale = numbers(step.get("scale"));
      double[] cpos = numbers(step.get("cpos"));
      double[] crot = numbers(step.get("crot"));
      double[] cscale = numbers(step.get("cscale"));
      for (int b = 0; b < rot.length; b++) {
        PosedBone bone = pose.bone(b);
        near(step, "pos", 2 * b, pos[2 * b], bone.x(), tolerances.position);
        near(step, "pos", 2 * b + 1, pos[2 * b + 1], bone.y(), tolerances.position);
        near(step, "rot", b, rot[b], bone.rotation(), tolerances.rotation);
        near(step, "scale", 2 * b, scale[2 * b], bone.scaleX(), tolerances.scale);
        near(step, "scale", 2 * b + 1, scale[2 * b + 1], bone.scaleY(), tolerances.scale);
        near(step, "cpos", 2 * b, cpos[2 * b], bone.worldX(), tolerances.worldPosition);
        near(step, "cpos", 2 * b + 1, cpos[2 * b + 1], bone.worldY(), tolerances.worldPosition);
        double turn = Trig.shortestTurn(crot[b], bone.worldRotation());
        near(step, "crot", b, 0, turn, tolerances.worldRotation);
        near(step, "cscale", 2 * b, cscale[2 * b], bone.worldScaleX(), tolerances.scale);
        near(step, "cscale", 2 * b + 1, cscale[2 * b + 1], bone.worldScaleY(), tolerances.scale);
      }
      if (initial != null) {
        compareSwitches(step);
      }
      if (step.has("mesh")) {
        compareMeshes(step);
      }
      if (step.has("phys")) {
        comparePhysics(step);
      }
    }

    private void compareSwitches(JsonObject step) {
      List<Integer> hidden = new ArrayList<>();
      for (int b = 0; b < armature.bones().size(); b++) {
        if (pose.bone(b).hidden()) {
          hidden.add(b);
        }
      }
      if (field(step, "hidden") != null) {
        List<Integer> expected = new ArrayList<>();
        for (double index : numbers(field(step, "hidden"))) {
          expected.add((int) index);
        }
        assertEquals(expected, hidden, step.path() + ".hidden");
      }
      JsonArray ik = (JsonArray) field(step, "ik");
      for (int f = 0; ik != null && f < ik.size(); f++) {
        JsonArray expected = (JsonArray) ik.get(f);
        PosedFamily family = pose.family(f);
        String where = step.path() + ".ik" + f;
        assertEquals(text(expected.get(0)), family.constraint().specName(), where);
        assertEquals(text(expected.get(1)), family.mode().specName(), where);
        assertEquals(bool(expected.get(2)), family.mimicTarget(), where);
      }
      // Which of these a reference has depends on its version: 0.2 knows no tint, JavaScript none.
      JsonArray tex = (JsonArray) field(step, "tex");
      double[] zindex = numbersOrNone(field(step, "zindex"));
      double[] tint = numbersOrNone(field(step, "tint"));
      if (tex != null) {
        assertEquals(tex.size(), armature.visuals().size(), "visuals");
      }
      for (int v = 0; v < armature.visuals().size(); v++) {
        PosedVisual visual = pose.visual(v);
        if (tex != null) {
          assertEquals(text(tex.get(v)), visual.texture(), step.path() + ".tex" + v);
        }
        if (zindex.length > 0) {
          assertEquals(zindex[v], visual.zindex(), step.path() + ".zindex" + v);
        }
        for (int part = 0; part < 4 && tint.length > 0; part++) {
          near(step, "tint", 4 * v + part, tint[4 * v + part], visual.tint(part), 1e-5);
        }
      }
    }

    private static double[] numbersOrNone(@Nullable JsonValue value) {
      return value == null ? new double[0] : numbers(value);
    }

    private @Nullable JsonValue field(JsonObject step, String name) {
      JsonValue own = step.get(name);
      return own != null ? own : initial.get(name);
    }

    private void compareMeshes(JsonObject step) {
      JsonObject meshes = (JsonObject) step.get("mesh");
      for (String key : meshes.names()) {
        int index = Integer.parseInt(key);
        int v = meshByBone ? armature.bones().get(index).visual() : index;
        double[] expected = numbers(meshes.get(key));
        PosedVisual visual = pose.visual(v);
        assertEquals(expected.length, 2 * visual.vertexCount(), step.path() + ".mesh" + key);
        for (int i = 0; i < visual.vertexCount(); i++) {
          String name = "mesh." + key;
          near(step, name, 2 * i, expected[2 * i], visual.vertexX(i), tolerances.mesh);
          near(step, name, 2 * i + 1, expected[2 * i + 1], visual.vertexY(i), tolerances.mesh);
        }
      }
    }

    private void comparePhysics(JsonObject step) {
      JsonArray entries = array(step, "phys");
      assertEquals(entries.size(), armature.physics().size(), step.path() + ".phys");
      for (int i = 0; i < entries.size(); i++) {
        JsonObject expected = (JsonObject) entries.get(i);
        Physics.State state = pose.physics(i);
        int bone = (int) Vectors.number(expected.get("bone"));
        assertEquals(bone, armature.physics().get(i).bone(), step.path() + ".phys" + i);
        String name = "phys" + i + ".";
        double[] pos = numbers(expected.get("global_pos"));
        double[] scale = numbers(expected.get("global_scale"));
        near(step, name + "pos", 0, pos[0], state.x(), tolerances.worldPosition);
        near(step, name + "pos", 1, pos[1], state.y(), tolerances.worldPosition);
        near(step, name + "scale", 0, scale[0], state.scaleX(), tolerances.scale);
        near(step, name + "scale", 1, scale[1], state.scaleY(), tolerances.scale);
        angle(step, name + "global_rot", expected, state.rotation());
        angle(step, name + "global_orbit", expected, state.orbit());
        angle(step, name + "global_orbit_diff", expected, state.orbitDifference());
        angle(step, name + "global_orbit_vel", expected, state.orbitVelocity());
      }
    }

    private void angle(JsonObject step, String name, JsonObject expected, double actual) {
      double value = Vectors.number(expected.get(name.substring(name.indexOf('.') + 1)));
      near(step, name, 0, 0, Trig.shortestTurn(value, actual), tolerances.physics);
    }

    private void near(
        JsonObject step, String name, int index, double expected, double actual, double by) {
      if (!(Math.abs(expected - actual) <= by)) {
        String where = text(run.get("name")) + " " + step.path() + "." + name + "[" + index + "]";
        assertEquals(expected, actual, by, where);
      }
    }
  }
}
