package dev.limber.architecture.wrong.skel2d.data;

import dev.limber.architecture.wrong.skel2d.draw.Painter;
import dev.limber.architecture.wrong.skel2d.pose.SkeletonPose;

/** The exception: makes poses. */
public final class Skeleton {
  public static SkeletonPose skeletonPose;

  /** Goes beyond the exception: not even the skeleton draws. */
  public static final class KnowsDraw {
    public static Painter painter;
  }
}
