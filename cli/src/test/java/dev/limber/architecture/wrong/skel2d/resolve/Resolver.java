package dev.limber.architecture.wrong.skel2d.resolve;

import dev.limber.architecture.wrong.skel2d.data.SlotData;
import dev.limber.architecture.wrong.skel2d.syntax.Word;

/** Makes data of a tree, as it should. */
public final class Resolver {
  public static Word word;
  public static SlotData slotData;
}
