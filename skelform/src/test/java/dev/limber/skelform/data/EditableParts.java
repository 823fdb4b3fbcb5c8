package dev.limber.skelform.data;

import java.util.ArrayList;
import java.util.List;

/** The parts of an armature, open for changes: what the builder of the tests has no word for. */
public final class EditableParts {
  public final List<Bone> bones;
  public final List<Visual> visuals;
  public final List<IkFamily> families;
  public final List<Physics> physics;
  public final List<Animation> animations;
  public final List<Style> styles;
  public final List<Atlas> atlases;
  private final Armature.Parts parts;

  public EditableParts(Armature armature) {
    parts = armature.parts();
    bones = new ArrayList<>(parts.bones());
    visuals = new ArrayList<>(parts.visuals());
    families = new ArrayList<>(parts.families());
    physics = new ArrayList<>(parts.physics());
    animations = new ArrayList<>(parts.animations());
    styles = new ArrayList<>(parts.styles());
    atlases = new ArrayList<>(parts.atlases());
  }

  /** Lets a bone start elsewhere than where it goes back to. */
  public EditableParts start(int bone, Transform start, boolean hidden) {
    Bone b = bones.get(bone);
    bones.set(
        bone,
        new Bone(
            b.name(),
            b.parent(),
            start,
            b.initial(),
            hidden,
            b.initialHidden(),
            b.family(),
            b.visual(),
            b.physics()));
    return this;
  }

  public EditableParts bone(int bone, int parent, int family, int visual, int physicsEntry) {
    Bone b = bones.get(bone);
    bones.set(
        bone,
        new Bone(
            b.name(),
            parent,
            b.start(),
            b.initial(),
            b.hidden(),
            b.initialHidden(),
            family,
            visual,
            physicsEntry));
    return this;
  }

  public EditableParts texture(int visual, String texture) {
    Visual v = visuals.get(visual);
    visuals.set(
        visual,
        new Visual(
            v.bone(),
            texture,
            texture,
            v.zindex(),
            v.initialZindex(),
            v.tint(),
            v.initialTint(),
            v.pivot(),
            v.mesh()));
    return this;
  }

  public EditableParts style(String name, Texture... textures) {
    styles.add(new Style(styles.size(), name, List.of(textures)));
    return this;
  }

  public EditableParts atlas(int width, int height) {
    atlases.add(new Atlas("atlas" + atlases.size() + ".png", width, height));
    return this;
  }

  public Armature build() {
    return new Armature(
        new Armature.Parts(
            parts.version(),
            parts.generation(),
            parts.ruleset(),
            parts.bakedIk(),
            parts.imageFormat(),
            bones,
            visuals,
            families,
            physics,
            animations,
            styles,
            atlases));
  }
}
