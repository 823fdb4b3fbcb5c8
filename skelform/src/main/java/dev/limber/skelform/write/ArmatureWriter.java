package dev.limber.skelform.write;

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
 * Writes an armature as the {@code armature.json} of format 0.7 or 0.8, with the fields and their
 * order of its editor.
 *
 * <p>Ids are indices. The formats have no word for three things: the version that the file had, the
 * rules of other generations ({@link dev.limber.skelform.data.Ruleset}), and transitions from
 * before 0.4, which become the handles nearest to them.
 */
public final class ArmatureWriter {
  private final SkfVersion version;
  private final JsonWriter json;

  private ArmatureWriter(SkfVersion version, JsonWriter json) {
    this.version = version;
    this.json = json;
  }

  /** Writes an armature as one object, in the version that fits it. */
  public static void write(Armature armature, JsonWriter json) {
    write(armature, SkfVersion.of(armature), json);
  }

  /** Writes an armature as one object. */
  public static void write(Armature armature, SkfVersion version, JsonWriter json) {
    new ArmatureWriter(version, json).write(armature);
  }

  private void write(Armature armature) {
    json.beginObject();
    json.name("version").value(version.written());
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
        AnimationWriter.write(animation, json);
      }
      json.endArray();
    }
    json.name("atlases").beginArray();
    armature.atlases().forEach(this::atlas);
    json.endArray().name("styles").beginArray();
    armature.styles().forEach(this::style);
    json.endArray().name("visuals").beginArray();
    for (Visual visual : armature.visuals()) {
      VisualWriter.write(visual, version, json);
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
