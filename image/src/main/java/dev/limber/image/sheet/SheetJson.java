package dev.limber.image.sheet;

import dev.limber.core.json.JsonWriter;
import dev.limber.image.Region;
import java.util.List;
import java.util.TreeSet;

/**
 * A sheet's description as the JSON that TexturePacker and Aseprite write, and that engines read.
 *
 * @param image the name of the sheet's picture
 * @param version Limber's version, for {@code meta}
 * @param layout where the frames are
 * @param frames a name and a duration for each frame of the layout
 * @param tags the animations
 */
public record SheetJson(
    String image,
    String version,
    SheetLayout layout,
    List<SheetFrame> frames,
    List<SheetTag> tags) {

  /** Rejects lists that do not match the layout. */
  public SheetJson {
    frames = List.copyOf(frames);
    tags = List.copyOf(tags);
    if (frames.size() != layout.size()) {
      throw new IllegalArgumentException(
          frames.size() + " frames are described, the sheet has " + layout.size());
    }
    for (SheetTag tag : tags) {
      if (tag.to() >= frames.size()) {
        throw new IllegalArgumentException(
            "tag \"" + tag.name() + "\" goes to frame " + tag.to() + " of " + frames.size());
      }
    }
  }

  /** Returns the form in which frames are an array; each has its {@code filename}. */
  public String array() {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject().name("frames").beginArray();
    for (int i = 0; i < frames.size(); i++) {
      json.beginObject().name("filename").value(frames.get(i).name());
      frame(json, i);
      json.endObject();
    }
    json.endArray();
    meta(json);
    return out.toString();
  }

  /**
   * Returns the form in which frames are an object by name, in their order.
   *
   * @throws IllegalStateException if two frames have the same name
   */
  public String hash() {
    StringBuilder out = new StringBuilder();
    TreeSet<String> names = new TreeSet<>();
    JsonWriter json = new JsonWriter(out).beginObject().name("frames").beginObject();
    for (int i = 0; i < frames.size(); i++) {
      String name = frames.get(i).name();
      if (!names.add(name)) {
        throw new IllegalStateException("two frames are called \"" + name + "\"; use the array");
      }
      json.name(name).beginObject();
      frame(json, i);
      json.endObject();
    }
    json.endObject();
    meta(json);
    return out.toString();
  }

  private void frame(JsonWriter json, int i) {
    Region source = layout.source(i);
    boolean whole =
        source.width() == layout.frameWidth() && source.height() == layout.frameHeight();
    region(json.name("frame"), layout.place(i));
    json.name("rotated").value(false).name("trimmed").value(!whole);
    region(json.name("spriteSourceSize"), source);
    size(json.name("sourceSize"), layout.frameWidth(), layout.frameHeight());
    json.name("duration").value(frames.get(i).durationMillis());
  }

  private void meta(JsonWriter json) {
    json.name("meta").beginObject();
    json.name("app").value("limber").name("version").value(version);
    json.name("image").value(image).name("format").value("RGBA8888");
    size(json.name("size"), layout.width(), layout.height());
    json.name("scale").value("1").name("frameTags").beginArray();
    for (SheetTag tag : tags) {
      json.beginObject().name("name").value(tag.name()).name("from").value(tag.from());
      json.name("to").value(tag.to()).name("direction").value(tag.direction().word).endObject();
    }
    json.endArray().endObject().endObject();
  }

  private static void region(JsonWriter json, Region region) {
    json.beginObject().name("x").value(region.x()).name("y").value(region.y());
    json.name("w").value(region.width()).name("h").value(region.height()).endObject();
  }

  private static void size(JsonWriter json, int width, int height) {
    json.beginObject().name("w").value(width).name("h").value(height).endObject();
  }
}
