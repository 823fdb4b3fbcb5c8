package dev.limber.architecture.wrong.skelform.construct;

import dev.limber.architecture.wrong.skelform.animate.CompiledClip;
import dev.limber.architecture.wrong.skelform.data.BoneData;

/** Knows data and what animate makes of it, as it should. */
public final class Order {
  public static BoneData boneData;
  public static CompiledClip compiledClip;
}
