package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads IK families. One that cannot be used stays as an empty one, so that the others keep their
 * numbers.
 */
final class FamilyReader {
  static final List<String> MODES = List.of("FABRIK", "Arc");
  static final List<String> CONSTRAINTS = List.of("None", "Clockwise", "CounterClockwise");

  private static final IkFamily EMPTY =
      new IkFamily(
          List.of(),
          -1,
          IkMode.FABRIK,
          IkMode.FABRIK,
          IkConstraint.NONE,
          IkConstraint.NONE,
          false,
          false);

  private final BoneTable bones;
  private final Reading reading;

  private FamilyReader(BoneTable bones, Reading reading) {
    this.bones = bones;
    this.reading = reading;
  }

  static List<IkFamily> read(Fields root, BoneTable bones, Reading reading) {
    FamilyReader reader = new FamilyReader(bones, reading);
    List<IkFamily> families = new ArrayList<>();
    for (Fields fields : root.objects("inverse_kinematics", Schema.FAMILY)) {
      families.add(fields == null ? EMPTY : reader.family(fields));
    }
    return families;
  }

  private IkFamily family(Fields fields) {
    List<Integer> chain = chain(fields);
    IkMode mode = mode(fields, "mode", IkMode.FABRIK);
    IkConstraint constraint = constraint(fields, "constraint", IkConstraint.NONE);
    boolean mimic = fields.flag("mimic_target", false);
    return new IkFamily(
        chain,
        chain.isEmpty() ? -1 : target(fields),
        mode,
        mode(fields, "init_mode", mode),
        constraint,
        constraint(fields, "init_constraint", constraint),
        mimic,
        fields.flag("init_mimic_target", mimic),
        !chain.isEmpty() && isSwitchedOff(chain.get(0)));
  }

  /**
   * The editor solves a chain unless its first bone says otherwise; the other bones do not count.
   */
  private boolean isSwitchedOff(int first) {
    Fields bone = bones.fields(first);
    boolean off = bone.flag(EditorMarks.IK_OFF, false);
    if (off) {
      String message = "switched off in the editor, so that the chain of this bone is not solved";
      reading.note("skf-ik-disabled", bone.at(EditorMarks.IK_OFF), message, "");
    }
    return off;
  }

  private List<Integer> chain(Fields fields) {
    JsonArray entries = fields.array("bone_ids");
    if (entries == null || entries.size() == 0) {
      return without(fields.at("bone_ids"), "the family has no bones");
    }
    reading.spend(Quota.CHAIN_BONES, entries.size(), entries);
    int[] ids = fields.integers("bone_ids", Integer.MIN_VALUE);
    List<Integer> chain = new ArrayList<>();
    Set<Integer> seen = new TreeSet<>();
    for (int i = 0; i < ids.length; i++) {
      int bone = bones.find(ids[i]);
      if (bone == BoneTable.MISSING) {
        return without(entries.get(i), "no bone has this id");
      }
      if (!seen.add(bone)) {
        return without(entries.get(i), "the bone " + bones.shown(bone) + " is in the chain twice");
      }
      chain.add(bone);
    }
    return chain;
  }

  private List<Integer> without(JsonValue at, String message) {
    reading.warning("skf-bad-family", at, message + "; the family does nothing", "");
    return List.of();
  }

  private int target(Fields fields) {
    int id = fields.integer("target_id", -1);
    int bone = id == -1 ? -1 : bones.find(id);
    if (id != -1 && bone == BoneTable.MISSING) {
      String message = "no bone has the id " + id + "; the family does nothing";
      reading.warning("skf-bad-target", fields.at("target_id"), message, "use -1 for no target");
    }
    return bone;
  }

  private IkMode mode(Fields fields, String name, IkMode ifAbsent) {
    String text = fields.text(name, "");
    IkMode mode = text.isEmpty() ? ifAbsent : IkMode.named(text);
    return mode != null ? mode : unknown(fields, name, text, IkMode.FABRIK, "FABRIK", MODES);
  }

  private IkConstraint constraint(Fields fields, String name, IkConstraint ifAbsent) {
    String text = fields.text(name, "");
    IkConstraint constraint = text.isEmpty() ? ifAbsent : IkConstraint.named(text);
    return constraint != null
        ? constraint
        : unknown(fields, name, text, IkConstraint.NONE, "None", CONSTRAINTS);
  }

  private <T> T unknown(
      Fields fields, String field, String text, T used, String usedName, List<String> names) {
    String message = "unknown " + field + ' ' + Excerpt.quoted(text) + "; " + usedName + " is used";
    reading.warning("skf-bad-family", fields.at(field), message, Nearest.hint(text, names));
    return used;
  }

  /** Returns the index of the family that a bone belongs to, -1 for none. */
  static int ofBone(Fields bone, int families, Reading reading) {
    int family = bone.integer("ik_family_id", -1);
    if (family >= -1 && family < families) {
      return family;
    }
    String message = "there is no IK family " + family + "; the file has " + families;
    reading.warning("skf-bad-family", bone.at("ik_family_id"), message, "use -1 for no family");
    return -1;
  }
}
