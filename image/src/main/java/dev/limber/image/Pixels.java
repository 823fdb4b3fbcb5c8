package dev.limber.image;

/**
 * A picture: straight (not premultiplied) colours of eight bits each, row by row from the top left.
 *
 * <p>A pixel is an int {@code 0xAARRGGBB}, as in Java2D's {@code TYPE_INT_ARGB}. The array belongs
 * to the caller and is not copied, so that a renderer can reuse it; encoders read it only during
 * the call.
 */
public final class Pixels {
  /** The longest side, a limit of GIF. */
  public static final int MAX_SIDE = 65_535;

  /** The most pixels: one gigabyte of them. */
  public static final int MAX_PIXELS = 1 << 28;

  private final int width;
  private final int height;
  private final int[] argb;

  /**
   * Creates a picture in which everything is transparent.
   *
   * @throws IllegalArgumentException if a side is below 1 or above {@link #MAX_SIDE}, or there are
   *     more than {@link #MAX_PIXELS} pixels
   */
  public Pixels(int width, int height) {
    this(width, height, new int[area(width, height)]);
  }

  /**
   * Wraps an array of straight colours.
   *
   * @throws IllegalArgumentException if the size is out of range as above, or the array does not
   *     hold exactly {@code width * height} pixels
   */
  public Pixels(int width, int height, int[] argb) {
    if (argb.length != area(width, height)) {
      throw new IllegalArgumentException(
          width + " x " + height + " pixels need an array of that many, not of " + argb.length);
    }
    this.width = width;
    this.height = height;
    this.argb = argb;
  }

  /**
   * Returns a picture made from premultiplied colours, as renderers blend them. The array is not
   * changed.
   *
   * @throws IllegalArgumentException as the constructor
   */
  public static Pixels ofPremultiplied(int width, int height, int[] premultiplied) {
    return new Pixels(width, height, premultiplied.clone()).divideByAlpha();
  }

  /**
   * Returns how many pixels a picture of a size has.
   *
   * @throws IllegalArgumentException if a side is below 1 or above {@link #MAX_SIDE}, or there are
   *     more than {@link #MAX_PIXELS} pixels
   */
  public static int area(int width, int height) {
    if (width < 1 || width > MAX_SIDE || height < 1 || height > MAX_SIDE) {
      throw new IllegalArgumentException(
          "a picture's sides are from 1 to " + MAX_SIDE + ", not " + width + " x " + height);
    }
    if ((long) width * height > MAX_PIXELS) {
      throw new IllegalArgumentException(
          "a picture has at most " + MAX_PIXELS + " pixels, not " + width + " x " + height);
    }
    return width * height;
  }

  /** Returns the number of columns. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /** Returns the pixels: the array itself, so that it can be filled. */
  public int[] argb() {
    return argb;
  }

  /**
   * Returns one pixel.
   *
   * @throws IllegalArgumentException if there is no such column or row
   */
  public int argb(int x, int y) {
    if (x < 0 || x >= width || y < 0 || y >= height) {
      throw new IllegalArgumentException(
          "no pixel " + x + ", " + y + " in " + width + " x " + height);
    }
    return argb[y * width + x];
  }

  /**
   * Turns premultiplied colours into straight ones, in place. Multiplying the result by its alpha
   * and rounding always restores the premultiplied colour. A colour above its alpha, which no
   * renderer should produce, is clamped to white; fully transparent pixels become 0. Returns this.
   */
  public Pixels divideByAlpha() {
    for (int i = 0; i < argb.length; i++) {
      int pixel = argb[i];
      int alpha = pixel >>> 24;
      if (alpha == 0) {
        argb[i] = 0;
      } else if (alpha < 255) {
        int red = divided(pixel >> 16 & 255, alpha);
        int green = divided(pixel >> 8 & 255, alpha);
        int blue = divided(pixel & 255, alpha);
        argb[i] = alpha << 24 | red << 16 | green << 8 | blue;
      }
    }
    return this;
  }

  private static int divided(int part, int alpha) {
    return Math.min(255, (part * 255 + alpha / 2) / alpha);
  }
}
