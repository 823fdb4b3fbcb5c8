package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads atlases and the styles whose textures lie in them. */
final class StyleReader {
  /** Stands for an atlas that cannot be used, so that the others keep their numbers. */
  private static final Atlas UNUSABLE = new Atlas("", 1, 1);

  private final Reading reading;
  private final List<Atlas> atlases = new ArrayList<>();
  private final List<Boolean> usable = new ArrayList<>();

  private StyleReader(Reading reading) {
    this.reading = reading;
  }

  static TextureTable read(Fields root, Reading reading) {
    StyleReader reader = new StyleReader(reading);
    for (Fields atlas : root.objects("atlases", Schema.ATLAS)) {
      reader.addAtlas(atlas);
    }
    List<Style> styles = new ArrayList<>();
    for (Fields style : root.objects("styles", Schema.STYLE)) {
      if (style != null) {
        styles.add(reader.style(style, styles.size()));
      }
    }
    return new TextureTable(reader.atlases, styles, reading);
  }

  private void addAtlas(@Nullable Fields fields) {
    if (fields == null) {
      atlases.add(UNUSABLE);
      usable.add(false);
      return;
    }
    Vec2 size = fields.pair("size", Vec2.ZERO);
    boolean positive = size.x() >= 1 && size.y() >= 1;
    if (!positive) {
      String message = "an atlas needs a size of at least 1 by 1; its textures are left out";
      reading.warning("skf-bad-atlas", fields.at("size"), message, "");
    }
    usable.add(positive);
    atlases.add(
        new Atlas(
            fields.text("filename", ""),
            Math.max(1, whole(size.x())),
            Math.max(1, whole(size.y()))));
  }

  private Style style(Fields style, int index) {
    if (style.json().get("textures") instanceof JsonArray array) {
      reading.spend(Quota.TEXTURES, array.size(), array);
    }
    List<Texture> textures = new ArrayList<>();
    for (Fields fields : style.objects("textures", Schema.TEXTURE)) {
      Texture texture = fields == null ? null : texture(fields);
      if (texture != null) {
        textures.add(texture);
      }
    }
    return new Style(
        style.integer("id", index),
        style.text("name", ""),
        textures,
        style.flag(EditorMarks.ACTIVE, false));
  }

  private @Nullable Texture texture(Fields fields) {
    String name = fields.text("name", "");
    Vec2 offset = fields.pair("offset", Vec2.ZERO);
    Vec2 size = fields.pair("size", Vec2.ZERO);
    int index = fields.integer("atlas_idx", 0);
    if (index < 0 || index >= atlases.size() || !usable.get(index)) {
      String message =
          "the texture "
              + Excerpt.quoted(name)
              + " lies in atlas "
              + index
              + ", which is not there";
      return leaveOut("skf-bad-atlas", fields.at("atlas_idx"), message);
    }
    if (offset.x() < 0 || offset.y() < 0 || size.x() < 0 || size.y() < 0) {
      String message = "the texture " + Excerpt.quoted(name) + " has a negative offset or size";
      return leaveOut("skf-bad-texture", fields.json(), message);
    }
    Atlas atlas = atlases.get(index);
    if (offset.x() + size.x() > atlas.width() || offset.y() + size.y() > atlas.height()) {
      String message =
          "the texture " + Excerpt.quoted(name) + " reaches beyond its atlas of " + atlas.width();
      reading.warning(
          "skf-bad-texture", fields.json(), message + " by " + atlas.height() + " pixels", "");
    }
    return new Texture(
        name, whole(offset.x()), whole(offset.y()), whole(size.x()), whole(size.y()), index);
  }

  private @Nullable Texture leaveOut(String code, JsonValue at, String message) {
    reading.warning(code, at, message + "; it is left out", "");
    return null;
  }

  /** Pixels are whole numbers, but files before 0.2 write them with a fraction of 0. */
  private static int whole(double pixels) {
    return (int) Math.max(-1e9, Math.min(1e9, Math.rint(pixels)));
  }
}
