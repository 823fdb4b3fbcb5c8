package dev.limber.architecture.wrong.skel2d.draw;

import dev.limber.architecture.wrong.skel2d.construct.World;
import dev.limber.architecture.wrong.skel2d.data.SlotData;

/** Knows what is constructed, as it should. */
public final class Painter {
  public static World world;
  public static SlotData slotData;
}
