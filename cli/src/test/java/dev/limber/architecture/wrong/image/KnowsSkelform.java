package dev.limber.architecture.wrong.image;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** An encoder sees pixels and no bones. */
public final class KnowsSkelform {
  public static BoneData boneData;
}
