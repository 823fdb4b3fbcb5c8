package dev.limber.skel2d.pose;

import static dev.limber.skel2d.conformance.PoseVectors.array;
import static dev.limber.skel2d.conformance.PoseVectors.number;
import static dev.limber.skel2d.conformance.PoseVectors.numbers;
import static dev.limber.skel2d.conformance.PoseVectors.object;
import static dev.limber.skel2d.conformance.PoseVectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.conformance.PoseVectors;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Setup poses, seeking, mixing, sequences and crossfades are those of the original. */
@NeedsReferenceData
class PoseConformanceTest {
  /** Where the original gives NaN below a scale of zero; see {@link #belowZeroScaleIsFinite}. */
  private static final String ZERO_SCALE = "transform-zero-scale";

  @TestFactory
  List<DynamicTest> posesMatchTheVectors() {
    return PoseVectors.tests(reference -> new Replay(reference).play());
  }

  @Test
  void belowZeroScaleIsFinite() {
    PoseVectors.Case reference = PoseVectors.fromSource(ZERO_SCALE);
    double[] want = numbers(object(reference.vector(), "setup").get("world"));
    double[] got = new SkeletonPose(reference.skeleton()).worldValues();
    int repaired = 0;
    for (int i = 0; i < want.length; i++) {
      assertTrue(Double.isFinite(got[i]), "value " + i);
      repaired += Double.isNaN(want[i]) ? 1 : 0;
    }
    assertTrue(repaired > 0, "the original has no NaN here");
  }

  private static final class Replay {
    private final JsonObject vector;
    private final Skeleton skeleton;
    private final SkeletonPose pose;
    private final boolean zeroScale;

    Replay(PoseVectors.Case reference) {
      vector = reference.vector();
      skeleton = reference.skeleton();
      pose = new SkeletonPose(skeleton);
      zeroScale = reference.name().equals(ZERO_SCALE);
    }

    void play() {
      compare(object(vector, "setup"));
      JsonObject poses = object(vector, "poses");
      for (String name : poses) {
        Animation animation = skeleton.animation(name);
        JsonObject steps = object(poses, name);
        assertEquals(number(steps.get("duration")), animation.duration(), 1e-12);
        for (JsonValue step : array(steps, "seek")) {
          pose.reset();
          pose.apply(animation, number(((JsonObject) step).get("t")));
          compare((JsonObject) step);
        }
        for (JsonValue step : array(steps, "mix")) {
          pose.reset();
          double time = number(((JsonObject) step).get("t"));
          pose.apply(animation, 0, time, number(((JsonObject) step).get("p")));
          compare((JsonObject) step);
        }
        sequence(steps, "sequence", animation, 1);
        sequence(steps, "sequence_mix", animation, 0.4);
      }
      for (JsonValue value : array(vector, "crossfade")) {
        JsonObject step = (JsonObject) value;
        pose.reset();
        pose.apply(skeleton.animation(text(step.get("a"))), number(step.get("ta")));
        Animation second = skeleton.animation(text(step.get("b")));
        pose.apply(second, 0, number(step.get("tb")), number(step.get("p")));
        compare(step);
      }
    }

    private void sequence(JsonObject steps, String kind, Animation animation, double mix) {
      pose.reset();
      for (JsonValue value : array(steps, kind)) {
        JsonObject step = (JsonObject) value;
        pose.apply(animation, number(step.get("t0")), number(step.get("t1")), mix);
        compare(step);
      }
    }

    private void compare(JsonObject step) {
      pose.construct();
      String where = step.path();
      compare(numbers(step.get("slots")), pose.slotValues(), where + " slots");
      compare(numbers(step.get("world")), pose.worldValues(), where + " world");
      if (!step.has("local")) {
        return; // big-stress is thinned
      }
      double[] local = numbers(step.get("local"));
      double[] gotLocal = pose.localValues();
      assertEquals(local.length, gotLocal.length, where);
      for (int i = 0; i < local.length; i++) {
        if (i % 7 == 2) {
          double turn = Trig.shortestTurn(local[i], gotLocal[i]);
          PoseVectors.near(0, turn, where + " rotation " + i / 7);
        } else {
          PoseVectors.near(local[i], gotLocal[i], where + " local " + i);
        }
      }
    }

    private void compare(double[] want, double[] got, String where) {
      assertEquals(want.length, got.length, where);
      for (int i = 0; i < want.length; i++) {
        if (!(zeroScale && Double.isNaN(want[i]))) {
          PoseVectors.near(want[i], got[i], where + " " + i);
        }
      }
    }
  }
}
