package dev.limber.image.gif;

import dev.limber.image.Pixels;
import dev.limber.image.color.ColorHistogram;
import dev.limber.image.color.ColorIndex;
import dev.limber.image.color.NearestColor;

/**
 * The colours of a GIF: at most 255, because one entry is for transparent. All frames share them,
 * so that parts that do not move look the same in each.
 *
 * <p>A palette is made from pictures, preferably all frames or some from across the animation. Up
 * to 255 colours are kept exactly; if there are more, the palette is the best approximation.
 *
 * <p>Immutable and thread-safe.
 */
public final class GifPalette {
  /** The most colours. */
  public static final int MAX_COLORS = 255;

  private final ColorIndex exact;
  private final NearestColor nearest;
  private final Mixtures mixtures;

  private GifPalette(int[] rgb) {
    exact = new ColorIndex(MAX_COLORS);
    for (int color : rgb) {
      exact.add(color & 0xFFFFFF);
    }
    int[] colors = new int[exact.size()];
    for (int i = 0; i < colors.length; i++) {
      colors[i] = exact.color(i);
    }
    nearest = new NearestColor(colors);
    mixtures = new Mixtures(colors, nearest);
  }

  /**
   * Returns a palette of given colours, {@code 0xRRGGBB}; repeated ones count once.
   *
   * @throws IllegalArgumentException if there are none or more than {@link #MAX_COLORS}
   */
  public static GifPalette ofColors(int... rgb) {
    if (rgb.length < 1 || rgb.length > MAX_COLORS) {
      throw new IllegalArgumentException(
          "a palette has from 1 to " + MAX_COLORS + " colours, not " + rgb.length);
    }
    return new GifPalette(rgb);
  }

  /** Returns a palette for pictures that will be written with these options. */
  public static GifPalette of(GifOptions options, Pixels... samples) {
    Builder builder = new Builder(options);
    for (Pixels sample : samples) {
      builder.add(sample);
    }
    return builder.build();
  }

  /** Collects the colours of pictures one by one; its memory (11 MB) does not grow. */
  public static final class Builder {
    private final GifOptions options;
    private final ColorHistogram histogram = new ColorHistogram(MAX_COLORS);

    /** Creates a builder for pictures that will be written with these options. */
    public Builder(GifOptions options) {
      this.options = options;
    }

    /** Counts the colours of a picture, which is not kept. Returns this. */
    public Builder add(Pixels sample) {
      int[] argb = sample.argb();
      for (int at = 0; at < argb.length; ) {
        int pixel = argb[at];
        int from = at++;
        while (at < argb.length && argb[at] == pixel) {
          at++;
        }
        int color = options.flattened(pixel);
        if (color != 0) {
          histogram.add(color, at - from);
        }
      }
      return this;
    }

    /** Returns the palette; only black if nothing was visible. */
    public GifPalette build() {
      int[] colors = histogram.colors();
      return new GifPalette(colors.length == 0 ? new int[1] : colors);
    }
  }

  /** Returns how many colours there are. */
  public int size() {
    return exact.size();
  }

  /**
   * Returns a colour, {@code 0xRRGGBB}.
   *
   * @throws IllegalArgumentException if there is no such number
   */
  public int rgb(int number) {
    if (number < 0 || number >= size()) {
      throw new IllegalArgumentException("no colour " + number + "; there are " + size());
    }
    return exact.color(number);
  }

  /** The number that means transparent, after the last colour. */
  int transparent() {
    return size();
  }

  /** How many bits a number has, from 1 to 8. */
  int bits() {
    return 32 - Integer.numberOfLeadingZeros(size());
  }

  /** Returns the number of exactly this colour, or -1. */
  int find(int color) {
    return exact.find(color & 0xFFFFFF);
  }

  NearestColor nearest() {
    return nearest;
  }

  Mixtures mixtures() {
    return mixtures;
  }
}
