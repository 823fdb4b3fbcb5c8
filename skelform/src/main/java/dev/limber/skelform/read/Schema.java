package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Nearest;
import java.util.ArrayList;
import java.util.List;

/**
 * The kinds of object in a 0.7 tree and the fields they have.
 *
 * <p>Editors leave other things behind, which mean nothing to a player and are passed over in
 * silence: see {@link #isLeftover}.
 */
final class Schema {
  static final Schema ROOT =
      new Schema(
          "the armature",
          "version baked_ik img_format clear_color bones animations atlases styles visuals"
              + " inverse_kinematics physics",
          "ik_root_ids texture_size");
  static final Schema BONE =
      new Schema(
          "a bone",
          "id name parent_id pos rot scale init_pos init_rot init_scale hidden init_hidden"
              + " ik_family_id visuals_id physics_id",
          "tex tex_idx tex_set_idx init_tex zindex init_zindex tint init_tint vertices indices"
              + " binds pivot has_physics is_hidden init_is_hidden");
  static final Schema VISUAL =
      new Schema(
          "a visual",
          "tex zindex tint init_tex init_zindex init_tint pivot_pos pivot_rot pivot_scale vertices"
              + " indices binds",
          "id init_pivot_pos init_pivot_rot init_pivot_scale");
  static final Schema VERTEX = new Schema("a vertex", "id pos uv init_pos", "");
  static final Schema BIND = new Schema("a bind", "bone_id is_path verts", "id");
  static final Schema BIND_VERTEX = new Schema("a bind's vertex", "id weight", "");
  static final Schema FAMILY =
      new Schema(
          "an IK family",
          "bone_ids target_id mode constraint mimic_target init_mode init_constraint"
              + " init_mimic_target",
          "id family_id name");
  static final Schema PHYSICS =
      new Schema(
          "a physics entry",
          "global_pos pos_damping pos_ratio global_rot rot_damping sway rot_bounce global_orbit"
              + " global_orbit_diff global_orbit_vel global_scale scale_damping scale_ratio",
          "id");
  static final Schema ANIMATION = new Schema("an animation", "name id fps keyframes", "");
  static final Schema KEYFRAME =
      new Schema(
          "a keyframe",
          "frame bone_id element value value_str start_handle end_handle next_kf",
          "handle_preset element_id element_str is_snap transition vert_id");
  static final Schema ATLAS = new Schema("an atlas", "filename size", "");
  static final Schema STYLE = new Schema("a style", "id name textures active", "");
  static final Schema TEXTURE = new Schema("a texture", "name offset size atlas_idx", "");

  private final String label;
  private final List<String> fields;
  private final List<String> leftovers;

  private Schema(String label, String fields, String leftovers) {
    this.label = label;
    this.fields = words(fields);
    this.leftovers = words(leftovers);
  }

  /** Not String.split: that would carry the whole regex engine into the browser. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int space = text.indexOf(' ', from);
      int to = space < 0 ? text.length() : space;
      words.add(text.substring(from, to));
      from = to + 1;
    }
    return words;
  }

  /** Returns the words for one such object. */
  String label() {
    return label;
  }

  boolean knows(String name) {
    return fields.contains(name) || isLeftover(name);
  }

  /** Tells whether editors are known to write this field although no runtime reads it. */
  private boolean isLeftover(String name) {
    if (name.endsWith("_comment") || leftovers.contains(name)) {
      return true;
    }
    boolean moved = name.startsWith("phys_") || name.startsWith("pivot_");
    return this == BONE && (moved || name.startsWith("ik_") || name.startsWith("init_ik_"));
  }

  /** Returns what a value of the wrong type costs; empty if its default is used instead. */
  String cost() {
    if (this == KEYFRAME) {
      return "the keyframe is left out";
    }
    return this == BIND_VERTEX ? "it is left out of the bind" : "";
  }

  String hint(String name) {
    return Nearest.hint(name, fields);
  }
}
