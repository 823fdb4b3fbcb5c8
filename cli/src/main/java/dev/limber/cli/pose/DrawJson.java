package dev.limber.cli.pose;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;

/** What a pose shows, as a JSON array in the order of drawing; model space, y up. */
final class DrawJson {
  private DrawJson() {}

  static void write(ArmaturePose pose, List<Style> styles, JsonWriter json) {
    SpriteList sprites = pose.sprites(styles);
    json.beginArray();
    for (int s = 0; s < sprites.size(); s++) {
      Texture texture = sprites.texture(s);
      json.beginObject();
      json.name("bone").value(sprites.bone(s));
      json.name("visual").value(sprites.visual(s));
      json.name("z").value(pose.visual(sprites.visual(s)).zindex());
      json.name("texture").value(texture.name());
      json.name("atlas").value(texture.atlas());
      json.name("kind").value(sprites.isMesh(s) ? "mesh" : "rect");
      json.name("points").beginArray();
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        json.value(sprites.x(s, c)).value(sprites.y(s, c));
      }
      json.endArray().name("uv").beginArray();
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        json.value(sprites.u(s, c)).value(sprites.v(s, c));
      }
      json.endArray().name("tint").beginArray();
      for (int part = 0; part < 4; part++) {
        json.value(sprites.tint(s, part));
      }
      json.endArray().endObject();
    }
    json.endArray();
  }
}
