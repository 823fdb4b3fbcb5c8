package dev.limber.architecture.wrong.skel2d.construct;

import dev.limber.architecture.wrong.skel2d.draw.Painter;

/** Bones do not know what hangs on them. */
public final class KnowsDraw {
  public static Painter painter;
}
