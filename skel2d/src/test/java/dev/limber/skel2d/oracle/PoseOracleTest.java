package dev.limber.skel2d.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The runtime and the slow, obvious program agree on skeletons that have everything in them. */
class PoseOracleTest {
  private static final int SKELETONS = 600;
  private static final int STEPS = 12;
  private static final List<Property> BONE =
      List.of(
          Property.X,
          Property.Y,
          Property.ROTATION,
          Property.SCALE_X,
          Property.SCALE_Y,
          Property.FLIP_X,
          Property.FLIP_Y);
  private static final List<Property> SLOT =
      List.of(Property.RED, Property.GREEN, Property.BLUE, Property.ALPHA, Property.ATTACHMENT);

  @Test
  void runtimeAgreesWithTheOracle() {
    int paths = 0;
    for (int seed = 0; seed < SKELETONS; seed++) {
      paths += play(seed);
    }
    assertTrue(paths > SKELETONS, "only " + paths + " paths compared");
  }

  private static int play(int seed) {
    Skeleton skeleton = RandomSkeleton.make(seed);
    Random random = new Random(seed);
    SkeletonPose pose = new SkeletonPose(skeleton);
    Oracle oracle = new Oracle(skeleton);
    int paths = compare(skeleton, pose, oracle, "seed " + seed + " setup");
    for (int step = 0; step < STEPS; step++) {
      if (random.nextInt(4) == 0) {
        pose.reset();
        oracle.reset();
      }
      int layers = 1 + random.nextInt(2);
      for (int i = 0; i < layers; i++) {
        Animation animation = skeleton.animations().get(random.nextInt(3));
        double from = time(animation, random);
        double to = time(animation, random);
        double mix = random.nextInt(3) == 0 ? 1 : random.nextDouble();
        pose.apply(animation, from, to, mix);
        oracle.apply(animation, from, to, mix);
      }
      if (random.nextBoolean()) {
        touch(pose, oracle, random);
      }
      pose.construct();
      paths += compare(skeleton, pose, oracle, "seed " + seed + " step " + step);
    }
    return paths;
  }

  /** Often exactly on a key or at an end. */
  private static double time(Animation animation, Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> 0;
      case 1 -> animation.duration();
      case 2 -> 0.25 * random.nextInt(6);
      default -> random.nextDouble() * 2.2;
    };
  }

  private static void touch(SkeletonPose pose, Oracle oracle, Random random) {
    int bone = random.nextInt(pose.skeleton().bones().size());
    double turn = random.nextDouble() * 20 - 10;
    boolean flip = random.nextInt(4) == 0;
    PosedBone handle = pose.bone(bone).rotation(turn).position(3, 4).scale(1.5, 0.5);
    if (flip) {
      handle.flip(true, false);
      oracle.setBone(bone, Property.FLIP_X, 1);
      oracle.setBone(bone, Property.FLIP_Y, 0);
    }
    oracle.setBone(bone, Property.ROTATION, turn);
    oracle.setBone(bone, Property.X, 3);
    oracle.setBone(bone, Property.Y, 4);
    oracle.setBone(bone, Property.SCALE_X, 1.5);
    oracle.setBone(bone, Property.SCALE_Y, 0.5);
  }

  private static int compare(Skeleton skeleton, SkeletonPose pose, Oracle oracle, String where) {
    double[] local = pose.localValues();
    double[] slots = pose.slotValues();
    double[] world = pose.worldValues();
    double size = 1;
    for (int b = 0; b < skeleton.bones().size(); b++) {
      for (int i = 0; i < 7; i++) {
        double want = oracle.bone(b, BONE.get(i));
        double got = local[7 * b + i];
        double off = i == 2 ? Trig.shortestTurn(want, got) : got - want;
        near(0, off, Math.abs(want), where + " bone " + b + " " + BONE.get(i));
      }
      double[] matrix = oracle.world(b);
      for (int i = 0; i < 6; i++) {
        size = Math.max(size, Math.abs(matrix[i]));
        near(matrix[i], world[6 * b + i], size, where + " bone " + b + " world " + i);
      }
    }
    for (int s = 0; s < skeleton.slots().size(); s++) {
      for (int i = 0; i < 5; i++) {
        double want = oracle.slot(s, SLOT.get(i));
        near(want, slots[5 * s + i], 1, where + " slot " + s + " " + SLOT.get(i));
      }
    }
    int paths = 0;
    for (Skin skin : skeleton.skins()) {
      paths += compareShapes(skeleton, pose.shapes(skin), oracle, size, where);
    }
    return paths;
  }

  private static int compareShapes(
      Skeleton skeleton, ShapeList shapes, Oracle oracle, double size, String where) {
    int next = 0;
    int paths = 0;
    for (int s = 0; s < skeleton.slots().size(); s++) {
      if (oracle.slot(s, Property.ATTACHMENT) < 0) {
        continue;
      }
      assertEquals(s, shapes.slot(next), where);
      assertEquals(oracle.slot(s, Property.ATTACHMENT), shapes.attachmentIndex(next), where);
      near(oracle.slot(s, Property.ALPHA), shapes.tint(next, 3), 1, where + " tint");
      if (shapes.attachment(next) instanceof Attachment.Path path) {
        List<double[]> points = oracle.pathPoints(path);
        assertEquals(points.size(), shapes.pointCount(next), where);
        for (int p = 0; p < points.size(); p++) {
          double far = size * oracle.spread(path);
          near(points.get(p)[0], shapes.x(next, p), far, where + " x of point " + p);
          near(points.get(p)[1], shapes.y(next, p), far, where + " y of point " + p);
        }
        paths++;
      }
      next++;
    }
    assertEquals(next, shapes.size(), where);
    return paths;
  }

  /** Equal within 1e-9 of the size of the things compared. */
  private static void near(double want, double got, double size, String where) {
    if (!(Math.abs(want - got) <= 1e-9 * Math.max(1, size))) {
      assertEquals(want, got, 1e-9 * size, where);
    }
  }
}
