package dev.limber.cli.info;

import dev.limber.character.ImageHeader;
import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;

/** What {@code limber info --json} prints about a SkelForm file. */
final class ArmatureInfoJson {
  private final JsonWriter json;

  ArmatureInfoJson(JsonWriter json) {
    this.json = json;
  }

  void write(SkelFormFile file) {
    Armature armature = file.armature();
    json.name("generation").value(armature.generation().label());
    json.name("version").value(armature.version());
    json.name("baked_ik").value(armature.bakedIk());
    json.name("image_format").value(armature.imageFormat().name());
    Rgba clear = armature.imageFormat().clearColor();
    if (clear != null) {
      tint("clear_color", clear);
    }
    json.name("bones").beginArray();
    armature.bones().forEach(this::bone);
    json.endArray().name("visuals").beginArray();
    armature.visuals().forEach(this::visual);
    json.endArray().name("families").beginArray();
    armature.families().forEach(this::family);
    json.endArray().name("physics").beginArray();
    armature.physics().forEach(this::physics);
    json.endArray().name("animations").beginArray();
    armature.animations().forEach(this::animation);
    json.endArray().name("styles").beginArray();
    armature.styles().forEach(style -> style(style, armature.defaultStyles().contains(style)));
    json.endArray().name("atlases").beginArray();
    for (int i = 0; i < armature.atlases().size(); i++) {
      atlas(armature.atlases().get(i), file.images().get(i));
    }
    json.endArray().name("thumbnail");
    thumbnail(file.thumbnail());
  }

  private void thumbnail(AtlasImage image) {
    ImageHeader size = ImageHeader.of(image.bytes());
    if (size == null) {
      json.nullValue();
      return;
    }
    json.beginObject().name("size").numbers(size.width(), size.height());
    json.name("bytes").value(image.bytes().length).endObject();
  }

  private void bone(Bone bone) {
    Transform start = bone.start();
    json.beginObject();
    json.name("name").value(bone.name());
    json.name("parent").value(bone.parent());
    json.name("pos").numbers(start.x(), start.y());
    json.name("rot").value(start.rotation());
    json.name("scale").numbers(start.scaleX(), start.scaleY());
    json.name("hidden").value(bone.hidden());
    json.name("visual").value(bone.visual());
    json.name("family").value(bone.family());
    json.name("physics").value(bone.physics());
    json.endObject();
  }

  private void visual(Visual visual) {
    Pivot pivot = visual.pivot();
    json.beginObject();
    json.name("bone").value(visual.bone());
    json.name("texture").value(visual.texture());
    json.name("zindex").value(visual.zindex());
    tint("tint", visual.tint());
    json.name("pivot_pos").numbers(pivot.x(), pivot.y());
    json.name("pivot_rot").value(pivot.rotation());
    json.name("pivot_scale").numbers(pivot.scaleX(), pivot.scaleY());
    json.name("mesh");
    mesh(visual);
    json.endObject();
  }

  private void mesh(Visual visual) {
    Mesh mesh = visual.mesh();
    if (mesh == null) {
      json.nullValue();
      return;
    }
    json.beginObject();
    json.name("vertices").value(mesh.vertices().size());
    json.name("triangles").value(mesh.triangles().size() / 3);
    json.name("binds").beginArray();
    for (Mesh.Bind bind : mesh.binds()) {
      json.beginObject();
      json.name("bone").value(bind.bone());
      json.name("path").value(bind.path());
      json.name("vertices").value(bind.vertices().size());
      json.endObject();
    }
    json.endArray().endObject();
  }

  private void family(IkFamily family) {
    json.beginObject();
    json.name("bones").numbers(family.bones().stream().mapToDouble(i -> i).toArray());
    json.name("target").value(family.target());
    json.name("constraint").value(family.constraint().specName());
    json.name("mode").value(family.mode().specName());
    json.name("mimic_target").value(family.mimicTarget());
    json.name("disabled").value(family.disabled());
    json.endObject();
  }

  private void physics(Physics physics) {
    json.beginObject();
    json.name("bone").value(physics.bone());
    json.name("pos_damping").value(physics.positionDamping());
    json.name("pos_ratio").value(physics.positionRatio());
    json.name("rot_damping").value(physics.rotationDamping());
    json.name("sway").value(physics.sway());
    json.name("bounce").value(physics.bounce());
    json.name("scale_damping").value(physics.scaleDamping());
    json.name("scale_ratio").value(physics.scaleRatio());
    json.endObject();
  }

  private void animation(Animation animation) {
    json.beginObject();
    json.name("name").value(animation.name());
    json.name("id").value(animation.id());
    json.name("fps").value(animation.fps());
    // Keyframes that the reader left out count for the length, too.
    int lastFrame = animation.lastFrame();
    json.name("last_frame").value(lastFrame);
    json.name("frames").value(animation.loopFrames());
    json.name("seconds");
    if (animation.fps() == 0) {
      json.nullValue();
    } else {
      json.value(animation.loopFrames() / (double) animation.fps());
    }
    json.name("keyframes").value(animation.keyframes().size());
    InfoJson.marks(json, animation);
    json.endObject();
  }

  private void style(Style style, boolean active) {
    json.beginObject();
    json.name("name").value(style.name());
    json.name("id").value(style.id());
    json.name("active").value(active);
    json.name("textures").beginArray();
    for (Texture texture : style.textures()) {
      json.beginObject();
      json.name("name").value(texture.name());
      json.name("atlas").value(texture.atlas());
      json.name("offset").numbers(texture.x(), texture.y());
      json.name("size").numbers(texture.width(), texture.height());
      json.endObject();
    }
    json.endArray().endObject();
  }

  private void atlas(Atlas atlas, AtlasImage image) {
    json.beginObject();
    json.name("filename").value(atlas.filename());
    json.name("size").numbers(atlas.width(), atlas.height());
    json.name("bytes").value(image.bytes().length);
    json.endObject();
  }

  private void tint(String name, Rgba tint) {
    json.name(name).numbers(tint.r(), tint.g(), tint.b(), tint.a());
  }
}
