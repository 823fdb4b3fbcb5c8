package dev.limber.core.constraint;

import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Chain;
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

  /**
   * Returns a bone that a constraint may turn: not one whose rotation the file's own inverse
   * kinematics sets afterwards. The last bone of a chain keeps its own.
   */
  static BoneHandle turnable(Puppet puppet, String name) {
    BoneHandle bone = puppet.bone(name);
    for (Chain chain : puppet.chains()) {
      int at = chain.bones().indexOf(bone.index());
      if (chain.solved() && at >= 0 && at < chain.bones().size() - 1) {
        throw new IllegalArgumentException(
            bone
                + " is turned by the file's own inverse kinematics: move the target of its chain, "
                + puppet.bone(chain.target()));
      }
    }
    return bone;
  }

  /** Refuses a tip at the origin of its bone: there is no direction to turn. */
  static void tip(BoneHandle bone, double x, double y) {
    if (finite("a tip", x) == 0 && finite("a tip", y) == 0) {
      throw new IllegalArgumentException("the tip of " + bone + " must not be its origin");
    }
  }

  /** Returns a mix, which is clamped to 0 to 1. */
  static double part(double mix) {
    return Math.max(0, Math.min(finite("a mix", mix), 1));
  }
}
