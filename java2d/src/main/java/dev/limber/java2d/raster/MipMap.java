package dev.limber.java2d.raster;

/**
 * An image in its original size and repeatedly halved, premultiplied. A texel of level n is the
 * mean of {@code 4^n} texels of the image; where the image ends inside one, its edge is repeated.
 *
 * <p>Rows and columns have one texel more than the image, equal to the last one, so that mixing
 * neighbours needs no test for the edge.
 */
public final class MipMap {
  private final int[] widths;
  private final int[] heights;
  private final int[][] texels;

  /**
   * Builds all levels.
   *
   * @param colors premultiplied, row after row; not kept
   */
  public MipMap(int width, int height, int[] colors) {
    int count = 33 - Integer.numberOfLeadingZeros(Math.max(width, height) - 1);
    widths = new int[count];
    heights = new int[count];
    texels = new int[count][];
    widths[0] = width;
    heights[0] = height;
    texels[0] = padded(width, height, colors);
    for (int level = 1; level < count; level++) {
      widths[level] = (widths[level - 1] + 1) / 2;
      heights[level] = (heights[level - 1] + 1) / 2;
      texels[level] = halved(level);
    }
  }

  private static int[] padded(int width, int height, int[] colors) {
    int stride = width + 1;
    int[] padded = new int[stride * (height + 1)];
    for (int y = 0; y <= height; y++) {
      int from = Math.min(y, height - 1) * width;
      System.arraycopy(colors, from, padded, y * stride, width);
      padded[y * stride + width] = colors[from + width - 1];
    }
    return padded;
  }

  private int[] halved(int level) {
    int width = widths[level];
    int height = heights[level];
    int[] from = texels[level - 1];
    int fromStride = widths[level - 1] + 1;
    int stride = width + 1;
    int[] half = new int[stride * (height + 1)];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int at = 2 * y * fromStride + 2 * x;
        half[y * stride + x] =
            mean(from[at], from[at + 1], from[at + fromStride], from[at + fromStride + 1]);
      }
      half[y * stride + width] = half[y * stride + width - 1];
    }
    System.arraycopy(half, (height - 1) * stride, half, height * stride, stride);
    return half;
  }

  private static int mean(int a, int b, int c, int d) {
    int lanes = 0x00ff00ff;
    int low = (a & lanes) + (b & lanes) + (c & lanes) + (d & lanes) + 0x00020002;
    int high =
        (a >>> 8 & lanes) + (b >>> 8 & lanes) + (c >>> 8 & lanes) + (d >>> 8 & lanes) + 0x00020002;
    return (low >>> 2 & lanes) | (high >>> 2 & lanes) << 8;
  }

  /** Returns how many levels there are; the last is a single texel. */
  public int levels() {
    return texels.length;
  }

  /** Returns the width of a level. */
  public int width(int level) {
    return widths[level];
  }

  /** Returns the height of a level. */
  public int height(int level) {
    return heights[level];
  }

  /** Returns the texels of a level; a row is one longer than the width. */
  int[] texels(int level) {
    return texels[level];
  }

  /** Returns a pixel of the image in its own size. */
  public int color(int x, int y) {
    return texels[0][y * (widths[0] + 1) + x];
  }

  /** Returns how opaque the image is at a place, 0 to 1; places outside count as the edge. */
  public double alpha(double u, double v) {
    int x = inside(u, widths[0]);
    int y = inside(v, heights[0]);
    return (texels[0][y * (widths[0] + 1) + x] >>> 24) / 255.0;
  }

  private static int inside(double share, int size) {
    return Math.max(0, Math.min(size - 1, (int) (share * size)));
  }
}
