package dev.limber.skelform.samples;

import dev.limber.skelform.data.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A character in no generation's words: bones go by name, pictures sit beside their bone, keyframes
 * hold the values themselves.
 */
record SampleRig(List<Bone> bones, List<Family> families, List<Physics> physics, List<Clip> clips) {

  record Bone(
      String name,
      String parent,
      double x,
      double y,
      double rotation,
      double scale,
      boolean mirrored,
      boolean hidden,
      Picture picture) {
    Bone(String name, String parent, double x, double y, double rotation) {
      this(name, parent, x, y, rotation, 1, false, false, null);
    }

    Bone showing(Picture shown) {
      return new Bone(name, parent, x, y, rotation, scale, mirrored, hidden, shown);
    }

    Bone scaled(double factor) {
      return new Bone(name, parent, x, y, rotation, factor, mirrored, hidden, picture);
    }

    Bone hide() {
      return new Bone(name, parent, x, y, rotation, scale, mirrored, true, picture);
    }

    /** Returns the bone with its y axis, and that of all that hangs on it, the other way round. */
    Bone mirror() {
      return new Bone(name, parent, x, y, rotation, scale, !mirrored, hidden, picture);
    }

    /** Returns the bone as it has to be in a mirrored parent to stand where it stood. */
    Bone opposite() {
      return new Bone(name, parent, x, -y, -rotation, scale, mirrored, hidden, picture);
    }

    double scaleY() {
      return mirrored ? -scale : scale;
    }
  }

  /** What a bone shows. The offset from the bone is in texture pixels. */
  record Picture(
      String texture, int z, double x, double y, double rotation, double[] tint, Mesh mesh) {
    Picture(String texture, int z, double x, double y) {
      this(texture, z, x, y, 0, null, null);
    }

    Picture tinted(double... rgba) {
      return new Picture(texture, z, x, y, rotation, rgba, mesh);
    }

    boolean isOffset() {
      return x != 0 || y != 0 || rotation != 0;
    }
  }

  record Mesh(List<Vertex> vertices, int[] indices, List<Bind> binds) {}

  record Vertex(double x, double y, double u, double v) {}

  record Bind(String bone, boolean path, int[] vertices, double[] weights) {}

  /** An IK chain; with {@code mimic} its last bone turns like the target. */
  record Family(
      String name,
      List<String> bones,
      String target,
      String mode,
      String constraint,
      boolean mimic) {}

  record Physics(
      String bone,
      double positionDamping,
      double positionRatio,
      double rotationDamping,
      double sway,
      double bounce,
      double restX,
      double restY,
      double restOrbit) {
    boolean isOfRotation() {
      return rotationDamping > 0 || sway > 0;
    }
  }

  record Clip(String name, int fps, List<Keyed> keys) {
    /** Returns the clip with its keys sorted by frame, as editors write them. */
    Clip sorted() {
      List<Keyed> sorted = new ArrayList<>(keys);
      sorted.sort((a, b) -> Integer.compare(a.frame, b.frame));
      return new Clip(name, fps, sorted);
    }
  }

  record Keyed(String bone, Element element, int frame, double value, String text, Ease ease) {
    Keyed on(String otherBone) {
      return new Keyed(otherBone, element, frame, value, text, ease);
    }

    Keyed opposite() {
      return new Keyed(bone, element, frame, -value, text, ease);
    }
  }

  /** The editor's presets and the handles that it writes for them. */
  enum Ease {
    LINEAR("Linear", 0.33333334, 0.33333334, 0.6666667, 0.6666667),
    SINE_IN("SineIn", 0.5, 0, 1, 1),
    SINE_OUT("SineOut", 0.33333334, 1, 0.6666667, 1),
    SINE_IN_OUT("SineInOut", 0.5, 0, 0.5, 1),
    SNAP("Snap", 999, 999, 999, 999),
    /** Made before there were handles: nearly half of the keyframes in real files. */
    ZERO("Linear", 0, 0, 0, 0);

    final String preset;
    final double startX;
    final double startY;
    final double endX;
    final double endY;

    Ease(String preset, double startX, double startY, double endX, double endY) {
      this.preset = preset;
      this.startX = startX;
      this.startY = startY;
      this.endX = endX;
      this.endY = endY;
    }

    /** Returns the name before 0.4, which knew no others. */
    String transition() {
      return this == SINE_IN || this == SINE_OUT ? preset : "Linear";
    }
  }

  int index(String bone) {
    for (int i = 0; i < bones.size(); i++) {
      if (bones.get(i).name.equals(bone)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no bone " + bone);
  }

  /** Returns the index of the family that a bone belongs to, -1 for none. */
  int familyOf(String bone) {
    for (int f = 0; f < families.size(); f++) {
      if (families.get(f).bones.contains(bone)) {
        return f;
      }
    }
    return -1;
  }

  /** Returns the physics of a bone, or null. */
  Physics physicsOf(String bone) {
    int index = physicsIndex(bone);
    return index < 0 ? null : physics.get(index);
  }

  /** Returns the index of a bone's physics, -1 for none. */
  int physicsIndex(String bone) {
    for (int i = 0; i < physics.size(); i++) {
      if (physics.get(i).bone.equals(bone)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns the same character for editors without pivots: a picture beside its bone gets a bone of
   * its own. One at the end of a chain that mimics its target hangs on the target instead, which
   * comes to the same.
   */
  SampleRig withPictureBones() {
    List<Bone> all = new ArrayList<>();
    List<Bone> added = new ArrayList<>();
    Map<String, String> shownBy = new HashMap<>();
    for (Bone bone : bones) {
      Picture p = bone.picture;
      if (p == null || !p.isOffset()) {
        all.add(bone);
        continue;
      }
      String name = bone.name + " Texture";
      Picture centred = new Picture(p.texture, p.z, 0, 0, 0, p.tint, p.mesh);
      added.add(new Bone(name, holder(bone.name), p.x, p.y, p.rotation).showing(centred));
      all.add(bone.showing(null));
      shownBy.put(bone.name, name);
    }
    all.addAll(added);
    List<Family> plain = new ArrayList<>();
    for (Family f : families) {
      plain.add(new Family(f.name, f.bones, f.target, f.mode, f.constraint, false));
    }
    List<Clip> moved = new ArrayList<>();
    for (Clip clip : clips) {
      List<Keyed> keys = new ArrayList<>();
      for (Keyed key : clip.keys) {
        boolean ofPicture = isOfPicture(key.element) && shownBy.containsKey(key.bone);
        keys.add(ofPicture ? key.on(shownBy.get(key.bone)) : key);
      }
      moved.add(new Clip(clip.name, clip.fps, keys));
    }
    return new SampleRig(all, plain, physics, moved);
  }

  /**
   * Returns the same character with a limb of two bones mirrored, as an editor's mirror command
   * leaves it: by the rules of 0.8 its bones stand where they stood, and pictures are mirrored.
   */
  SampleRig withMirroredLimb(String upper, String lower) {
    List<Bone> all = new ArrayList<>();
    for (Bone bone : bones) {
      boolean isLower = bone.name.equals(lower);
      all.add(bone.name.equals(upper) ? bone.mirror() : isLower ? bone.opposite() : bone);
    }
    List<Clip> turned = new ArrayList<>();
    for (Clip clip : clips) {
      List<Keyed> keys = new ArrayList<>();
      for (Keyed key : clip.keys) {
        boolean opposite =
            key.bone.equals(lower)
                && (key.element == Element.ROTATION || key.element == Element.POSITION_Y);
        keys.add(opposite ? key.opposite() : key);
      }
      turned.add(new Clip(clip.name, clip.fps, keys));
    }
    return new SampleRig(all, families, physics, turned);
  }

  private String holder(String bone) {
    for (Family family : families) {
      if (family.mimic && family.bones.get(family.bones.size() - 1).equals(bone)) {
        return family.target;
      }
    }
    return bone;
  }

  static boolean isOfPicture(Element element) {
    return switch (element) {
      case ZINDEX, TEXTURE, TINT_R, TINT_G, TINT_B, TINT_A -> true;
      default -> false;
    };
  }
}
