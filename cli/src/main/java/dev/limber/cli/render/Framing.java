package dev.limber.cli.render;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;

/**
 * The size of a frame and the part of the model that it shows.
 *
 * @param width pixels
 * @param height pixels
 * @param view maps the model to the frame
 */
public record Framing(int width, int height, View view) {
  /** The longest side that is rendered. */
  public static final int MAX_SIDE = 16_384;

  /** In smaller frames the marks of bones shrink. */
  private static final double SMALL = 200;

  /** Returns a framing with a given longer side; the other follows from the bounds. */
  public static Framing longestSide(Bounds bounds, int side, int padding) {
    double free = Math.max(1, side - 2.0 * padding);
    double longest = Math.max(bounds.width(), bounds.height());
    double scale = free / longest; // infinite if there is nothing, or next to nothing
    return scaled(bounds, Double.isFinite(scale) ? scale : 1, padding, side);
  }

  /** Returns a framing of the bounds at a scale in pixels per unit. */
  public static Framing scaled(Bounds bounds, double scale, int padding) {
    return scaled(bounds, scale, padding, Integer.MAX_VALUE);
  }

  private static Framing scaled(Bounds bounds, double scale, int padding, int most) {
    int width = side(bounds.width() * scale, padding, most);
    int height = side(bounds.height() * scale, padding, most);
    return at(bounds, width, height, scale);
  }

  private static int side(double content, int padding, int most) {
    // A hair of rounding must not add a row of pixels.
    double side = Math.ceil(content - 1e-6) + 2.0 * padding;
    return (int) Math.max(1, Math.min(side, Math.min(most, MAX_SIDE + 1)));
  }

  /** Returns a framing of a given size that the bounds fill as far as they can. */
  public static Framing sized(Bounds bounds, int width, int height, int padding) {
    return new Framing(width, height, new View().fit(bounds, width, height, padding));
  }

  /** Returns a framing of a given size and scale, centred on the bounds. */
  public static Framing at(Bounds bounds, int width, int height, double scale) {
    View view =
        new View()
            .set(
                scale,
                0,
                0,
                -scale,
                0.5 * width - bounds.centerX() * scale,
                0.5 * height + bounds.centerY() * scale);
    return new Framing(width, height, view);
  }

  /** Returns this with even sides, which video needs, by adding a column or row. */
  public Framing even() {
    int newWidth = width + width % 2;
    int newHeight = height + height % 2;
    View moved =
        new View()
            .set(
                view.a(),
                view.b(),
                view.c(),
                view.d(),
                view.e() + 0.5 * (newWidth - width),
                view.f() + 0.5 * (newHeight - height));
    return new Framing(newWidth, newHeight, moved);
  }

  /** Returns how large a pixel of the marks of bones is in the model. */
  public double markSize() {
    return Math.min(1, Math.max(width, height) / SMALL) / view.scale();
  }

  /** Returns how many pixels a picture has. */
  public long pixels() {
    return (long) width * height;
  }
}
