package dev.limber.architecture.wrong.skelform.zip;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** An archive knows nothing of bones. */
public final class KnowsData {
  public static BoneData boneData;
}
