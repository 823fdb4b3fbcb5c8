package dev.limber.convert.lottie;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.oracle.RandomSkeleton;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a player makes of a Lottie file is what the skeleton does: every corner, colour and line
 * width, at any time, also between frames.
 */
class LottieOracleTest {
  private static final int MOMENTS = 12;

  /** How far a corner may be off, of the larger side of the picture. */
  private static final double MOST_OFF = 0.005;

  /** A bone that is smaller than this is nearly flat. */
  private static final double FLAT = 0.2;

  private static final CharacterSource NO_FILE =
      new CharacterSource(
          new byte[0],
          Skel2dCharacter.of("", "random.skel2d", Limits.DEFAULT),
          (name, most) -> null,
          Limits.DEFAULT);

  @Test
  void allSamplesMoveAsTheyDoHere() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../samples"))) {
      List<Path> samples = files.filter(file -> file.toString().endsWith(".skel2d")).toList();
      assertEquals(6, samples.size());
      for (Path sample : samples) {
        String text = Files.readString(sample);
        Skeleton skeleton = Skel2dCharacter.of(text, "", Limits.DEFAULT).skeleton();
        for (Animation animation : skeleton.animations()) {
          for (Skin skin : skeleton.skins()) {
            check(skeleton, animation, skin, sample.getFileName() + " " + animation.name());
          }
        }
      }
    }
  }

  @Test
  void randomSkeletonsMoveAsTheyDoHere() {
    for (int seed = 0; seed < 150; seed++) {
      Skeleton skeleton = RandomSkeleton.make(seed);
      for (Animation animation : skeleton.animations()) {
        check(skeleton, animation, skeleton.skins().get(seed % 2), "seed " + seed);
      }
    }
  }

  private static void check(Skeleton skeleton, Animation animation, Skin skin, String what) {
    ConvertOptions options = new ConvertOptions(animation.name(), List.of(skin.name()), 1.5, null);
    LottieReading lottie =
        new LottieReading(LottieConverter.convert(skeleton, NO_FILE, options).bytes());
    Random random = new Random(7);
    double end = LottieReading.number(lottie.root, "op");
    for (int i = 0; i < MOMENTS; i++) {
      double frame = random.nextDouble() * end;
      SkeletonPose pose = skeleton.newPose();
      pose.seek(animation, frame / animation.framesPerSecond());
      pose.construct();
      ShapeList shapes = pose.shapes(skin);
      for (int s = 0; s < shapes.size(); s++) {
        if (shapes.attachment(s) instanceof Attachment.Shape shape
            && shapes.opCount(s) > 1
            && !leapsAround(shape, pose)) {
          String name = skeleton.fullName(shape);
          check(lottie, name, shapes, s, frame, what + ", " + name + " at " + frame);
        }
      }
    }
  }

  /**
   * Points on other bones are seen from the slot's bone if the attachment lies elsewhere on it;
   * while that bone is nearly flat they go to infinity and back, where no keyframe follows.
   */
  private static boolean leapsAround(Attachment.Shape shape, SkeletonPose pose) {
    PosedBone owner = pose.bone(pose.skeleton().slots().get(shape.slot()).bone());
    double area = owner.matrix(0) * owner.matrix(3) - owner.matrix(1) * owner.matrix(2);
    return !shape.placement().equals(Placement.IDENTITY) && Math.abs(area) < FLAT;
  }

  private static void check(
      LottieReading lottie, String name, ShapeList shapes, int s, double frame, String what) {
    boolean filled = shapes.isClosed(s) && shapes.fill(s, 3) > 0;
    boolean lined = shapes.paint(s).lineWidth() > 0 && shapes.line(s, 3) > 0;
    if (!filled && !lined) {
      return;
    }
    List<JsonObject> seen = lottie.seen(LayerWriter.SHAPE, name, frame);
    assertEquals(1, seen.size(), what);
    JsonObject layer = seen.get(0);
    double[] matrix = lottie.matrix(layer, frame);
    checkCorners(lottie, layer, matrix, shapes, s, frame, what);
    if (filled) {
      JsonObject fill = LottieReading.paint(layer, "fl");
      assertNotNull(fill, what);
      for (int part = 0; part < 4; part++) {
        assertEquals(clamped(shapes.fill(s, part)), part(fill, part, frame), 0.01, what);
      }
    }
    if (lined) {
      JsonObject line = LottieReading.paint(layer, "st");
      assertNotNull(line, what);
      for (int part = 0; part < 4; part++) {
        assertEquals(clamped(shapes.line(s, part)), part(line, part, frame), 0.01, what);
      }
      double scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
      assertEquals(1.5, scale, 1e-3, what + ": bones do not scale lines");
    }
  }

  private static double part(JsonObject paint, int part, double frame) {
    return part < 3
        ? LottieReading.value(paint, "c", frame)[part]
        : LottieReading.value(paint, "o", frame)[0] / 100;
  }

  private static double clamped(double part) {
    return Math.max(0, Math.min(1, part));
  }

  private static void checkCorners(
      LottieReading lottie,
      JsonObject layer,
      double[] matrix,
      ShapeList shapes,
      int s,
      double frame,
      String what) {
    double[] corners = lottie.corners(layer, frame);
    double[] origin = LottieReading.value(layerOfRoot(lottie), "p", frame);
    double side =
        Math.max(LottieReading.number(lottie.root, "w"), LottieReading.number(lottie.root, "h"));
    int corner = 0;
    int point = -1;
    for (int op = 0; op < shapes.opCount(s); op++) {
      PathOp step = shapes.op(s, op);
      point += step.points();
      if (step == PathOp.CLOSE || 2 * corner == corners.length) {
        continue; // a last corner that is the first is left out
      }
      double x = corners[2 * corner];
      double y = corners[2 * corner + 1];
      double dx = matrix[0] * x + matrix[2] * y + matrix[4];
      double dy = matrix[1] * x + matrix[3] * y + matrix[5];
      double off =
          Math.hypot(
              dx - (origin[0] + 1.5 * shapes.x(s, point)),
              dy - (origin[1] - 1.5 * shapes.y(s, point)));
      assertTrue(off <= MOST_OFF * side, what + ": " + off + " of " + side);
      corner++;
    }
  }

  private static JsonObject layerOfRoot(LottieReading lottie) {
    List<JsonObject> layers = lottie.layers();
    return LottieReading.object(layers.get(layers.size() - 1), "ks");
  }
}
