package dev.limber.architecture.wrong.skelform.data;

import dev.limber.architecture.wrong.skelform.draw.Painter;
import dev.limber.architecture.wrong.skelform.pose.ArmaturePose;

/** The exception: makes poses. */
public final class Armature {
  public static ArmaturePose armaturePose;

  /** Goes beyond the exception: not even the armature draws. */
  public static final class KnowsDraw {
    public static Painter painter;
  }
}
