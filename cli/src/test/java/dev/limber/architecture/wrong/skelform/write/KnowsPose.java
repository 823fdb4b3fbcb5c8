package dev.limber.architecture.wrong.skelform.write;

import dev.limber.architecture.wrong.skelform.pose.ArmaturePose;

/** Writing takes data, not poses. */
public final class KnowsPose {
  public static ArmaturePose armaturePose;
}
