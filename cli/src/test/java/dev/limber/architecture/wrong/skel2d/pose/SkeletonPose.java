package dev.limber.architecture.wrong.skel2d.pose;

import dev.limber.architecture.wrong.skel2d.animate.Track;
import dev.limber.architecture.wrong.skel2d.construct.World;
import dev.limber.architecture.wrong.skel2d.draw.Painter;

/** Knows data, animate, construct and draw, as it should. */
public final class SkeletonPose {
  public static Track track;
  public static World world;
  public static Painter painter;
}
