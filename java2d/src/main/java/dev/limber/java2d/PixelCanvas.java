package dev.limber.java2d;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.java2d.raster.Layer;
import dev.limber.java2d.raster.PathPainter;
import dev.limber.java2d.raster.Premultiplied;
import dev.limber.java2d.raster.Surface;
import dev.limber.java2d.raster.TriangleRaster;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferInt;
import java.awt.image.DirectColorModel;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A canvas of pixels in memory. It needs no display, and the same calls give the same bytes on
 * every machine.
 *
 * <p>Starts transparent. Several characters may be drawn one after the other; {@link #begin} does
 * not clear. Draws {@link PixelImage}s. One thread at a time; allocates nothing per call once warm.
 */
public final class PixelCanvas implements Canvas {
  private static final ColorModel PREMULTIPLIED =
      new DirectColorModel(
          java.awt.color.ColorSpace.getInstance(java.awt.color.ColorSpace.CS_sRGB),
          32,
          0x00ff0000,
          0x0000ff00,
          0x000000ff,
          0xff000000,
          true,
          DataBuffer.TYPE_INT);

  /** Pixels around what is measured, for rounding. */
  private static final int MARGIN = 2;

  private final Surface surface;
  private final TriangleRaster triangleRaster = new TriangleRaster();
  private final PathPainter pathPainter = new PathPainter();
  private final Layer layer = new Layer();
  private final BoundsCanvas extent = new BoundsCanvas();
  private final Bounds box = new Bounds();
  private final View view = new View();
  private final Ink background = new Ink();
  private @Nullable BufferedImage image;

  /**
   * Creates a transparent canvas.
   *
   * @throws IllegalArgumentException if a side is less than 1, or there are too many pixels
   */
  public PixelCanvas(int width, int height) {
    surface = new Surface(width, height);
  }

  /**
   * Changes the size and makes it transparent. Reuses its memory if large enough.
   *
   * @throws IllegalArgumentException if a side is less than 1, or there are too many pixels
   */
  public void resize(int width, int height) {
    if (width != width() || height != height()) {
      surface.resize(width, height);
      image = null;
    }
    clear();
  }

  /** Returns the width in pixels. */
  public int width() {
    return surface.width();
  }

  /** Returns the height in pixels. */
  public int height() {
    return surface.height();
  }

  /** Makes it transparent. */
  public void clear() {
    fill(0);
  }

  /** Fills it with a colour, which may be partly transparent. */
  public void clear(Rgba color) {
    background.set(color.r(), color.g(), color.b(), color.a());
    fill(Premultiplied.of(background));
  }

  private void fill(int color) {
    Arrays.fill(surface.pixels(), 0, width() * height(), color);
  }

  @Override
  public void begin(View newView) {
    view.set(newView);
    clip(null);
  }

  @Override
  public void clip(@Nullable Path path) {
    layer.clip(surface, path, view, pathPainter);
  }

  /**
   * Draws textured triangles.
   *
   * @throws IllegalArgumentException if the image is not a {@link PixelImage}
   */
  @Override
  public void triangles(Image drawn, Triangles triangles, Ink tint) {
    if (!(drawn instanceof PixelImage pixels)) {
      throw new IllegalArgumentException(
          "a PixelCanvas draws PixelImages, but \"" + drawn.name() + "\" is of another engine");
    }
    triangleRaster.draw(target(tint), pixels.levels(), triangles, view, tint);
    if (layer.isNeeded(tint.blend())) {
      extent.triangles(drawn, triangles, tint);
      merge(tint.blend());
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    if (!color.isInvisible()) {
      pathPainter.fill(target(color), path, view, color);
      if (layer.isNeeded(color.blend())) {
        extent.fill(path, color);
        merge(color.blend());
      }
    }
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    if (!color.isInvisible()) {
      pathPainter.stroke(target(color), path, stroke, view, color);
      if (layer.isNeeded(color.blend())) {
        extent.stroke(path, stroke, color);
        merge(color.blend());
      }
    }
  }

  private Surface target(Ink ink) {
    return layer.isNeeded(ink.blend()) ? layer.over(surface) : surface;
  }

  /** Merges the layer as far as what was drawn reaches: mostly a small part of the picture. */
  private void merge(BlendMode mode) {
    Bounds model = extent.bounds();
    box.clear();
    for (int corner = 0; corner < 4 && !model.isEmpty(); corner++) {
      double x = corner < 2 ? model.minX() : model.maxX();
      double y = corner % 2 == 0 ? model.minY() : model.maxY();
      box.include(view.x(x, y), view.y(x, y));
    }
    boolean all = box.isEmpty();
    layer.merge(
        surface,
        all ? 0 : (int) Math.max(0, Math.min(width(), box.minX() - MARGIN)),
        all ? 0 : (int) Math.max(0, Math.min(height(), box.minY() - MARGIN)),
        all ? width() : (int) Math.max(0, Math.min(width(), box.maxX() + MARGIN)),
        all ? height() : (int) Math.max(0, Math.min(height(), box.maxY() + MARGIN)),
        mode);
    extent.begin(view);
  }

  @Override
  public void end() {}

  /** Returns a pixel as alpha, red, green and blue of eight bits each, straight. */
  public int argb(int x, int y) {
    if (x < 0 || y < 0 || x >= width() || y >= height()) {
      throw new IllegalArgumentException(
          "no pixel " + x + ", " + y + " on " + width() + " by " + height());
    }
    return Premultiplied.straight(surface.pixels()[y * width() + x]);
  }

  /** Returns all pixels, row after row from the top left, straight, as a new array. */
  public int[] toArgb() {
    int[] straight = new int[width() * height()];
    copyArgb(straight);
    return straight;
  }

  /** Stores all pixels, row after row from the top left, straight. */
  public void copyArgb(int[] out) {
    int[] pixels = surface.pixels();
    for (int i = 0; i < width() * height(); i++) {
      out[i] = Premultiplied.straight(pixels[i]);
    }
  }

  /**
   * Returns all pixels, row after row, premultiplied. This is the canvas itself, not a copy; the
   * array may be longer than the pixels, and changes at {@link #resize}.
   */
  public int[] pixels() {
    return surface.pixels();
  }

  /**
   * Returns the canvas as an image for Java2D and ImageIO. It shares the pixels, so later drawing
   * shows in it. The same object until {@link #resize}.
   */
  public BufferedImage image() {
    BufferedImage made = image;
    if (made == null) {
      DataBufferInt buffer = new DataBufferInt(surface.pixels(), width() * height());
      WritableRaster raster =
          Raster.createPackedRaster(
              buffer,
              width(),
              height(),
              width(),
              new int[] {0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000},
              null);
      made = new BufferedImage(PREMULTIPLIED, raster, true, null);
      image = made;
    }
    return made;
  }
}
