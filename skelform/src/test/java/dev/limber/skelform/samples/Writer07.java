package dev.limber.skelform.samples;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.samples.SampleRig.Family;
import dev.limber.skelform.samples.SampleRig.Picture;

/** 0.7: pivots make the extra bones for pictures needless, and feet mimic their targets. */
class Writer07 extends Writer06 {
  Writer07(LanternArt art) {
    this(Lantern.rig(), art);
  }

  Writer07(SampleRig rig, LanternArt art) {
    super(rig, art, "PNG");
  }

  @Override
  String version() {
    return "0.7.0";
  }

  @Override
  boolean animates(Element element) {
    return true;
  }

  @Override
  void pivot(Picture picture) {
    LanternArt.Placed texture =
        art.textures().stream()
            .filter(candidate -> candidate.name().equals(picture.texture()))
            .findFirst()
            .orElseThrow();
    pair("pivot_pos", picture.x() / texture.width(), picture.y() / texture.height());
    number("pivot_rot", picture.rotation());
    pair("pivot_scale", 1, 1);
  }

  @Override
  void family(int id, Family family) {
    super.family(id, family);
    if (family.mimic()) {
      flag("mimic_target", true);
      flag("init_mimic_target", true);
    }
  }
}
