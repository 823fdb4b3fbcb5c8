package dev.limber.skelform.pose;

import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import java.util.Objects;

/**
 * A handle on one IK family of a pose. Its settings can be changed between {@code animate} and
 * {@code construct} and hold until the next {@code animate}. Allocates nothing.
 */
public final class PosedFamily {
  private final ArmaturePose pose;
  private final int index;

  PosedFamily(ArmaturePose pose, int index) {
    this.pose = pose;
    this.index = index;
  }

  /** Returns the family as loaded. */
  public IkFamily family() {
    return pose.armature().families().get(index);
  }

  /** Returns the solver. */
  public IkMode mode() {
    return pose.local.mode[index];
  }

  /** Returns the bending side. */
  public IkConstraint constraint() {
    return pose.local.constraint[index];
  }

  /** Returns whether the last bone copies the target's rotation. */
  public boolean mimicTarget() {
    return pose.local.mimicTarget[index];
  }

  /** Sets the solver. */
  public PosedFamily mode(IkMode mode) {
    pose.local.mode[index] = Objects.requireNonNull(mode, "mode");
    pose.switchesTouched();
    return this;
  }

  /** Sets the bending side. */
  public PosedFamily constraint(IkConstraint constraint) {
    pose.local.constraint[index] = Objects.requireNonNull(constraint, "constraint");
    pose.switchesTouched();
    return this;
  }

  /** Sets whether the last bone copies the target's rotation. */
  public PosedFamily mimicTarget(boolean mimicTarget) {
    pose.local.mimicTarget[index] = mimicTarget;
    pose.switchesTouched();
    return this;
  }
}
