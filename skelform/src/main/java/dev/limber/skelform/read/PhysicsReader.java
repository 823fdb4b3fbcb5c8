package dev.limber.skelform.read;

import dev.limber.skelform.data.Physics;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads physics entries; each belongs to the first bone that asks for it. They keep their numbers,
 * also those that no bone asks for.
 */
final class PhysicsReader {
  /** Stands for an entry that cannot be used, so that the others keep their numbers. */
  private static final Physics UNUSABLE = new Physics(-1, 0, 0, 0, 0, 0, 0, 0, Physics.State.ZERO);

  private PhysicsReader() {}

  /** Fills {@code ofBone} with the index of each bone's entry, -1 for none. */
  static List<Physics> read(Fields root, BoneTable bones, int[] ofBone, Reading reading) {
    List<@Nullable Fields> entries = root.objects("physics", Schema.PHYSICS);
    BoneOwners owners = BoneOwners.find(bones, "physics_id", entries, "physics entry", reading);
    List<Physics> physics = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Fields fields = entries.get(i);
      physics.add(fields == null ? UNUSABLE : entry(fields, owners.owner(i)));
    }
    for (int b = 0; b < bones.size(); b++) {
      int asked = owners.asked(b);
      boolean first = asked >= 0 && owners.owner(asked) == b;
      ofBone[b] = first ? asked : -1;
      if (asked >= 0 && !first) {
        String message =
            "the bone " + bones.shown(owners.owner(asked)) + " has this entry; the bone has none";
        reading.warning("skf-shared-physics", bones.fields(b).at("physics_id"), message, "");
      }
    }
    return physics;
  }

  private static Physics entry(Fields fields, int bone) {
    Vec2 position = fields.pair("global_pos", Vec2.ZERO);
    Vec2 scale = fields.pair("global_scale", Vec2.ZERO);
    Physics.State start =
        new Physics.State(
            position.x(),
            position.y(),
            fields.number("global_rot", 0),
            scale.x(),
            scale.y(),
            fields.number("global_orbit", 0),
            fields.number("global_orbit_diff", 0),
            fields.number("global_orbit_vel", 0));
    return new Physics(
        bone,
        fields.number("pos_damping", 0),
        fields.number("pos_ratio", 0),
        fields.number("rot_damping", 0),
        fields.number("sway", 0),
        fields.number("rot_bounce", 0),
        fields.number("scale_damping", 0),
        fields.number("scale_ratio", 0),
        start);
  }
}
