package dev.limber.architecture.wrong.core;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** Core must not know a format. */
public final class KnowsSkelform {
  public static BoneData boneData;
}
