package dev.limber.architecture.wrong.skel2d;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** The formats do not know each other. */
public final class KnowsSkelform {
  public static BoneData boneData;
}
