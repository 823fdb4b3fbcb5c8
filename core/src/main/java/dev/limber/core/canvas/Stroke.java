package dev.limber.core.canvas;

import java.util.Objects;

/**
 * How a line looks.
 *
 * @param width in model space, 0 for no line; the sign does not matter
 * @param join corners
 * @param cap ends, which only open contours have
 * @param miterLimit the longest miter, in line widths; a longer one is cut off
 */
public record Stroke(double width, LineJoin join, LineCap cap, double miterLimit) {
  /** Creates a stroke; join and cap must not be null. */
  public Stroke {
    Objects.requireNonNull(join, "join");
    Objects.requireNonNull(cap, "cap");
  }

  /** Creates a stroke with round joins and caps. */
  public static Stroke round(double width) {
    return new Stroke(width, LineJoin.ROUND, LineCap.ROUND, 10);
  }
}
