package dev.limber.architecture.wrong.skelform.data;

import dev.limber.architecture.wrong.skelform.pose.ArmaturePose;

/** Data other than the armature must not know the pose. */
public final class KnowsPose {
  public static ArmaturePose armaturePose;
}
