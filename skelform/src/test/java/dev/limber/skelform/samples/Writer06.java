package dev.limber.skelform.samples;

import dev.limber.skelform.samples.SampleRig.Bone;
import dev.limber.skelform.samples.SampleRig.Family;
import dev.limber.skelform.samples.SampleRig.Keyed;
import dev.limber.skelform.samples.SampleRig.Picture;
import java.util.ArrayList;
import java.util.List;

/** 0.6: visuals, inverse kinematics and physics have arrays of their own. */
class Writer06 extends GenerationWriter {
  private final String imageFormat;

  /** Bones with a picture, in the order of their visuals. */
  private final List<Bone> shown = new ArrayList<>();

  Writer06(LanternArt art, String imageFormat) {
    this(Lantern.rig().withPictureBones(), art, imageFormat);
  }

  Writer06(SampleRig rig, LanternArt art, String imageFormat) {
    super(rig, art);
    this.imageFormat = imageFormat;
    rig.bones().stream().filter(bone -> bone.picture() != null).forEach(shown::add);
  }

  String version() {
    return "0.6.0";
  }

  @Override
  final void root() {
    text("version", version());
    flag("baked_ik", false);
    text("img_format", imageFormat);
    if (imageFormat.equals("JPG")) {
      double[] clear = Jpg.CLEAR;
      colour("clear_color", clear[0], clear[1], clear[2], 255);
    }
    bones();
    animations();
    styles(imageFormat);
    array("visuals", () -> shown.forEach(bone -> object(() -> visual(bone.picture()))));
    array(
        "inverse_kinematics",
        () -> {
          for (int i = 0; i < rig.families().size(); i++) {
            int id = i;
            object(() -> family(id, rig.families().get(id)));
          }
        });
    array("physics", () -> rig.physics().forEach(entry -> object(() -> physics(this, "", entry))));
  }

  @Override
  final void bone(int index) {
    Bone bone = rig.bones().get(index);
    number("id", index);
    text("name", bone.name());
    number("parent_id", parentId(bone));
    leftovers(bone);
    pair("pos", bone.x(), bone.y());
    pair("scale", bone.scale(), bone.scaleY());
    number("rot", bone.rotation());
    if (isHidden(bone)) {
      flag("hidden", true);
      flag("init_hidden", true);
    }
    pair("init_pos", bone.x(), bone.y());
    number("init_rot", bone.rotation());
    pair("init_scale", bone.scale(), bone.scaleY());
    number("ik_family_id", rig.familyOf(bone.name()));
    number("physics_id", rig.physicsIndex(bone.name()));
    number("visuals_id", shown.indexOf(bone));
  }

  /** A JPG has no half-transparent pixels, so that a file with one does without the glow. */
  private boolean isHidden(Bone bone) {
    return bone.hidden() || imageFormat.equals("JPG") && bone.name().equals("Glow");
  }

  /** Development files repeat what older ones had on bones. */
  void leftovers(Bone bone) {}

  private void visual(Picture picture) {
    text("tex", picture.texture());
    number("zindex", picture.z());
    pivot(picture);
    double[] tint = tint(picture);
    if (tint.length > 0) {
      colour("tint", tint);
    }
    if (picture.mesh() != null) {
      mesh(picture.mesh());
    }
    text("init_tex", picture.texture());
    number("init_zindex", picture.z());
    if (tint.length > 0) {
      colour("init_tint", tint);
    }
  }

  /** Returns the tint to write, nothing for white. */
  double[] tint(Picture picture) {
    return picture.tint() == null ? new double[0] : picture.tint();
  }

  /** 0.6 has no pivots. */
  void pivot(Picture picture) {}

  void family(int id, Family family) {
    number("id", id);
    text("constraint", family.constraint());
    text("mode", family.mode());
    number("target_id", id(family.target()));
    numbers("bone_ids", ids(family.bones()));
    text("init_constraint", family.constraint());
    text("init_mode", family.mode());
  }

  /** Writes the groups that are in use; 0.5 has them on the bone under a prefix. */
  static void physics(GenerationWriter to, String prefix, SampleRig.Physics entry) {
    to.pair(prefix + "global_pos", entry.restX(), entry.restY());
    to.number(prefix + "pos_damping", entry.positionDamping());
    to.number(prefix + "pos_ratio", entry.positionRatio());
    if (entry.isOfRotation()) {
      to.number(prefix + "global_rot", 0);
      to.number(prefix + "rot_damping", entry.rotationDamping());
      to.number(prefix + "sway", entry.sway());
      to.number(prefix + "rot_bounce", entry.bounce());
      to.number(prefix + "global_orbit", LanternMotion.rounded(entry.restOrbit()));
      to.number(prefix + "global_orbit_diff", 0);
      to.number(prefix + "global_orbit_vel", 0);
    }
  }

  @Override
  final void key(Keyed key, int next) {
    text("element", key.element().specName());
    value(key);
    handles(key.ease());
    number("next_kf", next);
    text("handle_preset", key.ease().preset);
  }
}
