package dev.limber.cli.dump;

import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;

/**
 * A whole armature as one line of JSON: the {@code armature.json} that the editor of 0.7 would
 * write, with its fields in its order. Ids are indices. What 0.7 has no words for is in the
 * module's README.
 */
final class ArmatureJson {
  /** Says the layout; the editor that wrote the file may have been another. */
  private static final String VERSION = "0.7.0";

  private final StringBuilder text = new StringBuilder();
  private final JsonWriter json = new JsonWriter(text);

  private ArmatureJson() {}

  /** Returns the line, without its end. */
  static String of(Armature armature) {
    ArmatureJson writer = new ArmatureJson();
    writer.write(armature);
    return writer.text.toString();
  }

  private void write(Armature armature) {
    json.beginObject();
    json.name("version").value(VERSION);
    json.name("baked_ik").value(armature.bakedIk());
    json.name("img_format").value(armature.imageFormat().name());
    Rgba clear = armature.imageFormat().clearColor();
    if (clear != null) {
      clearColour(clear);
    }
    json.name("bones").beginArray();
    for (int i = 0; i < armature.bones().size(); i++) {
      bone(i, armature.bones().get(i));
    }
    json.endArray();
    if (!armature.animations().isEmpty()) {
      json.name("animations").beginArray();
      for (Animation animation : armature.animations()) {
        AnimationJson.write(animation, json);
      }
      json.endArray();
    }
    json.name("atlases").beginArray();
    armature.atlases().forEach(this::atlas);
    json.endArray().name("styles").beginArray();
    armature.styles().forEach(this::style);
    json.endArray().name("visuals").beginArray();
    for (Visual visual : armature.visuals()) {
      VisualJson.write(visual, json);
    }
    json.endArray().name("inverse_kinematics").beginArray();
    for (int i = 0; i < armature.families().size(); i++) {
      family(i, armature.families().get(i));
    }
    json.endArray().name("physics").beginArray();
    armature.physics().forEach(this::physics);
    json.endArray().endObject();
  }

  private void clearColour(Rgba colour) {
    json.name("clear_color").beginObject();
    json.name("r").value(outOf255(colour.r()));
    json.name("g").value(outOf255(colour.g()));
    json.name("b").value(outOf255(colour.b()));
    json.name("a").value(outOf255(colour.a()));
    json.endObject();
  }

  /** Files have whole numbers here; multiplying alone would miss some by the last bit. */
  private static double outOf255(double part) {
    double whole = Math.rint(part * 255);
    return whole / 255 == part ? whole : part * 255;
  }

  private void bone(int id, Bone bone) {
    Transform start = bone.start();
    Transform initial = bone.initial();
    json.beginObject();
    json.name("id").value(id);
    json.name("name").value(bone.name());
    json.name("parent_id").value(bone.parent());
    pair(json, "pos", start.x(), start.y());
    pair(json, "scale", start.scaleX(), start.scaleY());
    json.name("rot").value(start.rotation());
    ifTrue("hidden", bone.hidden());
    ifTrue("init_hidden", bone.initialHidden());
    pair(json, "init_pos", initial.x(), initial.y());
    json.name("init_rot").value(initial.rotation());
    pair(json, "init_scale", initial.scaleX(), initial.scaleY());
    json.name("ik_family_id").value(bone.family());
    json.name("physics_id").value(bone.physics());
    json.name("visuals_id").value(bone.visual());
    json.endObject();
  }

  private void ifTrue(String name, boolean value) {
    if (value) {
      json.name(name).value(true);
    }
  }

  private void atlas(Atlas atlas) {
    json.beginObject();
    json.name("filename").value(atlas.filename());
    pair(json, "size", atlas.width(), atlas.height());
    json.endObject();
  }

  private void style(Style style) {
    json.beginObject();
    json.name("id").value(style.id());
    json.name("name").value(style.name());
    json.name("textures").beginArray();
    for (Texture texture : style.textures()) {
      json.beginObject();
      json.name("name").value(texture.name());
      pair(json, "offset", texture.x(), texture.y());
      pair(json, "size", texture.width(), texture.height());
      json.name("atlas_idx").value(texture.atlas());
      json.endObject();
    }
    json.endArray().endObject();
  }

  private void family(int id, IkFamily family) {
    json.beginObject();
    json.name("id").value(id);
    json.name("constraint").value(family.constraint().specName());
    json.name("mode").value(family.mode().specName());
    json.name("target_id").value(family.target());
    json.name("bone_ids").beginArray();
    for (int bone : family.bones()) {
      json.value(bone);
    }
    json.endArray();
    json.name("init_constraint").value(family.initialConstraint().specName());
    json.name("init_mode").value(family.initialMode().specName());
    ifTrue("mimic_target", family.mimicTarget());
    if (family.mimicTarget() || family.initialMimicTarget()) {
      // Left out it would mean the same as mimic_target.
      json.name("init_mimic_target").value(family.initialMimicTarget());
    }
    json.endObject();
  }

  /** Writes the groups that are in use, as the editor does: absent fields are 0. */
  private void physics(Physics p) {
    Physics.State s = p.start();
    json.beginObject();
    if (isUsed(s.x(), s.y(), p.positionDamping(), p.positionRatio())) {
      pair(json, "global_pos", s.x(), s.y());
      json.name("pos_damping").value(p.positionDamping());
      json.name("pos_ratio").value(p.positionRatio());
    }
    boolean orbits = isUsed(s.orbit(), s.orbitDifference(), s.orbitVelocity());
    if (orbits || isUsed(s.rotation(), p.rotationDamping(), p.sway(), p.bounce())) {
      json.name("global_rot").value(s.rotation());
      json.name("rot_damping").value(p.rotationDamping());
      json.name("global_orbit").value(s.orbit());
      json.name("global_orbit_diff").value(s.orbitDifference());
      json.name("global_orbit_vel").value(s.orbitVelocity());
      json.name("sway").value(p.sway());
      json.name("rot_bounce").value(p.bounce());
    }
    if (isUsed(s.scaleX(), s.scaleY(), p.scaleDamping(), p.scaleRatio())) {
      pair(json, "global_scale", s.scaleX(), s.scaleY());
      json.name("scale_damping").value(p.scaleDamping());
      json.name("scale_ratio").value(p.scaleRatio());
    }
    json.endObject();
  }

  /** Tells whether any value says something; -0 does, so that it reads back as it was. */
  private static boolean isUsed(double... values) {
    for (double value : values) {
      if (Double.compare(value, 0) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Writes a pair of numbers as files have it. */
  static void pair(JsonWriter json, String name, double x, double y) {
    json.name(name).beginObject().name("x").value(x).name("y").value(y).endObject();
  }
}
