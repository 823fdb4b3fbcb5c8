package dev.limber.skelform.samples;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.samples.SampleRig.Bone;
import dev.limber.skelform.samples.SampleRig.Picture;

/** 0.3: as 0.2, with tints, the image format, and transitions that count. */
final class Writer03 extends Writer02 {
  Writer03(LanternArt art) {
    super(art);
  }

  @Override
  void root() {
    text("version", "0.3.1");
    chainRoots();
    flag("baked_ik", false);
    text("img_format", "PNG");
    bones();
    animations();
    styles("PNG");
  }

  @Override
  void hidden(Bone bone) {
    flag("hidden", bone.hidden());
    number("init_hidden", bone.hidden() ? 1 : 0);
  }

  @Override
  void tint(Picture picture) {
    if (picture.tint() != null) {
      colour("tint", picture.tint());
      colour("init_tint", picture.tint());
    }
  }

  @Override
  boolean animates(Element element) {
    return element != Element.MIMIC_TARGET;
  }
}
