package dev.limber.image.gif;

/**
 * How pictures become GIF frames. Immutable: {@code GifOptions.DEFAULT.withMatte(0xFFFFFF)}.
 *
 * <p>A GIF pixel is transparent or opaque. Without a matte, a pixel is opaque in its own colour if
 * its alpha is 128 or more: hard edges, suitable for any background. With a matte, every visible
 * pixel is blended over the matte colour: soft edges, for a page of that colour.
 *
 * @param dither what to do with colours that are not in the palette
 * @param matte the colour behind soft edges, {@code 0xRRGGBB}, or {@link #NO_MATTE}
 * @param plays how often the animation is shown, up to 65,536; 0 is forever
 */
public record GifOptions(Dither dither, int matte, int plays) {
  /** Says that there is no matte. */
  public static final int NO_MATTE = -1;

  /** Pattern dither, no matte, shown forever. */
  public static final GifOptions DEFAULT = new GifOptions(Dither.PATTERN, NO_MATTE, 0);

  private static final int MAX_PLAYS = 65_536;
  private static final int HALF = 128;

  /** Rejects numbers out of range. */
  public GifOptions {
    if (matte != NO_MATTE && matte >>> 24 != 0) {
      throw new IllegalArgumentException(
          "a matte is from 0 to 0xFFFFFF, or NO_MATTE, not 0x" + Integer.toHexString(matte));
    }
    if (plays < 0 || plays > MAX_PLAYS) {
      throw new IllegalArgumentException("plays are from 0 to " + MAX_PLAYS + ", not " + plays);
    }
  }

  /** Returns the same with another dither. */
  public GifOptions withDither(Dither other) {
    return new GifOptions(other, matte, plays);
  }

  /** Returns the same with another matte. */
  public GifOptions withMatte(int other) {
    return new GifOptions(dither, other, plays);
  }

  /** Returns the same, shown another number of times. */
  public GifOptions withPlays(int other) {
    return new GifOptions(dither, matte, other);
  }

  /** Returns a straight colour as it will be shown: opaque, or 0 for transparent. */
  int flattened(int argb) {
    int alpha = argb >>> 24;
    if (alpha == 255) {
      return argb;
    }
    if (matte == NO_MATTE) {
      return alpha >= HALF ? argb | 0xFF000000 : 0;
    }
    return alpha == 0
        ? 0
        : 0xFF000000
            | over(argb >> 16 & 255, matte >> 16 & 255, alpha) << 16
            | over(argb >> 8 & 255, matte >> 8 & 255, alpha) << 8
            | over(argb & 255, matte & 255, alpha);
  }

  private static int over(int part, int below, int alpha) {
    return (part * alpha + below * (255 - alpha) + 127) / 255;
  }
}
