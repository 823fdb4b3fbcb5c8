package dev.limber.architecture.wrong.skel2d.resolve;

import dev.limber.architecture.wrong.skel2d.pose.SkeletonPose;

/** A reader makes data, not poses. */
public final class KnowsPose {
  public static SkeletonPose skeletonPose;
}
