package dev.limber.skelform.upgrade;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.pose.ArmaturePose;

/** Rotations of all bones on the whole frames of an animation, and which parents are mirrored. */
final class TurnSamples {
  /** The animation's last frame. */
  final int last;

  private final double[][] rotations;
  private final boolean[][] mirrored;

  TurnSamples(ArmaturePose pose, Animation animation) {
    Armature armature = pose.armature();
    int bones = armature.bones().size();
    last = animation.lastFrame();
    rotations = new double[last + 1][bones];
    mirrored = new boolean[last + 1][];
    double[] x = new double[bones];
    double[] y = new double[bones];
    for (int frame = 0; frame <= last; frame++) {
      pose.animate(animation, frame);
      for (int b = 0; b < bones; b++) {
        rotations[frame][b] = pose.bone(b).rotation();
        x[b] = pose.bone(b).scaleX();
        y[b] = pose.bone(b).scaleY();
      }
      mirrored[frame] = MirroredTurns.inMirroredParent(armature.bones(), x, y);
    }
  }

  /** Returns whether the bone's parent is mirrored on a frame. */
  boolean isMirrored(int bone, int frame) {
    return mirrored[frame][bone];
  }

  /** Returns the rotation that a bone has to have on a frame by the other rules. */
  double turned(int bone, int frame) {
    double rotation = rotations[frame][bone];
    return isMirrored(bone, frame) ? MirroredTurns.opposite(rotation) : rotation;
  }

  /** Returns whether the parent changes sides between two frames. */
  boolean changes(int bone, int from, int to) {
    for (int frame = from + 1; frame <= to; frame++) {
      if (isMirrored(bone, frame) != isMirrored(bone, frame - 1)) {
        return true;
      }
    }
    return false;
  }
}
