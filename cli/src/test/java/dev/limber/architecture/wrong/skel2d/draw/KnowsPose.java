package dev.limber.architecture.wrong.skel2d.draw;

import dev.limber.architecture.wrong.skel2d.pose.SkeletonPose;

/** Drawing serves poses and does not know them. */
public final class KnowsPose {
  public static SkeletonPose skeletonPose;
}
