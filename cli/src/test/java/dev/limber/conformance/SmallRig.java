package dev.limber.conformance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes a small SkelForm file, 0.7 unless it says otherwise, part by part; the parts of a bone
 * follow it.
 */
final class SmallRig {
  static final double[] LINEAR = {1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3};

  /** 64 x 64 pixels, a chequered grey. */
  private static final byte[] ATLAS =
      Base64.getDecoder()
          .decode(
              "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAPUlEQVR42u3UIRYAIAhEQe5/A08rBaMBIm9o"
                  + "G5zmj1N367o7ACuA6cO3ATsAfwGgBwA9AOgBQA8AegD47AQigsC1PxElVgAAAABJRU5ErkJggg==");

  private static final class Bone {
    String name = "";
    int parent = -1;
    double[] start = {0, 0, 0, 1, 1};
    double[] initial;
    boolean hidden;
    int family = -1;
    int physics = -1;
    int visual = -1;
  }

  private static final class Visual {
    String texture = "";
    int z;
    double[] pivot = {0, 0, 0, 1, 1};
    double[] tint = {1, 1, 1, 1};
    final List<String> vertices = new ArrayList<>();
    String triangles = "";
    final List<String> binds = new ArrayList<>();
  }

  private record Key(
      int frame, int bone, String element, double value, String text, double[] ease) {}

  private record Animation(String name, int fps, List<Key> keys) {}

  private final List<Bone> bones = new ArrayList<>();
  private final List<Visual> visuals = new ArrayList<>();
  private final List<String> families = new ArrayList<>();
  private final List<String> physics = new ArrayList<>();
  private final List<Animation> animations = new ArrayList<>();
  private final List<String> styles = new ArrayList<>();
  private boolean bakedIk;
  private String version = "0.7.0";

  private int index(String name) {
    for (int i = 0; i < bones.size(); i++) {
      if (bones.get(i).name.equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no bone " + name);
  }

  private Bone last() {
    return bones.get(bones.size() - 1);
  }

  private Visual shown() {
    return visuals.get(visuals.size() - 1);
  }

  /** Adds a bone, at the top if the parent is empty. */
  SmallRig bone(String name, String parent, double x, double y) {
    Bone bone = new Bone();
    bone.name = name;
    bone.parent = parent.isEmpty() ? -1 : index(parent);
    bone.start[0] = x;
    bone.start[1] = y;
    bones.add(bone);
    return this;
  }

  SmallRig turned(double radians) {
    last().start[2] = radians;
    return this;
  }

  SmallRig scaled(double x, double y) {
    last().start[3] = x;
    last().start[4] = y;
    return this;
  }

  /** Turns and scales a bone that is there. */
  SmallRig with(String bone, double radians, double scaleX, double scaleY) {
    double[] start = bones.get(index(bone)).start;
    start[2] = radians;
    start[3] = scaleX;
    start[4] = scaleY;
    return this;
  }

  SmallRig hidden() {
    last().hidden = true;
    return this;
  }

  /** Says where the bone goes back to: x, y, rotation, scale x, scale y. */
  SmallRig initially(double... values) {
    last().initial = values;
    return this;
  }

  SmallRig visual(String texture, int z) {
    last().visual = visuals.size();
    Visual visual = new Visual();
    visual.texture = texture;
    visual.z = z;
    visuals.add(visual);
    return this;
  }

  SmallRig pivot(double x, double y, double rotation, double scaleX, double scaleY) {
    shown().pivot = new double[] {x, y, rotation, scaleX, scaleY};
    return this;
  }

  SmallRig tint(double... rgba) {
    shown().tint = rgba;
    return this;
  }

  /** Adds vertices: x, y, u, v of each. */
  SmallRig mesh(int[] triangles, double... vertices) {
    Visual visual = shown();
    for (int i = 0; i < vertices.length; i += 4) {
      String at = pair(vertices[i], vertices[i + 1]);
      visual.vertices.add(
          "{\"id\":%d,\"pos\":%s,\"uv\":%s,\"init_pos\":%s}"
              .formatted(i / 4, at, pair(vertices[i + 2], vertices[i + 3]), at));
    }
    List<String> indices = new ArrayList<>();
    for (int index : triangles) {
      indices.add(Integer.toString(index));
    }
    visual.triangles = String.join(",", indices);
    return this;
  }

  /** Binds vertices of the mesh: index and weight of each. */
  SmallRig bind(String bone, boolean path, double... vertices) {
    List<String> bound = new ArrayList<>();
    for (int i = 0; i < vertices.length; i += 2) {
      bound.add("{\"id\":%d,\"weight\":%s}".formatted((int) vertices[i], number(vertices[i + 1])));
    }
    shown()
        .binds
        .add(
            "{\"bone_id\":%d,\"is_path\":%b,\"verts\":%s}"
                .formatted(index(bone), path, list(bound)));
    return this;
  }

  SmallRig chain(String mode, String constraint, boolean mimic, String target, String... members) {
    List<String> ids = new ArrayList<>();
    for (String member : members) {
      ids.add(Integer.toString(index(member)));
      bones.get(index(member)).family = families.size();
    }
    families.add(
        ("{\"id\":%d,\"constraint\":\"%s\",\"mode\":\"%s\",\"target_id\":%d,\"bone_ids\":%s,"
                + "\"init_constraint\":\"%s\",\"init_mode\":\"%s\",\"mimic_target\":%b,"
                + "\"init_mimic_target\":%b}")
            .formatted(
                families.size(),
                constraint,
                mode,
                index(target),
                list(ids),
                constraint,
                mode,
                mimic,
                mimic));
    return this;
  }

  /** Gives the last bone physics with these members of JSON. */
  SmallRig physics(String members) {
    last().physics = physics.size();
    physics.add("{" + members + "}");
    return this;
  }

  SmallRig animation(String name, int fps) {
    animations.add(new Animation(name, fps, new ArrayList<>()));
    return this;
  }

  SmallRig key(int frame, String bone, String element, double value, double... ease) {
    return key(new Key(frame, index(bone), element, value, "", ease.length == 0 ? LINEAR : ease));
  }

  SmallRig key(int frame, String bone, String element, String text) {
    int value = List.of("None", "Clockwise", "CounterClockwise").indexOf(text);
    return key(new Key(frame, index(bone), element, Math.max(0, value), text, LINEAR));
  }

  private SmallRig key(Key key) {
    animations.get(animations.size() - 1).keys.add(key);
    return this;
  }

  /**
   * Adds a style with textures of these names, side by side in the atlas from a row of pixels on.
   */
  SmallRig style(String name, int row, String... textures) {
    List<String> placed = new ArrayList<>();
    for (int i = 0; i < textures.length; i++) {
      placed.add(
          "{\"name\":\"%s\",\"offset\":%s,\"size\":%s,\"atlas_idx\":0}"
              .formatted(textures[i], pair(20 * i, row), pair(20 - 4 * i, 10 + 2 * i)));
    }
    styles.add(
        "{\"id\":%d,\"name\":\"%s\",\"textures\":%s}".formatted(styles.size(), name, list(placed)));
    return this;
  }

  SmallRig bakedIk() {
    bakedIk = true;
    return this;
  }

  SmallRig version(String written) {
    version = written;
    return this;
  }

  /** Returns the {@code armature.json}. */
  String json() {
    if (styles.isEmpty()) {
      style("Default", 0, "tex", "other");
    }
    return """
        {"version":"%s","baked_ik":%b,"img_format":"PNG",
        "bones":%s,
        "animations":%s,
        "atlases":[{"filename":"atlas0.png","size":{"x":64,"y":64}}],
        "styles":%s,
        "visuals":%s,
        "inverse_kinematics":%s,
        "physics":%s}
        """
        .formatted(
            version,
            bakedIk,
            list(numbered(bones.size(), i -> bone(i, bones.get(i)))),
            list(numbered(animations.size(), i -> animation(i, animations.get(i)))),
            list(styles),
            list(numbered(visuals.size(), i -> visual(visuals.get(i)))),
            list(families),
            list(physics));
  }

  /** Returns the file, with everything stored as it is: no packer's version shows. */
  byte[] skf() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      store(zip, "armature.json", json().getBytes(StandardCharsets.UTF_8));
      store(zip, "atlas0.png", ATLAS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void store(ZipOutputStream zip, String name, byte[] content) throws IOException {
    CRC32 crc = new CRC32();
    crc.update(content);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(crc.getValue());
    entry.setTimeLocal(LocalDateTime.of(2020, 1, 1, 0, 0));
    zip.putNextEntry(entry);
    zip.write(content);
    zip.closeEntry();
  }

  private static String bone(int id, Bone bone) {
    double[] s = bone.start;
    double[] i = bone.initial == null ? s : bone.initial;
    return ("{\"id\":%d,\"name\":\"%s\",\"parent_id\":%d,\"pos\":%s,\"scale\":%s,\"rot\":%s,"
            + "\"hidden\":%b,\"init_hidden\":%b,\"init_pos\":%s,\"init_rot\":%s,\"init_scale\":%s,"
            + "\"ik_family_id\":%d,\"physics_id\":%d,\"visuals_id\":%d}")
        .formatted(
            id,
            bone.name,
            bone.parent,
            pair(s[0], s[1]),
            pair(s[3], s[4]),
            number(s[2]),
            bone.hidden,
            bone.hidden,
            pair(i[0], i[1]),
            number(i[2]),
            pair(i[3], i[4]),
            bone.family,
            bone.physics,
            bone.visual);
  }

  private static String visual(Visual visual) {
    double[] p = visual.pivot;
    double[] t = visual.tint;
    String tint =
        "{\"r\":%s,\"g\":%s,\"b\":%s,\"a\":%s}"
            .formatted(number(t[0]), number(t[1]), number(t[2]), number(t[3]));
    String mesh =
        visual.vertices.isEmpty()
            ? ""
            : "\"vertices\":%s,\"indices\":[%s],\"binds\":%s,"
                .formatted(list(visual.vertices), visual.triangles, list(visual.binds));
    return ("{\"tex\":\"%s\",\"zindex\":%d,\"pivot_pos\":%s,\"pivot_rot\":%s,\"pivot_scale\":%s,"
            + "\"tint\":%s,%s\"init_tex\":\"%s\",\"init_zindex\":%d,\"init_tint\":%s}")
        .formatted(
            visual.texture,
            visual.z,
            pair(p[0], p[1]),
            number(p[2]),
            pair(p[3], p[4]),
            tint,
            mesh,
            visual.texture,
            visual.z,
            tint);
  }

  private static String animation(int id, Animation animation) {
    List<Key> keys = new ArrayList<>(animation.keys);
    keys.sort((a, b) -> Integer.compare(a.frame, b.frame));
    return "{\"name\":\"%s\",\"id\":%d,\"fps\":%d,\"keyframes\":%s}"
        .formatted(
            animation.name,
            id,
            animation.fps,
            list(numbered(keys.size(), i -> key(keys.get(i), next(keys, i)))));
  }

  private static int next(List<Key> keys, int from) {
    Key key = keys.get(from);
    for (int i = from + 1; i < keys.size(); i++) {
      Key later = keys.get(i);
      if (later.bone == key.bone && later.element.equals(key.element) && later.frame > key.frame) {
        return i;
      }
    }
    return -1;
  }

  private static String key(Key key, int next) {
    double[] e = key.ease;
    String text = key.text.isEmpty() ? "" : "\"value_str\":\"%s\",".formatted(key.text);
    return ("{\"frame\":%d,\"bone_id\":%d,\"element\":\"%s\",%s\"value\":%s,\"start_handle\":%s,"
            + "\"end_handle\":%s,\"next_kf\":%d,\"handle_preset\":\"Custom\"}")
        .formatted(
            key.frame,
            key.bone,
            key.element,
            text,
            number(key.value),
            pair(e[0], e[1]),
            pair(e[2], e[3]),
            next);
  }

  private static List<String> numbered(int count, java.util.function.IntFunction<String> part) {
    return java.util.stream.IntStream.range(0, count).mapToObj(part).toList();
  }

  private static String list(List<String> parts) {
    return parts.stream().collect(Collectors.joining(",\n", "[", "]"));
  }

  private static String pair(double x, double y) {
    return "{\"x\":" + number(x) + ",\"y\":" + number(y) + "}";
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%d", (long) value)
        : Double.toString(value);
  }
}
