package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Generation;
import java.util.List;

/**
 * Tells the generation of a tree by its fields.
 *
 * <p>The version string decides only between shapes that do not differ in this file, because
 * development builds wrote new shapes under old numbers.
 */
final class GenerationDetector {
  private final JsonObject root;
  private final Diagnostics diagnostics;
  private final VersionHint version;
  private final List<JsonObject> bones;
  private final List<JsonObject> keyframes;

  private GenerationDetector(JsonObject root, Diagnostics diagnostics) {
    this.root = root;
    this.diagnostics = diagnostics;
    this.version = VersionHint.of(JsonTree.text(root, "version"));
    this.bones = JsonTree.objects(root, "bones");
    this.keyframes = JsonTree.keyframes(root);
  }

  /**
   * Returns the generation.
   *
   * @throws dev.limber.core.diagnostics.LimberException if this is no armature, or one of the
   *     development shapes before 0.2 that no release ever wrote
   */
  static Generation detect(JsonObject root, Diagnostics diagnostics) {
    if (!root.has("bones")) {
      return nested(root, diagnostics);
    }
    GenerationDetector flat = new GenerationDetector(root, diagnostics);
    flat.refuseDevelopment(root);
    return flat.hasArrays() ? flat.withArrays() : flat.onBones();
  }

  private static Generation nested(JsonObject root, Diagnostics diagnostics) {
    if (!root.has("armature") && !root.has("armatures")) {
      throw diagnostics.fatal(
          "skf-not-skelform",
          root.place(),
          "there are no bones here, neither in \"bones\" nor in \"armature\"",
          "is this the armature.json of a SkelForm file?");
    }
    JsonObject armature = UpgradeBefore02.armatureOf(root, diagnostics);
    GenerationDetector inner = new GenerationDetector(armature, diagnostics);
    inner.refuseDevelopment(root);
    if (root.has("version")) {
      throw inner.development();
    }
    return Generation.BEFORE_0_2;
  }

  private void refuseDevelopment(JsonObject outer) {
    if (JsonTree.hasAny(root, "_name", "ik_families")
        || JsonTree.hasAny(outer, "_name", "ik_families")
        || anyOf(bones, "_name", "style_ids")
        || anyOf(keyframes, "_element")) {
      throw development();
    }
  }

  private RuntimeException development() {
    return diagnostics.fatal(
        "skf-old-development",
        root.place(),
        "this shape comes from a development build before 0.2.0; no release wrote or reads it",
        "open it in the build that wrote it, or make it again in a released editor");
  }

  private boolean hasArrays() {
    return JsonTree.hasAny(root, "visuals", "inverse_kinematics", "physics")
        || anyOf(bones, "visuals_id", "physics_id");
  }

  /** 0.5.3 to 0.8: visuals, families and physics have arrays of their own. */
  private Generation withArrays() {
    if (anyOf(JsonTree.objects(root, "visuals"), "pivot_scale")
        || anyOf(JsonTree.objects(root, "inverse_kinematics"), "mimic_target", "init_mimic_target")
        || anyOf(bones, "ik_family_name")) {
      return newest();
    }
    if (JsonTree.has(root, "ik_root_ids")
        || anyOf(bones, "ik_bone_ids", "has_physics", "phys_global_pos", "phys_global_rot")) {
      return Generation.V0_5_3;
    }
    if (version.isFrom(7)) {
      return newest();
    }
    return version.is(5) ? Generation.V0_5_3 : Generation.V0_6;
  }

  /** 0.2 to 0.5: everything hangs on the bones. */
  private Generation onBones() {
    if (isNumbered()) {
      boolean third =
          JsonTree.hasAny(root, "baked_ik", "img_format", "clear_color")
              || anyOf(bones, "tint", "init_tint")
              || version.is(3);
      return third ? Generation.V0_3 : Generation.V0_2;
    }
    if (anyOf(keyframes, "next_kf")) {
      return Generation.V0_5;
    }
    if (anyOf(bones, "phys_rot_resistance", "phys_pos_elasticity")) {
      return Generation.V0_4;
    }
    if (version.isFrom(6) && !anyOf(bones, "tex", "ik_bone_ids")) {
      // Nothing but bones: the shapes do not differ.
      return version.isFrom(7) ? newest() : Generation.V0_6;
    }
    if (version.known()) {
      return version.isFrom(5) ? Generation.V0_5 : Generation.V0_4;
    }
    boolean livePhysics =
        anyOf(bones, "phys_sway", "phys_rot_damping", "phys_pos_damping", "phys_scale_damping");
    return livePhysics ? Generation.V0_5 : Generation.V0_4;
  }

  /** 0.2 and 0.3: elements are numbers, transitions instead of handles. */
  private boolean isNumbered() {
    if (anyOf(keyframes, "start_handle", "end_handle", "is_snap", "handle_preset", "next_kf")) {
      return false;
    }
    if (anyOf(keyframes, "transition")) {
      return true;
    }
    if (anyNumber(keyframes, "element")) {
      // Development files of 0.4 still number their elements, and may have no handles yet.
      return !version.is(4);
    }
    if (anyOf(bones, "ik_constraint_str", "ik_mode_str", "is_hidden")
        || anyNumber(bones, "ik_constraint")) {
      return true;
    }
    return version.is(2) || version.is(3);
  }

  /** 0.7 and 0.8 have the same shape. */
  private Generation newest() {
    noteNewer();
    return version.isFrom(8) ? Generation.V0_8 : Generation.V0_7;
  }

  private void noteNewer() {
    JsonValue written = root.get("version");
    if (version.isFrom(9) && written != null) {
      String name = Excerpt.quoted(JsonTree.text(root, "version"));
      diagnostics.note(
          "skf-newer-version",
          written.place(),
          "the version " + name + " is newer than 0.8, the newest that is known here",
          "what is new in it is ignored");
    }
  }

  private static boolean anyOf(List<JsonObject> objects, String... names) {
    for (JsonObject object : objects) {
      if (JsonTree.hasAny(object, names)) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyNumber(List<JsonObject> objects, String name) {
    for (JsonObject object : objects) {
      if (object.get(name) instanceof JsonNumber) {
        return true;
      }
    }
    return false;
  }
}
