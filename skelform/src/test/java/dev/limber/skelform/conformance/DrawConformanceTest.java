package dev.limber.skelform.conformance;

import static dev.limber.skelform.conformance.Vectors.array;
import static dev.limber.skelform.conformance.Vectors.bool;
import static dev.limber.skelform.conformance.Vectors.number;
import static dev.limber.skelform.conformance.Vectors.numbers;
import static dev.limber.skelform.conformance.Vectors.rows;
import static dev.limber.skelform.conformance.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Trig;
import dev.limber.skelform.Armatures;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.ConstructOptions;
import dev.limber.skelform.pose.PosedBone;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is drawn, and the functions of the spec that drawing stands on. */
@NeedsReferenceData
class DrawConformanceTest {
  @Test
  void spritesMatchTheVectors() throws IOException {
    assertFalse(Vectors.files("vectors/draw").isEmpty());
    for (Path file : Vectors.files("vectors/draw")) {
      JsonObject vectors = Vectors.read(file);
      Armature armature = load(text(vectors.get("sample")));
      for (JsonValue value : array(vectors, "cases")) {
        check((JsonObject) value, armature);
      }
    }
  }

  private static Armature load(String sample) throws IOException {
    return SkelForm.load(Vectors.folder().resolve(sample)).armature();
  }

  private static void check(JsonObject c, Armature armature) {
    ArmaturePose pose = armature.newPose();
    pose.animate(animation(armature, text(c.get("animation"))), number(c.get("frame")));
    ConstructOptions options = ConstructOptions.DEFAULT;
    boolean screen = !(c.get("options") instanceof JsonNull);
    if (screen) {
      double[] scale = numbers(((JsonObject) c.get("options")).get("scale"));
      double[] position = numbers(((JsonObject) c.get("options")).get("position"));
      options = options.at(position[0], position[1]).scaled(scale[0], scale[1]);
    }
    pose.construct(options);
    List<Style> styles = new ArrayList<>();
    array(c, "styles").forEach(name -> styles.add(armature.style(text(name))));
    SpriteList sprites = pose.sprites(styles);
    JsonArray items = array(c, "items");
    assertEquals(items.size(), sprites.size(), c.path());
    checkDrawing(pose, styles, items, screen ? options : null);
    for (int s = 0; s < items.size(); s++) {
      JsonObject item = (JsonObject) items.get(s);
      String where = item.path();
      assertEquals(number(item.get("bone")), sprites.bone(s), where);
      assertEquals(number(item.get("visual")), sprites.visual(s), where);
      assertEquals(number(item.get("z")), pose.visual(sprites.visual(s)).zindex(), where);
      assertEquals(text(item.get("texture")), sprites.texture(s).name(), where);
      assertEquals(number(item.get("atlas")), sprites.texture(s).atlas(), where);
      assertEquals(text(item.get("kind")), sprites.isMesh(s) ? "mesh" : "rect", where);
      double[] points = numbers(item.get("points"));
      double[] uv = numbers(item.get("uv"));
      assertEquals(points.length, 2 * sprites.cornerCount(s), where);
      for (int i = 0; i < sprites.cornerCount(s); i++) {
        double x = sprites.x(s, i);
        double y = sprites.y(s, i);
        assertEquals(points[2 * i], screen ? options.screenX(x) : x, 3e-2, where);
        assertEquals(points[2 * i + 1], screen ? options.screenY(y) : y, 3e-2, where);
        assertEquals(uv[2 * i], sprites.u(s, i), 1e-6, where);
        assertEquals(uv[2 * i + 1], sprites.v(s, i), 1e-6, where);
      }
      double[] tint = numbers(item.get("tint"));
      for (int part = 0; part < 4; part++) {
        assertEquals(tint[part], sprites.tint(s, part), 1e-5, where);
      }
    }
  }

  /** The same through a canvas, which does not get what cannot be seen. */
  private static void checkDrawing(
      ArmaturePose pose, List<Style> styles, JsonArray items, @Nullable ConstructOptions screen) {
    DrawList list = new DrawList();
    pose.styles(styles);
    pose.images(name -> new NamedImage(name, 1, 1));
    pose.draw(list);
    int drawn = 0;
    for (JsonValue value : items) {
      JsonObject item = (JsonObject) value;
      String where = item.path();
      double[] tint = numbers(item.get("tint"));
      if (tint[3] <= 0) {
        continue;
      }
      DrawItem got = list.item(drawn++);
      assertEquals(DrawItem.Kind.TRIANGLES, got.kind(), where);
      assertEquals(number(item.get("visual")), got.part(), where);
      int atlas = (int) number(item.get("atlas"));
      assertEquals(pose.armature().atlases().get(atlas).filename(), got.image().name(), where);
      assertEquals(tint[0], got.ink().r(), 1e-5, where);
      assertEquals(tint[3], got.ink().a(), 1e-5, where);
      double[] points = numbers(item.get("points"));
      double[] uv = numbers(item.get("uv"));
      assertEquals(points.length, 2 * got.triangles().cornerCount(), where);
      for (int i = 0; i < points.length; i += 2) {
        double x = got.triangles().positions()[i];
        double y = got.triangles().positions()[i + 1];
        assertEquals(points[i], screen == null ? x : screen.screenX(x), 3e-2, where);
        assertEquals(points[i + 1], screen == null ? y : screen.screenY(y), 3e-2, where);
        assertEquals(uv[i], got.triangles().uvs()[i], 1e-6, where);
        assertEquals(uv[i + 1], got.triangles().uvs()[i + 1], 1e-6, where);
      }
    }
    assertEquals(drawn, list.size());
  }

  private static Animation animation(Armature armature, String lowerCase) {
    for (Animation animation : armature.animations()) {
      if (animation.name().trim().equalsIgnoreCase(lowerCase)) {
        return animation;
      }
    }
    throw new AssertionError(lowerCase);
  }

  @Test
  void getBoneTextureMatchesTheVectors() throws IOException {
    Map<String, Armature> loaded = new HashMap<>();
    for (JsonArray row : rows("get_bone_texture")) {
      String sample = text(row.get(0));
      if (!loaded.containsKey(sample)) {
        loaded.put(sample, load(sample));
      }
      Armature armature = loaded.get(sample);
      List<Style> styles = new ArrayList<>();
      ((JsonArray) row.get(1)).forEach(name -> styles.add(armature.style(text(name))));
      Texture texture = SkelForm.getBoneTexture(text(row.get(2)), styles);
      if (row.get(3) instanceof JsonNull) {
        assertNull(texture, row.path());
      } else {
        JsonArray expected = (JsonArray) row.get(3);
        assertNotNull(texture, row.path());
        assertTrue(armature.style(text(expected.get(0))).textures().contains(texture), row.path());
        assertEquals(number(expected, 1), texture.x(), row.path());
        assertEquals(number(expected, 2), texture.y(), row.path());
        assertEquals(number(expected, 3), texture.width(), row.path());
        assertEquals(number(expected, 4), texture.height(), row.path());
        assertEquals(number(expected, 5), texture.atlas(), row.path());
      }
    }
  }

  @Test
  void facingLeftMatchesTheVectors() {
    for (JsonArray row : rows("is_facing_left")) {
      boolean expected = bool(row.get(2));
      double scaleX = number(row, 0);
      double scaleY = number(row, 1);
      assertEquals(expected, SkelForm.isFacingLeft(scaleX, scaleY), row.path());
      double flipped = SkelForm.checkBoneFlip(0.5, scaleX, scaleY);
      assertEquals(expected ? -0.5 : 0.5, flipped, row.path());
    }
  }

  @Test
  void engineConstructMatchesTheVectors() {
    for (JsonArray row : rows("engine_construct")) {
      double[] t = numbers(row.get(0));
      double[] scale = numbers(row.get(1));
      double[] position = numbers(row.get(2));
      double[] expected = numbers(row.get(3));
      double[] vertex = numbers(row.get(4));
      double[] placed = numbers(row.get(5));
      ConstructOptions options =
          ConstructOptions.DEFAULT.at(position[0], position[1]).scaled(scale[0], scale[1]);
      ArmaturePose pose = new Armatures().bone(-1, t[0], t[1], t[2], t[3], t[4]).build().newPose();
      pose.construct(options);
      PosedBone bone = pose.bone(0);
      assertEquals(expected[0], bone.screenX(), 1e-9, row.path());
      assertEquals(expected[1], bone.screenY(), 1e-9, row.path());
      double turn = Trig.shortestTurn(expected[2], bone.screenRotation());
      assertEquals(0, turn, 1e-9, row.path());
      assertEquals(expected[3], bone.screenScaleX(), 1e-9, row.path());
      assertEquals(expected[4], bone.screenScaleY(), 1e-9, row.path());
      assertEquals(placed[0], options.screenX(vertex[0]), 1e-9, row.path());
      assertEquals(placed[1], options.screenY(vertex[1]), 1e-9, row.path());
    }
  }

  @Test
  void firstKeyframeHoldsBackwardsAsInTheVectors() throws IOException {
    Armature armature = load("samples/synthetic/late_keys.skf");
    int compared = 0;
    for (JsonArray row : rows("late_first_keyframe")) {
      if (!text(row.get(0)).equals("fresh")) {
        continue;
      }
      ArmaturePose pose = armature.newPose();
      pose.animate(armature.animation("late"), number(row, 1));
      PosedBone bone = pose.bone((int) number(row, 2));
      double actual =
          switch (Element.named(text(row.get(3)))) {
            case POSITION_X -> bone.x();
            case POSITION_Y -> bone.y();
            case ROTATION -> bone.rotation();
            case SCALE_X -> bone.scaleX();
            default -> throw new AssertionError(row.path());
          };
      assertEquals(number(row, 6), actual, 1e-3, row.path());
      compared++;
    }
    assertTrue(compared > 20);
  }

  private record NamedImage(String name, int width, int height) implements Image {}
}
