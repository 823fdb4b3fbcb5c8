package dev.limber.architecture.wrong.skelform.draw;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** Knows data, as it should. */
public final class Painter {
  public static BoneData boneData;
}
