package dev.limber.architecture.wrong.skelform.read;

import dev.limber.architecture.wrong.skelform.data.BoneData;
import dev.limber.architecture.wrong.skelform.zip.Archive;

/** Reads an archive into data, as it should. */
public final class Reader {
  public static Archive archive;
  public static BoneData boneData;
}
