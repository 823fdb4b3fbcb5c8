package dev.limber.architecture.wrong.skelform.read;

import dev.limber.architecture.wrong.skelform.pose.ArmaturePose;

/** A reader makes data, not poses. */
public final class KnowsPose {
  public static ArmaturePose armaturePose;
}
