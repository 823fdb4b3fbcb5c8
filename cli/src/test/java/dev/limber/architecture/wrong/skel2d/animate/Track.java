package dev.limber.architecture.wrong.skel2d.animate;

import dev.limber.architecture.wrong.skel2d.data.SlotData;

/** Knows data, as it should. */
public final class Track {
  public static SlotData slotData;
}
