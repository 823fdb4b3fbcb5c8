package dev.limber.architecture.wrong.skelform.animate;

import dev.limber.architecture.wrong.skelform.pose.ArmaturePose;

/** Animation writes numbers; it does not know whose. */
public final class KnowsPose {
  public static ArmaturePose armaturePose;
}
