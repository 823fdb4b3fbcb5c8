package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;

/**
 * What a bone hands down to its children in the setup pose, apart from its place: rotations added
 * up, scales and flips multiplied, as {@link dev.limber.skel2d.construct.WorldPose} does it.
 */
record InheritedTransform(double degrees, double scaleX, double scaleY, int flipX, int flipY) {
  /** Returns what a bone hands down; for -1 what the ground does. */
  static InheritedTransform of(Skeleton skeleton, int bone) {
    double degrees = 0;
    double scaleX = 1;
    double scaleY = 1;
    int flipX = 1;
    int flipY = 1;
    boolean turns = true;
    boolean grows = true;
    for (int at = bone; at >= 0; at = skeleton.bones().get(at).parent()) {
      Bone one = skeleton.bones().get(at);
      degrees += turns ? one.rotation() * 180 / Math.PI : 0;
      scaleX *= grows ? one.scaleX() : 1;
      scaleY *= grows ? one.scaleY() : 1;
      turns &= one.inheritRotation();
      grows &= one.inheritScale();
      flipX *= one.flipX() ? -1 : 1;
      flipY *= one.flipY() ? -1 : 1;
    }
    return new InheritedTransform(degrees, scaleX, scaleY, flipX, flipY);
  }
}
