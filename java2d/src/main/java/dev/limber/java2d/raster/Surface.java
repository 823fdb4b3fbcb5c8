package dev.limber.java2d.raster;

/** A drawing surface: rows of premultiplied colours, from the top left. */
public final class Surface {
  private int width;
  private int height;
  private int[] pixels;

  /** Creates a transparent surface. */
  public Surface(int width, int height) {
    this.width = width;
    this.height = height;
    this.pixels = new int[checkedSize(width, height)];
  }

  /** Changes the size; its content is then undefined. Reuses its memory if large enough. */
  public void resize(int newWidth, int newHeight) {
    int size = checkedSize(newWidth, newHeight);
    if (pixels.length < size) {
      pixels = new int[size];
    }
    width = newWidth;
    height = newHeight;
  }

  private static int checkedSize(int width, int height) {
    if (width < 1 || height < 1 || (long) width * height > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          "a canvas is at least 1 by 1 and less than 2^31 pixels, not " + width + " by " + height);
    }
    return width * height;
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /** Returns the colours, row after row; the array may be longer. */
  public int[] pixels() {
    return pixels;
  }
}
