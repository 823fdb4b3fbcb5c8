package dev.limber.core.canvas;

import org.jspecify.annotations.Nullable;

/**
 * Where characters are drawn: the one interface that an engine implements. Three methods draw, in
 * model space, y up, under the view given to {@link #begin}.
 *
 * <p>A character draws back to front between {@code begin} and {@code end}. The buffers passed in
 * ({@link Triangles}, {@link Path}, {@link Ink}) belong to the caller and change right after the
 * call: a canvas that draws later must copy them. A canvas allocates nothing per call once warm.
 */
public interface Canvas {

  /**
   * Starts drawing.
   *
   * @param view maps model space to the canvas; read during the call, so it may change afterwards
   */
  void begin(View view);

  /**
   * Names the part of the character that the next calls draw: the index of a slot or a visual. All
   * parts are named in draw order, also those that show nothing. Canvases that only produce
   * pictures can ignore it.
   */
  default void part(int index) {}

  /**
   * Confines what the next calls draw to the inside of a path, by the non-zero rule, until the next
   * clip or {@link #begin}.
   *
   * @param path null for no clip; empty hides everything
   */
  default void clip(@Nullable Path path) {}

  /**
   * Draws textured triangles.
   *
   * @param tint multiplies the image's colours; then {@link Ink#add} is added
   */
  void triangles(Image image, Triangles triangles, Ink tint);

  /** Fills a path by the non-zero rule; open contours are closed. */
  void fill(Path path, Ink color);

  /**
   * Draws a path's line. A half-transparent line does not get darker where it crosses itself.
   *
   * @param stroke its width is in model space: the view scales it
   */
  void stroke(Path path, Stroke stroke, Ink color);

  /** Ends drawing: everything drawn since {@link #begin} is complete. */
  void end();
}
