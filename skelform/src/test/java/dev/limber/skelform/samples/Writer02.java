package dev.limber.skelform.samples;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.samples.SampleRig.Bone;
import dev.limber.skelform.samples.SampleRig.Family;
import dev.limber.skelform.samples.SampleRig.Keyed;
import java.util.List;

/**
 * 0.2: all hangs on the bones, and what later has a name is a number with the name beside it.
 * Transitions are written, but nothing heeds them yet.
 */
class Writer02 extends GenerationWriter {
  Writer02(LanternArt art) {
    super(Lantern.rig().withPictureBones(), art);
  }

  @Override
  void root() {
    text("version", "0.2.0");
    chainRoots();
    bones();
    animations();
    styles("PNG");
  }

  final void chainRoots() {
    List<String> roots = rig.families().stream().map(family -> family.bones().get(0)).toList();
    numbers("ik_root_ids", ids(roots));
  }

  @Override
  void bone(int index) {
    Bone bone = rig.bones().get(index);
    number("id", index);
    text("name", bone.name());
    number("parent_id", parentId(bone));
    if (bone.picture() != null) {
      text("tex", bone.picture().texture());
      number("zindex", bone.picture().z());
    }
    pair("pos", bone.x(), bone.y());
    pair("scale", bone.scale(), bone.scale());
    number("rot", bone.rotation());
    hidden(bone);
    family(bone.name());
    pair("init_pos", bone.x(), bone.y());
    pair("init_scale", bone.scale(), bone.scale());
    number("init_rot", bone.rotation());
    if (bone.picture() != null) {
      text("init_tex", bone.picture().texture());
      tint(bone.picture());
      if (bone.picture().mesh() != null) {
        mesh(bone.picture().mesh());
      }
    }
  }

  void hidden(Bone bone) {
    number("is_hidden", bone.hidden() ? 1 : 0);
    number("init_is_hidden", bone.hidden() ? 1 : 0);
  }

  /** 0.2 has no tints. */
  void tint(SampleRig.Picture picture) {}

  private void family(String bone) {
    int index = rig.familyOf(bone);
    number("ik_family_id", index);
    if (index < 0 || !rig.families().get(index).bones().get(0).equals(bone)) {
      return;
    }
    Family family = rig.families().get(index);
    text("ik_constraint_str", family.constraint());
    number("ik_constraint", constraint(family.constraint()));
    text("ik_mode_str", family.mode());
    number("ik_mode", mode(family.mode()));
    number("ik_target_id", id(family.target()));
    numbers("ik_bone_ids", ids(family.bones()));
    number("init_ik_constraint", constraint(family.constraint()));
  }

  @Override
  boolean animates(Element element) {
    return element.compareTo(Element.HIDDEN) <= 0;
  }

  @Override
  final void key(Keyed key, int next) {
    number("element", NUMBERED.indexOf(key.element().specName()));
    text("element_str", key.element().specName());
    value(key);
    text("transition", key.ease().transition());
  }
}
