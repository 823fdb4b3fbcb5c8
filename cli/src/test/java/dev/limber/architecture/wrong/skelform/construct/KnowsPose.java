package dev.limber.architecture.wrong.skelform.construct;

import dev.limber.architecture.wrong.skelform.pose.ArmaturePose;

/** Construction serves poses and does not know them. */
public final class KnowsPose {
  public static ArmaturePose armaturePose;
}
