package dev.limber.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.animate.Interpolation;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Replays {@code conformance/} through the library. */
class LibraryReplayTest {
  @TestFactory
  List<DynamicTest> skelform() {
    return Vector.tests(
        "skelform",
        vector -> {
          try {
            SkelFormFile file = SkelForm.load(vector.character("file"));
            assertEquals(List.of(), file.diagnostics());
            skelform(vector, file.armature());
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static void skelform(Vector vector, Armature armature) {
    ArmaturePose pose = armature.newPose();
    List<Style> styles = Suite.styles(armature, vector.styles());
    for (JsonObject step : vector.steps()) {
      JsonObject todo = (JsonObject) step.get("do");
      if (Suite.flag(todo, "reset")) {
        pose.reset();
      }
      if (todo.has("anims")) {
        List<Animation> animations = new ArrayList<>();
        for (JsonValue name : (JsonArray) todo.get("anims")) {
          animations.add(armature.animation(((JsonString) name).value()));
        }
        pose.animate(
            animations, Suite.numbers(todo.get("frames")), Suite.numbers(todo.get("smooth")));
      }
      pose.construct();
      compare((JsonObject) step.get("pose"), pose, styles);
      if (todo.has("velocity")) {
        double[] velocity = Suite.numbers(todo.get("velocity"));
        pose.moveBy(velocity[0], velocity[1]);
      }
    }
  }

  private static void compare(JsonObject want, ArmaturePose pose, List<Style> styles) {
    bones(want, "pos", pose, b -> new double[] {b.x(), b.y()});
    bones(want, "rot", pose, b -> new double[] {b.rotation()});
    bones(want, "scale", pose, b -> new double[] {b.scaleX(), b.scaleY()});
    bones(want, "cpos", pose, b -> new double[] {b.worldX(), b.worldY()});
    bones(want, "crot", pose, b -> new double[] {b.worldRotation()});
    bones(want, "cscale", pose, b -> new double[] {b.worldScaleX(), b.worldScaleY()});
    JsonArray physics = (JsonArray) want.get("phys");
    for (int i = 0; i < physics.size(); i++) {
      JsonObject one = (JsonObject) physics.get(i);
      Physics.State state = pose.physics(i);
      near("global_pos", Suite.numbers(one.get("global_pos")), state.x(), state.y());
      near("global_scale", Suite.numbers(one.get("global_scale")), state.scaleX(), state.scaleY());
    }
    JsonArray draws = (JsonArray) want.get("draw");
    SpriteList sprites = pose.sprites(styles);
    assertEquals(draws.size(), sprites.size(), "draw");
    for (int s = 0; s < sprites.size(); s++) {
      JsonObject draw = (JsonObject) draws.get(s);
      assertEquals(Suite.number(draw, "visual", -1), sprites.visual(s), "visual");
      double[] points = new double[2 * sprites.cornerCount(s)];
      double[] uvs = new double[points.length];
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        points[2 * c] = sprites.x(s, c);
        points[2 * c + 1] = sprites.y(s, c);
        uvs[2 * c] = sprites.u(s, c);
        uvs[2 * c + 1] = sprites.v(s, c);
      }
      near("points", Suite.numbers(draw.get("points")), points);
      near("uv", Suite.numbers(draw.get("uv")), uvs);
    }
  }

  private static void bones(
      JsonObject want, String key, ArmaturePose pose, Function<PosedBone, double[]> parts) {
    double[] expected = Suite.numbers(want.get(key));
    for (int b = 0, at = 0; b < pose.boneCount(); b++) {
      for (double part : parts.apply(pose.bone(b))) {
        Near.number(key + " " + b, expected[at++], part, key.equals("crot"), Near.DOUBLE);
      }
    }
  }

  private static void near(String key, double[] want, double... got) {
    assertEquals(want.length, got.length, key);
    for (int i = 0; i < want.length; i++) {
      Near.number(key + " " + i, want[i], got[i], false, Near.DOUBLE);
    }
  }

  @TestFactory
  List<DynamicTest> skel2d() {
    return Vector.tests(
        "skel2d",
        vector -> {
          try {
            String source = Files.readString(vector.character("source"));
            skel2d(vector, Skel2d.parse(source).skeleton());
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static void skel2d(Vector vector, Skeleton skeleton) {
    SkeletonPose pose = skeleton.newPose();
    for (JsonObject step : vector.steps()) {
      JsonObject todo = (JsonObject) step.get("do");
      if (Suite.flag(todo, "reset")) {
        pose.reset();
      }
      for (JsonObject apply : Suite.applications(todo)) {
        pose.apply(
            skeleton.animation(((JsonString) apply.get("anim")).value()),
            Suite.number(apply, "from", 0),
            Suite.number(apply, "to", 0),
            Suite.number(apply, "mix", 1));
      }
      pose.construct();
      JsonObject want = (JsonObject) step.get("pose");
      near("world", Suite.numbers(want.get("world")), pose.worldValues());
      near("slots", Suite.numbers(want.get("slots")), pose.slotValues());
      JsonArray draws = (JsonArray) want.get("draw");
      ShapeList shapes = pose.shapes(Suite.skin(skeleton, vector.text("skin")));
      assertEquals(draws.size(), shapes.size(), "draw");
      for (int s = 0; s < shapes.size(); s++) {
        JsonObject draw = (JsonObject) draws.get(s);
        assertEquals(
            ((JsonString) draw.get("attachment")).value(),
            skeleton.fullName(shapes.attachment(s)),
            "attachment");
      }
    }
  }

  @TestFactory
  List<DynamicTest> units() {
    return Vector.tests(
        "skelform/units",
        vector -> {
          for (JsonArray row : vector.rows()) {
            double want = number(row, row.size() - 1);
            Near.number(Vector.line(row), want, unit(vector.text("function"), row), false, 1e-6);
          }
        });
  }

  private static double unit(String function, JsonArray row) {
    return switch (function) {
      case "interpolate" ->
          Interpolation.interpolate(
              number(row, 0),
              number(row, 1),
              number(row, 2),
              number(row, 3),
              Easing.bezier(number(row, 4), number(row, 5), number(row, 6), number(row, 7)));
      case "formatFrame" ->
          SkelForm.formatFrame(number(row, 0), animation(1, row, 1), flag(row, 2), flag(row, 3));
      case "timeFrame" ->
          SkelForm.timeFrame(
              number(row, 0), animation((int) number(row, 1), row, 2), flag(row, 3), flag(row, 4));
      case "checkBoneFlip" ->
          SkelForm.checkBoneFlip(number(row, 0), number(row, 1), number(row, 2));
      case "shortestTurn" -> Trig.shortestTurn(number(row, 0), number(row, 1));
      default -> throw new AssertionError(function);
    };
  }

  private static Animation animation(int fps, JsonArray row, int lastFrame) {
    int last = (int) number(row, lastFrame);
    return new Animation("", 0, fps, List.of(), last, last + 1);
  }

  private static double number(JsonArray row, int column) {
    return ((JsonNumber) row.get(column)).value();
  }

  private static boolean flag(JsonArray row, int column) {
    return ((JsonBoolean) row.get(column)).value();
  }
}
