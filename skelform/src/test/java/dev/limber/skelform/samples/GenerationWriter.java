package dev.limber.skelform.samples;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.samples.SampleRig.Bind;
import dev.limber.skelform.samples.SampleRig.Clip;
import dev.limber.skelform.samples.SampleRig.Ease;
import dev.limber.skelform.samples.SampleRig.Keyed;
import dev.limber.skelform.samples.SampleRig.Mesh;
import dev.limber.skelform.samples.SampleRig.Vertex;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes a rig as the {@code armature.json} of one generation; what several share is here. */
abstract class GenerationWriter {
  /** Elements in the order in which files up to 0.3 count them. */
  static final List<String> NUMBERED =
      List.of(
          ("PositionX PositionY Rotation ScaleX ScaleY Zindex Texture IkConstraint Hidden IkMode"
                  + " IkFamilyId TintR TintG TintB TintA")
              .split(" "));

  final SampleRig rig;
  final LanternArt art;
  private final StringBuilder out = new StringBuilder();
  private final JsonWriter json = new JsonWriter(out);

  GenerationWriter(SampleRig rig, LanternArt art) {
    this.rig = rig;
    this.art = art;
  }

  /** Returns the whole text. */
  final String write() {
    json.beginObject();
    root();
    json.endObject();
    return out.toString();
  }

  /** Writes the members of the root. */
  abstract void root();

  /** Writes the members of a bone. */
  abstract void bone(int index);

  /** Writes the members of a keyframe but frame and bone. */
  abstract void key(Keyed key, int next);

  /** Tells whether files of this generation have keyframes of an element. */
  boolean animates(Element element) {
    return element != Element.MIMIC_TARGET;
  }

  final void number(String name, double value) {
    json.name(name).value(value);
  }

  final void text(String name, String value) {
    json.name(name).value(value);
  }

  final void flag(String name, boolean value) {
    json.name(name).value(value);
  }

  final void pair(String name, double x, double y) {
    object(
        name,
        () -> {
          number("x", x);
          number("y", y);
        });
  }

  final void colour(String name, double... rgba) {
    object(
        name,
        () -> {
          number("r", rgba[0]);
          number("g", rgba[1]);
          number("b", rgba[2]);
          number("a", rgba[3]);
        });
  }

  final void object(String name, Runnable members) {
    json.name(name);
    object(members);
  }

  final void object(Runnable members) {
    json.beginObject();
    members.run();
    json.endObject();
  }

  final void array(String name, Runnable values) {
    json.name(name).beginArray();
    values.run();
    json.endArray();
  }

  final void numbers(String name, int... values) {
    array(
        name,
        () -> {
          for (int value : values) {
            json.value((long) value);
          }
        });
  }

  /** Returns the id that a bone has in the file. */
  int id(String bone) {
    return rig.index(bone);
  }

  final int parentId(SampleRig.Bone bone) {
    return bone.parent().isEmpty() ? -1 : id(bone.parent());
  }

  final int[] ids(List<String> bones) {
    return bones.stream().mapToInt(this::id).toArray();
  }

  final void bones() {
    array(
        "bones",
        () -> {
          for (int i = 0; i < rig.bones().size(); i++) {
            int index = i;
            object(() -> bone(index));
          }
        });
  }

  final void animations() {
    array(
        "animations",
        () -> {
          for (int i = 0; i < rig.clips().size(); i++) {
            int index = i;
            object(() -> animation(rig.clips().get(index), index));
          }
        });
  }

  private void animation(Clip clip, int index) {
    text("name", clip.name());
    number("id", index);
    number("fps", clip.fps());
    List<Keyed> keys = new ArrayList<>();
    for (Keyed key : clip.keys()) {
      if (animates(key.element())) {
        keys.add(key);
      }
    }
    array(
        "keyframes",
        () -> {
          for (int k = 0; k < keys.size(); k++) {
            Keyed key = keys.get(k);
            int next = next(keys, k);
            object(
                () -> {
                  number("frame", frame(key));
                  number("bone_id", id(key.bone()));
                  key(key, next);
                });
          }
        });
  }

  int frame(Keyed key) {
    return key.frame();
  }

  /** Returns the index of the next key of the same bone and element, -1 if there is none. */
  private static int next(List<Keyed> keys, int from) {
    Keyed key = keys.get(from);
    for (int k = from + 1; k < keys.size(); k++) {
      if (keys.get(k).bone().equals(key.bone()) && keys.get(k).element() == key.element()) {
        return k;
      }
    }
    return -1;
  }

  /** Writes value and text; constraints have both, and texts are left out when empty. */
  final void value(Keyed key) {
    if (!key.text().isEmpty()) {
      text("value_str", key.text());
    }
    number("value", key.element() == Element.IK_CONSTRAINT ? constraint(key.text()) : key.value());
  }

  final void handles(Ease ease) {
    pair("start_handle", ease.startX, ease.startY);
    pair("end_handle", ease.endX, ease.endY);
  }

  static int constraint(String name) {
    return List.of("None", "Clockwise", "CounterClockwise").indexOf(name);
  }

  static int mode(String name) {
    return List.of("FABRIK", "Arc").indexOf(name);
  }

  final void mesh(Mesh mesh) {
    array(
        "vertices",
        () -> {
          for (int i = 0; i < mesh.vertices().size(); i++) {
            int id = i;
            object(() -> vertex(id, mesh.vertices().get(id)));
          }
        });
    numbers("indices", mesh.indices());
    array(
        "binds",
        () -> {
          for (Bind bind : mesh.binds()) {
            object(() -> bind(bind));
          }
        });
  }

  private void vertex(int id, Vertex vertex) {
    number("id", id);
    pair("pos", vertex.x(), vertex.y());
    pair("uv", LanternMotion.rounded(vertex.u()), vertex.v());
    pair("init_pos", vertex.x(), vertex.y());
  }

  private void bind(Bind bind) {
    number("bone_id", id(bind.bone()));
    flag("is_path", bind.path());
    array(
        "verts",
        () -> {
          for (int i = 0; i < bind.vertices().length; i++) {
            int at = i;
            object(
                () -> {
                  number("id", bind.vertices()[at]);
                  number("weight", bind.weights()[at]);
                });
          }
        });
  }

  /** Writes the outfit before the default look: the first style that has a texture wins. */
  final void styles(String imageEnding) {
    array(
        "atlases",
        () ->
            object(
                () -> {
                  text("filename", "atlas0." + imageEnding.toLowerCase(Locale.ROOT));
                  pair("size", LanternArt.SIZE, LanternArt.SIZE);
                }));
    array(
        "styles",
        () -> {
          style(0, LanternArt.FESTIVAL);
          style(1, LanternArt.DEFAULT);
        });
  }

  private void style(int id, String name) {
    object(
        () -> {
          number("id", id);
          text("name", name);
          array(
              "textures",
              () -> {
                for (LanternArt.Placed texture : art.textures()) {
                  if (texture.style().equals(name)) {
                    object(() -> texture(texture));
                  }
                }
              });
        });
  }

  private void texture(LanternArt.Placed texture) {
    text("name", texture.name());
    pair("offset", texture.x(), texture.y());
    pair("size", texture.width(), texture.height());
    number("atlas_idx", 0);
  }
}
