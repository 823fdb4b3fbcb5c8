package dev.limber.architecture.wrong.image;

import java.io.FileOutputStream;

/** Encoders write to streams, never to files. */
public final class WritesFile {
  public static FileOutputStream fileOutputStream;
}
