package dev.limber.skelform.samples;

import dev.limber.skelform.samples.SampleRig.Keyed;
import dev.limber.skelform.samples.SampleRig.Picture;

/** 0.5: as 0.4, with physics on the bones and, but for the first files, links between keyframes. */
final class Writer05 extends Writer04 {
  private final boolean linked;

  Writer05(LanternArt art, boolean linked) {
    super(art);
    this.linked = linked;
  }

  @Override
  String version() {
    return "0.5.0";
  }

  @Override
  void initial(Picture picture) {
    number("init_zindex", picture.z());
    super.initial(picture);
  }

  @Override
  void physics(String bone) {
    SampleRig.Physics entry = rig.physicsOf(bone);
    if (entry != null) {
      flag("has_physics", true);
      Writer06.physics(this, "phys_", entry);
    }
  }

  @Override
  int frame(Keyed key) {
    return key.frame();
  }

  @Override
  void key(Keyed key, int next) {
    text("element", key.element().specName());
    value(key);
    handles(key.ease());
    if (linked) {
      number("next_kf", next);
    }
    text("handle_preset", key.ease().preset);
  }
}
