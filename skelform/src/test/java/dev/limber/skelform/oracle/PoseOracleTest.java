package dev.limber.skelform.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.math.Trig;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.pose.PosedFamily;
import dev.limber.skelform.pose.PosedVisual;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The runtime and the slow, obvious program agree on armatures that have everything in them. */
class PoseOracleTest {
  private static final int ARMATURES = 400;
  private static final int STEPS = 12;

  @Test
  void runtimeAgreesWithTheOracle() {
    int compared = 0;
    for (int seed = 0; seed < ARMATURES; seed++) {
      compared += play(seed, RandomArmature.make(seed));
    }
    assertTrue(compared > 0.97 * ARMATURES * STEPS, "only " + compared + " steps compared");
  }

  @Test
  void runtimeAgreesWithTheOracleOnMirroredTurns() {
    int compared = 0;
    for (int seed = 0; seed < ARMATURES; seed++) {
      compared += play(seed, RandomArmature.make(seed).withRuleset(Ruleset.MIRRORED_TURNS));
    }
    assertTrue(compared > 0.97 * ARMATURES * STEPS, "only " + compared + " steps compared");
  }

  /**
   * Plays one armature and returns how many steps were compared. Where a change in the 14th digit
   * changes what the oracle itself says in the 10th, rounding decides (a chain whose target falls
   * on its root has no direction); such a run ends there.
   */
  private static int play(int seed, Armature armature) {
    Random random = new Random(seed);
    ArmaturePose pose = armature.newPose();
    Oracle oracle = new Oracle(armature);
    Oracle nudged = new Oracle(armature);
    for (int step = 0; step < STEPS; step++) {
      List<Animation> animations = new ArrayList<>();
      int count = random.nextInt(4);
      double[] frames = new double[count];
      double[] smooth = new double[count];
      for (int i = 0; i < count; i++) {
        animations.add(armature.animations().get(random.nextInt(3)));
        frames[i] = random.nextInt(40) - 2 + (random.nextBoolean() ? random.nextDouble() : 0);
        smooth[i] = random.nextInt(3) == 0 ? random.nextInt(20) : 0;
      }
      pose.animate(animations, frames, smooth);
      oracle.animate(animations, frames, smooth);
      int touched = random.nextInt(armature.bones().size());
      double turn = random.nextDouble();
      pose.bone(touched).rotation(turn);
      oracle.local.get(touched).rot = turn;
      nudged.animate(animations, frames, smooth);
      nudged.local.get(touched).rot = turn;
      nudged.local.forEach(node -> nudge(node, random));
      pose.construct();
      oracle.construct();
      nudged.construct();
      if (isSensitive(oracle, nudged)) {
        return step;
      }
      compare(armature, pose, oracle, "seed " + seed + " step " + step);
    }
    return STEPS;
  }

  private static void nudge(Oracle.Node node, Random random) {
    node.x *= 1 + (random.nextDouble() - 0.5) * 2e-14;
    node.y *= 1 + (random.nextDouble() - 0.5) * 2e-14;
    node.rot *= 1 + (random.nextDouble() - 0.5) * 2e-14;
  }

  private static boolean isSensitive(Oracle oracle, Oracle nudged) {
    double apart = 0;
    double size = 1;
    for (int b = 0; b < oracle.world.size(); b++) {
      Oracle.Node one = oracle.world.get(b);
      Oracle.Node other = nudged.world.get(b);
      size = Math.max(size, Math.max(Math.abs(one.x), Math.abs(one.y)));
      apart = Math.max(apart, Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)));
      apart = Math.max(apart, Math.abs(Math.sin((one.rot - other.rot) / 2)));
    }
    return apart > 1e-10 * size;
  }

  private static void compare(Armature armature, ArmaturePose pose, Oracle oracle, String where) {
    double size = 1;
    for (Oracle.Node node : oracle.world) {
      size = Math.max(size, Math.max(Math.abs(node.x), Math.abs(node.y)));
    }
    for (int b = 0; b < armature.bones().size(); b++) {
      PosedBone bone = pose.bone(b);
      Oracle.Node local = oracle.local.get(b);
      Oracle.Node world = oracle.world.get(b);
      String at = where + " bone " + b;
      near(local.x, bone.x(), 100, at + " x");
      near(local.y, bone.y(), 100, at + " y");
      near(local.rot, bone.rotation(), 1, at + " rotation");
      near(local.scaleX, bone.scaleX(), 1, at + " scale x");
      near(local.scaleY, bone.scaleY(), 1, at + " scale y");
      near(world.x, bone.worldX(), size, at + " world x");
      near(world.y, bone.worldY(), size, at + " world y");
      near(0, Trig.shortestTurn(world.rot, bone.worldRotation()), 1, at + " world rotation");
      near(world.scaleX, bone.worldScaleX(), Math.abs(world.scaleX), at + " world scale x");
      near(world.scaleY, bone.worldScaleY(), Math.abs(world.scaleY), at + " world scale y");
      assertEquals(oracle.hidden[b], bone.hidden(), at + " hidden");
    }
    for (int v = 0; v < armature.visuals().size(); v++) {
      PosedVisual visual = pose.visual(v);
      String at = where + " visual " + v;
      assertEquals(oracle.texture[v], visual.texture(), at + " texture");
      assertEquals(oracle.zindex[v], visual.zindex(), at + " zindex");
      for (int part = 0; part < 4; part++) {
        near(oracle.tint[v][part], visual.tint(part), 1, at + " tint " + part);
      }
      double span = size + 200;
      for (int i = 0; i < visual.vertexCount(); i++) {
        near(oracle.vertices[v][2 * i], visual.vertexX(i), span, at + " vertex x " + i);
        near(oracle.vertices[v][2 * i + 1], visual.vertexY(i), span, at + " vertex y " + i);
      }
    }
    for (int f = 0; f < armature.families().size(); f++) {
      PosedFamily family = pose.family(f);
      assertEquals(oracle.mode[f], family.mode(), where + " mode " + f);
      assertEquals(oracle.constraint[f], family.constraint(), where + " constraint " + f);
      assertEquals(oracle.mimic[f], family.mimicTarget(), where + " mimic " + f);
    }
    for (int i = 0; i < armature.physics().size(); i++) {
      Physics.State state = pose.physics(i);
      double[] expected = oracle.physics[i];
      String at = where + " physics " + i;
      near(expected[0], state.x(), size, at + " x");
      near(expected[1], state.y(), size, at + " y");
      near(0, Trig.shortestTurn(expected[2], state.rotation()), 1, at + " rotation");
      near(expected[3], state.scaleX(), 1, at + " scale x");
      near(expected[4], state.scaleY(), 1, at + " scale y");
      near(0, Trig.shortestTurn(expected[5], state.orbit()), 1, at + " orbit");
      near(0, Trig.shortestTurn(expected[6], state.orbitDifference()), 1, at + " difference");
      near(expected[7], state.orbitVelocity(), 1, at + " velocity");
    }
  }

  /** Equal within 1e-9 of the size of the things compared. */
  private static void near(double expected, double actual, double size, String where) {
    if (!(Math.abs(expected - actual) <= 1e-9 * Math.max(size, Math.abs(expected)))) {
      assertEquals(expected, actual, 1e-9 * size, where);
    }
  }
}
