package dev.limber.skelform.construct;

import static dev.limber.skelform.construct.Chains.family;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where there is no direction, no length or no size, constructed values are still numbers. */
class DegenerateRigTest {
  private static void assertFinite(ArmaturePose pose, String where) {
    for (int b = 0; b < pose.armature().bones().size(); b++) {
      PosedBone bone = pose.bone(b);
      double sum = bone.worldX() + bone.worldY() + bone.worldRotation();
      sum += bone.worldScaleX() + bone.worldScaleY();
      assertTrue(Double.isFinite(sum), where + ": bone " + b);
      double length = Math.hypot(bone.worldCos(), bone.worldSin());
      assertEquals(1, length, 1e-9, where + ": rotation of bone " + b);
    }
    for (int v = 0; v < pose.armature().visuals().size(); v++) {
      for (int i = 0; i < pose.visual(v).vertexCount(); i++) {
        double sum = pose.visual(v).vertexX(i) + pose.visual(v).vertexY(i);
        assertTrue(Double.isFinite(sum), where + ": vertex " + i);
      }
    }
    for (int p = 0; p < pose.armature().physics().size(); p++) {
      Physics.State s = pose.physics(p);
      double sum = s.x() + s.y() + s.rotation() + s.scaleX() + s.scaleY();
      assertTrue(Double.isFinite(sum + s.orbit() + s.orbitVelocity()), where + ": physics");
    }
  }

  private static ArmaturePose constructed(Armatures armatures) {
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    return pose;
  }

  @ParameterizedTest
  @EnumSource(IkMode.class)
  void aTargetOnTheRootIsNoError(IkMode mode) {
    for (IkConstraint constraint : IkConstraint.values()) {
      Armatures arm = Chains.arm(0, 0);
      arm.family(family(List.of(0, 1, 2), 3, mode, constraint, false));
      assertFinite(constructed(arm), mode + " " + constraint);
    }
  }

  @ParameterizedTest
  @EnumSource(IkMode.class)
  void allBonesOnOneSpotPointToTheRight(IkMode mode) {
    for (IkConstraint constraint : IkConstraint.values()) {
      Armatures spot =
          new Armatures().bone(-1, 5, 5, 1, 1, 1).bone(0, 0, 0).bone(1, 0, 0).bone(-1, 5, 5);
      spot.family(family(List.of(0, 1, 2), 3, mode, constraint, false));
      ArmaturePose pose = constructed(spot);
      assertFinite(pose, mode + " " + constraint);
      // The angle of the zero vector is 0.
      assertEquals(0, pose.bone(0).worldRotation());
      assertEquals(0, pose.bone(1).worldRotation());
    }
  }

  @ParameterizedTest
  @EnumSource(IkMode.class)
  void aChainWithoutLengthIsNoError(IkMode mode) {
    for (IkConstraint constraint : IkConstraint.values()) {
      Armatures spot = new Armatures().bone(-1, 5, 5).bone(0, 0, 0).bone(1, 0, 0).bone(-1, 50, 0);
      spot.family(family(List.of(0, 1, 2), 3, mode, constraint, true));
      assertFinite(constructed(spot), mode + " " + constraint);
    }
  }

  @ParameterizedTest
  @EnumSource(IkMode.class)
  void aTargetInsideItsOwnChainIsNoError(IkMode mode) {
    for (int target = 0; target < 3; target++) {
      Armatures arm = Chains.arm(0, 0);
      arm.family(family(List.of(0, 1, 2), target, mode, IkConstraint.CLOCKWISE, true));
      assertFinite(constructed(arm), mode + " at bone " + target);
    }
  }

  @ParameterizedTest
  @EnumSource(IkMode.class)
  void aBoneTwiceInItsChainIsNoError(IkMode mode) {
    Armatures arm = Chains.arm(3, 9);
    arm.family(family(List.of(0, 1, 1, 0), 3, mode, IkConstraint.COUNTER_CLOCKWISE, true));
    assertFinite(constructed(arm), mode.toString());
  }

  @Test
  void anyMixtureOfDegenerateValuesGivesNumbers() {
    for (int seed = 0; seed < 3000; seed++) {
      Armature armature = degenerate(new Random(seed));
      ArmaturePose pose = armature.newPose();
      for (int step = 0; step < 4; step++) {
        pose.construct();
        assertFinite(pose, "seed " + seed + " step " + step);
        pose.moveBy(step == 1 ? 1e6 : 0, step == 2 ? -1e-9 : 0);
      }
    }
  }

  private static double odd(Random random) {
    double[] odd = {0, 0, 0, 10, 10, -10, 1e-9, -1e-9, 1e-100, 1e6, Math.PI, -Math.PI / 2};
    return odd[random.nextInt(odd.length)];
  }

  private static Armature degenerate(Random random) {
    Armatures armatures = new Armatures();
    for (int b = 0; b < 7; b++) {
      int parent = random.nextInt(3) == 0 ? -1 : random.nextInt(b + 1) - 1;
      boolean plain = random.nextBoolean();
      double scaleX = plain ? 1 : odd(random);
      double scaleY = plain ? 1 : odd(random);
      armatures.bone(parent, odd(random), odd(random), odd(random), scaleX, scaleY);
    }
    for (int f = 0; f < 2; f++) {
      List<Integer> chain =
          random.ints(random.nextInt(5), 0, 7).distinct().sorted().boxed().toList();
      IkMode mode = random.nextBoolean() ? IkMode.FABRIK : IkMode.ARC;
      IkConstraint constraint = List.of(IkConstraint.values()).get(random.nextInt(3));
      int target = random.nextInt(8) - 1;
      armatures.family(family(chain, target, mode, constraint, random.nextBoolean()));
    }
    Physics.State start =
        new Physics.State(
            odd(random), odd(random), odd(random), 0, odd(random), odd(random), 0, odd(random));
    armatures.physics(
        new Physics(
            random.nextInt(7),
            odd(random),
            odd(random),
            Math.abs(odd(random)) > 1 ? 4 : 0,
            odd(random),
            random.nextDouble(),
            odd(random),
            odd(random),
            start));
    armatures.visual(random.nextInt(7), 0, Pivot.CENTRE, mesh(random));
    return armatures.build();
  }

  private static Mesh mesh(Random random) {
    List<Mesh.Vertex> vertices =
        List.of(new Mesh.Vertex(odd(random), odd(random), 0, 0), new Mesh.Vertex(1, 1, 0, 0));
    List<Mesh.Bind> binds =
        random
            .ints(random.nextInt(5), -1, 7)
            .mapToObj(
                bone ->
                    new Mesh.Bind(
                        bone,
                        random.nextBoolean(),
                        List.of(new Mesh.BindVertex(random.nextInt(2), odd(random)))))
            .toList();
    return new Mesh(vertices, List.of(), binds);
  }
}
