package dev.limber.architecture.wrong.skel2d.animate;

import dev.limber.architecture.wrong.skel2d.pose.SkeletonPose;

/** Animation writes numbers; it does not know whose. */
public final class KnowsPose {
  public static SkeletonPose skeletonPose;
}
