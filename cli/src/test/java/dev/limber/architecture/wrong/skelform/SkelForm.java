package dev.limber.architecture.wrong.skelform;

import dev.limber.architecture.wrong.skelform.read.Reader;
import java.nio.file.Path;

/** The facade may read files and know every package. */
public final class SkelForm {
  public static Path path;
  public static Reader reader;
}
