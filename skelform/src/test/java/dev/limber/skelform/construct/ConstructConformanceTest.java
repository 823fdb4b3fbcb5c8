package dev.limber.skelform.construct;

import static dev.limber.skelform.conformance.Vectors.array;
import static dev.limber.skelform.conformance.Vectors.bool;
import static dev.limber.skelform.conformance.Vectors.cases;
import static dev.limber.skelform.conformance.Vectors.number;
import static dev.limber.skelform.conformance.Vectors.numbers;
import static dev.limber.skelform.conformance.Vectors.rows;
import static dev.limber.skelform.conformance.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Trig;
import dev.limber.skelform.Armatures;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The unit vectors of construct, one test a function of the spec. */
@NeedsReferenceData
class ConstructConformanceTest {
  private static final double POINT = 5e-3;
  private static final double ANGLE = 1e-4;

  private static void sameAngle(double expected, double actual, String where) {
    assertEquals(0, Trig.shortestTurn(expected, actual), ANGLE, where);
  }

  @Test
  void inheritanceMatchesTheVectors() {
    for (JsonObject c : cases("inheritance")) {
      double[] parents = numbers(c.get("parents"));
      JsonArray bones = array(c, "bones");
      Armatures builder = new Armatures();
      for (int b = 0; b < bones.size(); b++) {
        double[] t = numbers(bones.get(b));
        builder.bone((int) parents[b], t[0], t[1], t[2], t[3], t[4]);
      }
      array(c, "physics").forEach(entry -> builder.physics(physics((JsonObject) entry)));
      Armature armature = builder.build();
      Rig rig = new Rig(armature);
      WorldPose world = new Construction(rig).world();
      LocalPose local = LocalPose.start(armature);
      world.refreshRotations(local.values);
      JsonObject ikRots = (JsonObject) c.get("ik_rots");
      for (String bone : ikRots.names()) {
        int b = Integer.parseInt(bone);
        world.ikSet[b] = true;
        Trig.cosSin(number(ikRots.get(bone)), world.ikTurns, 2 * b);
      }
      Inheritance.inheritIk(rig.afterIk, local.values, world);
      Inheritance.inheritPhysics(rig, local.values, world);
      JsonArray result = array(c, "result");
      for (int b = 0; b < result.size(); b++) {
        double[] expected = numbers(result.get(b));
        int at = WorldPose.STRIDE * b;
        String where = c.path() + " bone " + b;
        assertEquals(expected[0], world.bones[at + WorldPose.X], POINT, where);
        assertEquals(expected[1], world.bones[at + WorldPose.Y], POINT, where);
        sameAngle(expected[2], world.rotation(b), where);
        assertEquals(expected[3], world.bones[at + WorldPose.SCALE_X], 1e-5, where);
        assertEquals(expected[4], world.bones[at + WorldPose.SCALE_Y], 1e-5, where);
      }
    }
  }

  private static Physics physics(JsonObject p) {
    double[] pos = numbers(p.get("global_pos"));
    double[] scale = numbers(p.get("global_scale"));
    return new Physics(
        (int) number(p.get("bone")),
        number(p.get("pos_damping")),
        0,
        number(p.get("rot_damping")),
        number(p.get("sway")),
        0,
        number(p.get("scale_damping")),
        0,
        new Physics.State(
            pos[0],
            pos[1],
            number(p.get("global_rot")),
            scale[0],
            scale[1],
            0,
            number(p.get("global_orbit_diff")),
            0));
  }

  @Test
  void inverseKinematicsMatchesTheVectors() {
    for (JsonObject c : cases("inverse_kinematics")) {
      double[] expected = numbers(c.get("ik_rots"));
      IkMode mode = IkMode.named(text(c.get("mode")));
      IkConstraint constraint = IkConstraint.named(text(c.get("constraint")));
      double[] target = numbers(c.get("target"));
      ArmaturePose pose = chain(c, new double[0], mode, constraint, target, 0, false);
      for (int i = 0; i < expected.length; i++) {
        double actual = pose.bone(i).worldRotation();
        if (text(c.get("quirk")).contains("Q-ARC-NAN")) {
          assertTrue(Double.isFinite(actual), c.path());
        } else {
          sameAngle(expected[i], actual, c.path() + " " + text(c.get("label")) + " " + i);
        }
      }
    }
  }

  /** A chain of loose bones and, behind them, its target. */
  private static ArmaturePose chain(
      JsonObject c,
      double[] rots,
      IkMode mode,
      IkConstraint constraint,
      double[] target,
      double targetRot,
      boolean mimic) {
    double[] points = numbers(c.get("points"));
    Armatures builder = new Armatures();
    List<Integer> chain = new ArrayList<>();
    for (int i = 0; i < points.length / 2; i++) {
      double rot = rots.length == 0 ? 0 : rots[i];
      builder.bone(-1, points[2 * i], points[2 * i + 1], rot, 1, 1);
      chain.add(i);
    }
    builder.bone(-1, target[0], target[1], targetRot, 1, 1);
    builder.family(
        new IkFamily(chain, chain.size(), mode, mode, constraint, constraint, mimic, mimic));
    ArmaturePose pose = builder.build().newPose();
    pose.construct();
    return pose;
  }

  @Test
  void pointBonesMatchesTheVectors() {
    for (JsonObject c : cases("point_bones")) {
      double[] points = numbers(c.get("points"));
      // A target on the chain's end leaves it where it is, so that only the pointing shows.
      double[] end = {points[points.length - 2], points[points.length - 1]};
      double[] rots = numbers(c.get("rots"));
      boolean mimic = bool(c.get("mimic_target"));
      double targetRot = number(c.get("target_rot"));
      ArmaturePose pose = chain(c, rots, IkMode.FABRIK, IkConstraint.NONE, end, targetRot, mimic);
      double[] expected = numbers(c.get("result_rots"));
      for (int i = 0; i < expected.length; i++) {
        sameAngle(expected[i], pose.bone(i).worldRotation(), c.path() + " " + i);
      }
    }
  }

  @Test
  void constraintsMatchTheVectors() {
    for (JsonObject c : cases("apply_constraints")) {
      double[] points = numbers(c.get("points"));
      double[] target = numbers(c.get("target"));
      double[] rots = numbers(c.get("rots"));
      double[] expected = numbers(c.get("result_rots"));
      double baseX = target[0] - points[0];
      double baseY = target[1] - points[1];
      boolean mirror =
          Bend.isWrong(
              points[2] - points[0],
              points[3] - points[1],
              baseX,
              baseY,
              IkConstraint.named(text(c.get("constraint"))));
      double cos2 = Bend.doubleCos(baseX, baseY);
      double sin2 = Bend.doubleSin(baseX, baseY);
      for (int i = 0; i < rots.length; i++) {
        double cos = Trig.cos(rots[i]);
        double sin = Trig.sin(rots[i]);
        double actual =
            mirror
                ? Trig.atan2(
                    Bend.mirrorSin(cos2, sin2, cos, sin), Bend.mirrorCos(cos2, sin2, cos, sin))
                : rots[i];
        sameAngle(expected[i], actual, c.path() + " " + i);
      }
    }
  }

  @Test
  void vertexInheritanceMatchesTheVectors() {
    for (JsonArray row : rows("inherit_vert")) {
      double[] n = numbers(row);
      Mesh mesh = new Mesh(List.of(new Mesh.Vertex(n[0], n[1], 0, 0)), List.of(), List.of());
      ArmaturePose pose =
          new Armatures()
              .bone(-1, n[2], n[3], n[4], n[5], n[6])
              .visual(0, 0, new Pivot(3, 4, n[7], n[8], n[9]), mesh)
              .build()
              .newPose();
      pose.construct();
      assertEquals(n[10], pose.visual(0).vertexX(0), POINT, row.path());
      assertEquals(n[11], pose.visual(0).vertexY(0), POINT, row.path());
    }
  }

  @Test
  void meshesMatchTheVectors() {
    for (JsonObject c : cases("construct_verts")) {
      Armatures builder = new Armatures();
      for (JsonValue bone : array(c, "bones")) {
        double[] t = numbers(bone);
        builder.bone(-1, t[0], t[1], t[2], t[3], t[4]);
      }
      double[] scale = numbers(c.get("pivot_scale"));
      Pivot pivot = new Pivot(0, 0, number(c.get("pivot_rot")), scale[0], scale[1]);
      builder.visual((int) number(c.get("mesh_bone")), 0, pivot, mesh(c));
      ArmaturePose pose = builder.build().newPose();
      pose.construct();
      double[] expected = numbers(c.get("result"));
      for (int v = 0; v < expected.length / 2; v++) {
        assertEquals(expected[2 * v], pose.visual(0).vertexX(v), POINT, c.path() + " x" + v);
        assertEquals(expected[2 * v + 1], pose.visual(0).vertexY(v), POINT, c.path() + " y" + v);
      }
    }
  }

  private static Mesh mesh(JsonObject c) {
    double[] rest = numbers(c.get("init_vertices"));
    List<Mesh.Vertex> vertices = new ArrayList<>();
    for (int v = 0; v < rest.length / 2; v++) {
      vertices.add(new Mesh.Vertex(rest[2 * v], rest[2 * v + 1], 0, 0));
    }
    List<Mesh.Bind> binds = new ArrayList<>();
    for (JsonValue value : array(c, "binds")) {
      JsonObject bind = (JsonObject) value;
      List<Mesh.BindVertex> pulled = new ArrayList<>();
      for (JsonValue vert : array(bind, "verts")) {
        double[] pair = numbers(vert);
        pulled.add(new Mesh.BindVertex((int) pair[0], pair[1]));
      }
      int bone = (int) number(bind.get("bone_id"));
      binds.add(new Mesh.Bind(bone, bool(bind.get("is_path")), pulled));
    }
    return new Mesh(vertices, List.of(), binds);
  }

  @Test
  void physicsMatchesTheVectors() {
    for (JsonObject c : cases("simulate_physics")) {
      if (text(c.get("label")).startsWith("Q-SCALE-RATIO")) {
        continue; // Ambiguous by its tag: we read the ratio as the editor does.
      }
      JsonObject p = (JsonObject) c.get("physics");
      double[] scale = numbers(p.get("global_scale"));
      boolean hasParent = bool(c.get("has_parent"));
      Armature armature =
          new Armatures()
              .bone(-1, 0, 0)
              .bone(hasParent ? 0 : -1, 0, 0)
              .physics(
                  new Physics(
                      1,
                      number(p.get("pos_damping")),
                      number(p.get("pos_ratio")),
                      number(p.get("rot_damping")),
                      number(p.get("sway")),
                      number(p.get("rot_bounce")),
                      number(p.get("scale_damping")),
                      number(p.get("scale_ratio")),
                      new Physics.State(0, 0, 0, scale[0], scale[1], 0, 0, 0)))
              .build();
      ArmaturePose pose = armature.newPose();
      for (JsonValue value : array(c, "steps")) {
        step((JsonArray) value, hasParent, pose);
      }
    }
  }

  private static void step(JsonArray step, boolean hasParent, ArmaturePose pose) {
    double[] in = numbers(step.get(0));
    double[] out = numbers(step.get(1));
    PosedBone bone = pose.bone(1);
    pose.bone(0).position(in[0], in[1]);
    bone.position(in[2] - (hasParent ? in[0] : 0), in[3] - (hasParent ? in[1] : 0));
    bone.rotation(in[4]).scale(in[5], in[6]);
    pose.construct();
    Physics.State state = pose.physics(0);
    String where = step.path();
    assertEquals(out[0], state.x(), 1e-3, where);
    assertEquals(out[1], state.y(), 1e-3, where);
    assertEquals(0, Trig.shortestTurn(out[2], state.rotation()), 1e-3, where);
    assertEquals(out[3], state.scaleX(), 1e-3, where);
    assertEquals(out[4], state.scaleY(), 1e-3, where);
    assertEquals(0, Trig.shortestTurn(out[5], state.orbit()), 1e-3, where);
    assertEquals(0, Trig.shortestTurn(out[6], state.orbitDifference()), 1e-3, where);
    assertEquals(out[7], state.orbitVelocity(), 1e-3, where);
  }
}
