package dev.limber.architecture.wrong.crowd.batch;

import dev.limber.architecture.wrong.skelform.data.BoneData;

/** What serves all formats knows none. */
public final class KnowsSkelform {
  public static BoneData boneData;
}
