package dev.limber.skelform.samples;

import dev.limber.skelform.samples.SampleRig.Bone;
import dev.limber.skelform.samples.SampleRig.Family;
import dev.limber.skelform.samples.SampleRig.Keyed;
import dev.limber.skelform.samples.SampleRig.Picture;

/** 0.4: names instead of numbers, handles instead of transitions, and sometimes a frame -1. */
class Writer04 extends GenerationWriter {
  Writer04(LanternArt art) {
    super(Lantern.rig().withPictureBones(), art);
  }

  String version() {
    return "0.4.0";
  }

  @Override
  final void root() {
    text("version", version());
    numbers(
        "ik_root_ids", ids(rig.families().stream().map(family -> family.bones().get(0)).toList()));
    flag("baked_ik", false);
    text("img_format", "PNG");
    bones();
    animations();
    styles("PNG");
  }

  @Override
  final void bone(int index) {
    Bone bone = rig.bones().get(index);
    number("id", index);
    text("name", bone.name());
    number("parent_id", parentId(bone));
    Picture picture = bone.picture();
    if (picture != null) {
      text("tex", picture.texture());
      number("zindex", picture.z());
      if (picture.tint() != null) {
        colour("tint", picture.tint());
      }
    }
    pair("pos", bone.x(), bone.y());
    pair("scale", bone.scale(), bone.scale());
    number("rot", bone.rotation());
    if (bone.hidden()) {
      flag("hidden", true);
      flag("init_hidden", true);
    }
    family(bone.name());
    physics(bone.name());
    pair("init_pos", bone.x(), bone.y());
    pair("init_scale", bone.scale(), bone.scale());
    number("init_rot", bone.rotation());
    if (picture != null) {
      text("init_tex", picture.texture());
      initial(picture);
      if (picture.mesh() != null) {
        mesh(picture.mesh());
      }
    }
  }

  /** The first files of 0.4 have no initial draw order: the zindex itself counts. */
  void initial(Picture picture) {
    if (picture.tint() != null) {
      colour("init_tint", picture.tint());
    }
  }

  private void family(String bone) {
    int index = rig.familyOf(bone);
    number("ik_family_id", index);
    if (index >= 0 && rig.families().get(index).bones().get(0).equals(bone)) {
      Family family = rig.families().get(index);
      text("ik_constraint", family.constraint());
      text("ik_mode", family.mode());
      number("ik_target_id", id(family.target()));
      numbers("ik_bone_ids", ids(family.bones()));
      text("init_ik_constraint", family.constraint());
      text("init_ik_mode", family.mode());
    }
  }

  /** 0.4 has fields for physics under names that nothing ever read. */
  void physics(String bone) {
    SampleRig.Physics entry = rig.physicsOf(bone);
    if (entry != null && entry.isOfRotation()) {
      number("phys_global_rot", 0);
      number("phys_rot_resistance", 10);
    }
  }

  @Override
  int frame(Keyed key) {
    boolean first = key.frame() == 0 && key.bone().equals("Head");
    return first ? -1 : key.frame();
  }

  @Override
  void key(Keyed key, int next) {
    text("element", key.element().specName());
    value(key);
    handles(key.ease());
    text("handle_preset", key.ease().preset.replace("Snap", "None"));
  }
}
