package dev.limber.core.constraint;

import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;

/** Checks of what constraints are given. */
final class Values {
  private Values() {}

  static double finite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " must be a finite number, but is " + value);
    }
    return value;
  }

  /** Refuses a puppet that a bone is not of: the constraint would move the bone of another one. */
  static void own(Puppet puppet, BoneHandle bone) {
    int index = bone.index();
    if (index >= puppet.boneCount() || puppet.bone(index) != bone) {
      throw new IllegalArgumentException(
          bone + " is one of another puppet; make a constraint for each puppet that it moves");
    }
  }

  /** Returns a mix, which is clamped to 0 to 1. */
  static double part(double mix) {
    return Math.max(0, Math.min(finite("a mix", mix), 1));
  }
}
