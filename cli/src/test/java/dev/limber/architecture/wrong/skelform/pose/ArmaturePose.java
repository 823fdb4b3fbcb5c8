package dev.limber.architecture.wrong.skelform.pose;

import dev.limber.architecture.wrong.skelform.animate.CompiledClip;
import dev.limber.architecture.wrong.skelform.construct.Order;
import dev.limber.architecture.wrong.skelform.draw.Painter;

/** Knows data, animate, construct and draw, as it should. */
public final class ArmaturePose {
  public static CompiledClip compiledClip;
  public static Order order;
  public static Painter painter;
}
