package dev.limber.studio.export;

import org.jspecify.annotations.Nullable;

/** What is rendered. */
public sealed interface ExportSource {
  /** Returns the name of the file, for messages and for the result. */
  String name();

  /**
   * A Skel2D source.
   *
   * @param text as it is in the editor or in the file
   * @param images beside it; null if there are none
   */
  record Source(String name, String text, @Nullable ImageFolder images) implements ExportSource {}

  /**
   * A SkelForm file.
   *
   * @param bytes all of it
   */
  record Archive(String name, byte[] bytes) implements ExportSource {}
}
