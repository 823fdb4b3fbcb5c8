package dev.limber.skelform.read;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads visuals. They keep their numbers, also those that no bone shows; a visual that several
 * bones ask for is copied at the end, so that each bone has its own.
 */
final class VisualReader {
  /** Stands for a visual that cannot be used, so that the others keep their numbers. */
  private static final Visual UNUSABLE =
      new Visual(-1, "", "", 0, -1, Rgba.WHITE, Rgba.WHITE, Pivot.CENTRE, null);

  private final BoneTable bones;
  private final TextureTable textures;
  private final Reading reading;
  private final List<Visual> visuals = new ArrayList<>();

  private VisualReader(BoneTable bones, TextureTable textures, Reading reading) {
    this.bones = bones;
    this.textures = textures;
    this.reading = reading;
  }

  /** Fills {@code ofBone} with the index of each bone's visual, -1 for none. */
  static List<Visual> read(
      Fields root, BoneTable bones, TextureTable textures, int[] ofBone, Reading reading) {
    VisualReader reader = new VisualReader(bones, textures, reading);
    List<@Nullable Fields> entries = root.objects("visuals", Schema.VISUAL);
    BoneOwners owners = BoneOwners.find(bones, "visuals_id", entries, "visual", reading);
    for (int i = 0; i < entries.size(); i++) {
      Fields fields = entries.get(i);
      reader.visuals.add(fields == null ? UNUSABLE : reader.visual(fields, owners.owner(i)));
    }
    for (int b = 0; b < bones.size(); b++) {
      int asked = owners.asked(b);
      boolean shared = asked >= 0 && owners.owner(asked) != b;
      ofBone[b] = asked < 0 ? -1 : shared ? reader.copy(asked, b) : asked;
    }
    return reader.visuals;
  }

  private int copy(int original, int bone) {
    Visual v = visuals.get(original);
    Fields fields = bones.fields(bone);
    String message = "the bone " + bones.shown(v.bone()) + " shows this visual too; it is copied";
    reading.warning("skf-shared-visual", fields.at("visuals_id"), message, "");
    Mesh mesh = v.mesh();
    if (mesh != null) {
      MeshReader.spend(mesh, fields.json(), reading);
    }
    visuals.add(
        new Visual(
            bone,
            v.texture(),
            v.initialTexture(),
            v.zindex(),
            v.initialZindex(),
            v.tint(),
            v.initialTint(),
            v.pivot(),
            mesh));
    return visuals.size() - 1;
  }

  private Visual visual(Fields fields, int bone) {
    String texture = fields.text("tex", "");
    String initialTexture = fields.text("init_tex", texture);
    if (bone >= 0) {
      textures.check(texture, fields.at("tex"));
      textures.check(initialTexture, fields.at("init_tex"));
    }
    return new Visual(
        bone,
        texture,
        initialTexture,
        fields.integer("zindex", 0),
        // Not the zindex: the editor leaves it out exactly when it is -1.
        fields.integer("init_zindex", -1),
        tint(fields, "tint"),
        tint(fields, "init_tint"),
        pivot(fields),
        MeshReader.read(fields, bones, reading));
  }

  private static Rgba tint(Fields fields, String name) {
    Fields tint = fields.part(name);
    return tint == null ? Rgba.WHITE : tint(tint);
  }

  static Rgba tint(Fields tint) {
    return new Rgba(
        tint.number("r", 1), tint.number("g", 1), tint.number("b", 1), tint.number("a", 1));
  }

  private static Pivot pivot(Fields fields) {
    Vec2 position = fields.pair("pivot_pos", Vec2.ZERO);
    Vec2 scale = fields.pair("pivot_scale", Vec2.ONE);
    double rotation = fields.number("pivot_rot", 0);
    return new Pivot(position.x(), position.y(), rotation, scale.x(), scale.y());
  }
}
