package dev.limber.architecture.wrong.skel2d.data;

import dev.limber.architecture.wrong.skel2d.syntax.Word;

/** What a source says does not know how it was written. */
public final class KnowsSyntax {
  public static Word word;
}
