package dev.limber.skelform.samples;

import dev.limber.skelform.samples.SampleRig.Picture;

/** 0.8: as 0.7 with tints that are always written, and an arm that is mirrored. */
final class Writer08 extends Writer07 {
  private static final double[] WHITE = {1, 1, 1, 1};

  Writer08(LanternArt art) {
    super(Lantern.rig().withMirroredLimb("Left Arm", "Left Forearm"), art);
  }

  @Override
  String version() {
    return "0.8.0";
  }

  @Override
  double[] tint(Picture picture) {
    return picture.tint() == null ? WHITE : picture.tint();
  }
}
