package dev.limber.skelform.samples;

import dev.limber.skelform.samples.SampleRig.Bone;

/**
 * 0.5.3, a development build: the arrays of 0.6 are there and right; bones still carry the fields
 * of 0.5, which are out of date.
 */
final class Writer053 extends Writer06 {
  Writer053(LanternArt art) {
    super(art, "PNG");
  }

  @Override
  String version() {
    return "0.5.3";
  }

  @Override
  void leftovers(Bone bone) {
    if (bone.picture() != null) {
      text("tex", bone.picture().texture());
      number("zindex", 0);
    }
    SampleRig.Physics entry = rig.physicsOf(bone.name());
    if (entry != null) {
      flag("has_physics", true);
      physics(this, "phys_", entry);
    }
  }
}
