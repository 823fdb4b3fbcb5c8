package dev.limber.architecture.wrong.skel2d.format;

import dev.limber.architecture.wrong.skel2d.syntax.Word;

/** Knows the tree, as it should. */
public final class Layout {
  public static Word word;
}
