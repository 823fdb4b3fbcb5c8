package dev.limber.skel2d.data;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.color.Rgba;
import java.util.Objects;

/**
 * How a shape is outlined and filled.
 *
 * @param lineWidth width of the outline in the units of the skeleton, 0 for none; bones do not
 *     scale it
 * @param miterLimit how many times the line width a pointed corner may reach
 * @param join corners
 * @param cap ends, which only open paths have
 * @param line colour of the outline
 * @param fill colour inside; open paths are not filled
 */
public record Paint(
    double lineWidth, double miterLimit, LineJoin join, LineCap cap, Rgba line, Rgba fill) {
  /** What the language takes when nothing is written. */
  public static final Paint DEFAULT =
      new Paint(1, 10, LineJoin.MITER, LineCap.BUTT, Rgba.BLACK, Rgba.BLACK);

  /** Creates a paint; no part may be null. */
  public Paint {
    Objects.requireNonNull(join, "join");
    Objects.requireNonNull(cap, "cap");
    Objects.requireNonNull(line, "line");
    Objects.requireNonNull(fill, "fill");
  }

  /** Returns the line without its colour, as a canvas wants it. */
  public Stroke stroke() {
    return new Stroke(lineWidth, join, cap, miterLimit);
  }
}
