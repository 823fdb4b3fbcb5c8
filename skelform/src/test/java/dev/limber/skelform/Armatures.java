package dev.limber.skelform;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.ImageFormat;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.List;

/** Builds small armatures for tests, part by part. */
public final class Armatures {
  private final List<Bone> bones = new ArrayList<>();
  private final List<Visual> visuals = new ArrayList<>();
  private final List<IkFamily> families = new ArrayList<>();
  private final List<Physics> physics = new ArrayList<>();
  private final List<Animation> animations = new ArrayList<>();
  private final List<Texture> textures = new ArrayList<>();
  private Ruleset ruleset = Ruleset.BOTH_SEGMENTS;
  private boolean bakedIk;

  /** Adds a bone named "bone" and its index. */
  public Armatures bone(int parent, double x, double y, double rot, double scaleX, double scaleY) {
    Transform transform = new Transform(x, y, rot, scaleX, scaleY);
    return bone("bone" + bones.size(), parent, transform);
  }

  public Armatures bone(int parent, double x, double y) {
    return bone(parent, x, y, 0, 1, 1);
  }

  public Armatures bone(String name, int parent, Transform transform) {
    bones.add(new Bone(name, parent, transform, transform, false, false, -1, -1, -1));
    return this;
  }

  /** Adds a plain visual with texture "tex" to a bone. */
  public Armatures visual(int bone, int zindex) {
    return visual(bone, zindex, Pivot.CENTRE, null);
  }

  public Armatures visual(int bone, int zindex, Pivot pivot, Mesh mesh) {
    Bone b = bones.get(bone);
    bones.set(
        bone,
        new Bone(
            b.name(),
            b.parent(),
            b.start(),
            b.initial(),
            b.hidden(),
            b.initialHidden(),
            b.family(),
            visuals.size(),
            b.physics()));
    visuals.add(
        new Visual(bone, "tex", "tex", zindex, zindex, Rgba.WHITE, Rgba.WHITE, pivot, mesh));
    return this;
  }

  public Armatures family(IkFamily family) {
    for (int bone : family.bones()) {
      Bone b = bones.get(bone);
      bones.set(
          bone,
          new Bone(
              b.name(),
              b.parent(),
              b.start(),
              b.initial(),
              b.hidden(),
              b.initialHidden(),
              families.size(),
              b.visual(),
              b.physics()));
    }
    families.add(family);
    return this;
  }

  public Armatures physics(Physics entry) {
    Bone b = bones.get(entry.bone());
    bones.set(
        entry.bone(),
        new Bone(
            b.name(),
            b.parent(),
            b.start(),
            b.initial(),
            b.hidden(),
            b.initialHidden(),
            b.family(),
            b.visual(),
            physics.size()));
    physics.add(entry);
    return this;
  }

  public Armatures animation(Animation animation) {
    animations.add(animation);
    return this;
  }

  /** Gives the armature a style with textures of one pixel. */
  public Armatures textures(String... names) {
    for (String name : names) {
      textures.add(new Texture(name, 0, 0, 1, 1, 0));
    }
    return this;
  }

  public Armatures ruleset(Ruleset rules) {
    ruleset = rules;
    return this;
  }

  public Armatures bakedIk() {
    bakedIk = true;
    return this;
  }

  public Armature build() {
    return new Armature(
        new Armature.Parts(
            "0.7.0",
            Generation.V0_7,
            ruleset,
            bakedIk,
            ImageFormat.PNG,
            bones,
            visuals,
            families,
            physics,
            animations,
            textures.isEmpty() ? List.of() : List.of(new Style(0, "Default", textures)),
            textures.isEmpty() ? List.of() : List.of(new Atlas("atlas0.png", 1, 1))));
  }
}
