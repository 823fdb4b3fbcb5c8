package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.oracle.RandomSkeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.write.SkfVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random skeletons with flips, bones that do not inherit, and everything else. */
class RandomBakeTest {
  private static final int SEEDS = 60;

  private static Armature bake(Skeleton skeleton, SkfVersion version) {
    return Baker.bake(skeleton, ImageSource.NONE, 0.001, version, "random", Limits.DEFAULT)
        .armature();
  }

  /** Both versions in turn. */
  private static SkfVersion version(int seed) {
    return seed % 4 < 2 ? SkfVersion.V0_7 : SkfVersion.V0_8;
  }

  @Test
  void bonesStandWhereTheyStood() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Skeleton skeleton = RandomSkeleton.make(seed);
      SkeletonPose pose = skeleton.newPose();
      if (new PoseSample(skeleton, version(seed)).read(pose).lost >= 0) {
        continue; // has a diagnostic
      }
      double[] expected = pose.worldValues();
      ArmaturePose baked = bake(skeleton, version(seed)).newPose();
      baked.construct();
      for (int b = 0; b < skeleton.bones().size(); b++) {
        PosedBone bone = baked.bone(skeleton.bones().get(b).name());
        for (int part = 0; part < 6; part++) {
          String place = "seed " + seed + ", bone " + b + ", part " + part;
          assertEquals(expected[6 * b + part], bone.matrix(part), 1e-6, place);
        }
      }
    }
  }

  @Test
  void noValueIsOffByMoreThanHalfAPercentOfItsRange() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Skeleton skeleton = RandomSkeleton.make(seed);
      Armature armature = bake(skeleton, version(seed));
      for (int a = 0; a < skeleton.animations().size(); a++) {
        compare(skeleton, skeleton.animations().get(a), armature, a, "seed " + seed);
      }
    }
  }

  private static void compare(
      Skeleton skeleton, Animation animation, Armature armature, int index, String place) {
    PoseSample sample = new PoseSample(skeleton, SkfVersion.of(armature));
    Film film =
        new Film(animation, skeleton.newPose(), sample, Limits.DEFAULT, new Diagnostics(""));
    List<double[]> expected = new ArrayList<>();
    film.halfFrames((pose, half) -> expected.add(pose.local.clone()));
    ArmaturePose baked = armature.newPose();
    int values = expected.get(0).length;
    double[] least = new double[values];
    double[] most = new double[values];
    Arrays.fill(least, Double.MAX_VALUE);
    Arrays.fill(most, -Double.MAX_VALUE);
    double[] before = expected.get(0).clone();
    for (int half = 0; half < expected.size(); half++) {
      for (int v = 0; v < values; v++) {
        double now = expected.get(half)[v];
        double near = v % 5 == 2 ? before[v] + Trig.shortestTurn(before[v], now) : now;
        before[v] = near;
        least[v] = half % 2 == 0 ? Math.min(least[v], near) : least[v];
        most[v] = half % 2 == 0 ? Math.max(most[v], near) : most[v];
      }
    }
    for (int frame = 0; frame <= film.lastFrame; frame++) {
      baked.animate(armature.animations().get(index), frame);
      for (int v = 0; v < values; v++) {
        PosedBone bone = baked.bone(skeleton.bones().get(v / 5).name());
        double now =
            switch (v % 5) {
              case 0 -> bone.x();
              case 1 -> bone.y();
              case 2 -> bone.rotation();
              case 3 -> bone.scaleX();
              default -> bone.scaleY();
            };
        double off = now - expected.get(2 * frame)[v];
        off = v % 5 == 2 ? Trig.shortestTurn(0, off) : off;
        assertTrue(
            Math.abs(off) <= 0.005 * (most[v] - least[v]) + 1e-8,
            place + ", frame " + frame + ", value " + v + ": " + off);
      }
    }
  }

  @Test
  void theSameSourceGivesTheSameArmature() {
    Armature one = bake(RandomSkeleton.make(7), SkfVersion.V0_7);
    Armature other = bake(RandomSkeleton.make(7), SkfVersion.V0_7);
    assertEquals(one.parts(), other.parts());
  }
}
