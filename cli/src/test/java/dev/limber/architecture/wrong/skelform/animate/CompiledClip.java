package dev.limber.architecture.wrong.skelform.animate;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** Knows data, as it should. */
public final class CompiledClip {
  public static BoneData boneData;
}
