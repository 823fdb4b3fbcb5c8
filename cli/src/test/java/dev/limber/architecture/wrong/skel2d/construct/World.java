package dev.limber.architecture.wrong.skel2d.construct;

import dev.limber.architecture.wrong.skel2d.animate.Track;
import dev.limber.architecture.wrong.skel2d.data.SlotData;

/** Knows data and what animate makes of it, as it should. */
public final class World {
  public static Track track;
  public static SlotData slotData;
}
