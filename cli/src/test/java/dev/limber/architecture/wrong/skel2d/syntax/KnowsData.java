package dev.limber.architecture.wrong.skel2d.syntax;

import dev.limber.architecture.wrong.skel2d.data.SlotData;

/** A tree of words knows nothing of slots. */
public final class KnowsData {
  public static SlotData slotData;
}
