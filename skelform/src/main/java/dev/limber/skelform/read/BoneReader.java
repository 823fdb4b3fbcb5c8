package dev.limber.skelform.read;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Transform;
import java.util.ArrayList;
import java.util.List;

/** Reads bones: their order first, then their values. */
final class BoneReader {
  private BoneReader() {}

  /**
   * Reads which bones there are and puts parents first.
   *
   * @throws dev.limber.core.diagnostics.LimberException if there is no list of bones, it is too
   *     long, or it has a cycle
   */
  static BoneTable readTable(Fields root, Reading reading) {
    JsonValue bones = root.json().get("bones");
    if (!(bones instanceof JsonArray array)) {
      String message =
          bones == null
              ? "\"bones\" is missing"
              : "expected an array of bones but found " + Fields.found(bones);
      throw reading.fatal("skf-no-bones", root.at("bones"), message, "");
    }
    reading.spend(Quota.BONES, array.size(), array);
    List<Fields> usable = new ArrayList<>();
    for (Fields bone : root.objects("bones", Schema.BONE)) {
      if (bone != null) {
        usable.add(bone);
      }
    }
    return BoneOrder.of(usable, reading);
  }

  /** Reads a bone whose visual, family and physics are already known. */
  static Bone read(BoneTable table, int index, int family, int visual, int physics) {
    Fields bone = table.fields(index);
    Transform start =
        transform(bone.pair("pos", Vec2.ZERO), bone.number("rot", 0), bone.pair("scale", Vec2.ONE));
    Transform initial =
        transform(
            bone.pair("init_pos", new Vec2(start.x(), start.y())),
            bone.number("init_rot", start.rotation()),
            bone.pair("init_scale", new Vec2(start.scaleX(), start.scaleY())));
    return new Bone(
        bone.text("name", ""),
        table.parent(index),
        start,
        initial,
        bone.flag("hidden", false),
        bone.flag("init_hidden", false),
        family,
        visual,
        physics);
  }

  private static Transform transform(Vec2 position, double rotation, Vec2 scale) {
    return new Transform(position.x(), position.y(), rotation, scale.x(), scale.y());
  }
}
