package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.nio.ByteBuffer;

/** Decodes the images of one character, which share the limit on pixels. Needs no graphics card. */
final class ImageDecoder {
  /** More do not fit into one piece of memory, at four bytes each. */
  private static final int MOST = Integer.MAX_VALUE / 4;

  private final String file;
  private final int limit;
  private int left;

  /** Creates a decoder for the images of a file. */
  ImageDecoder(String file, Limits limits) {
    this.file = file;
    limit = Math.min(limits.imagePixels(), MOST);
    left = limit;
  }

  /**
   * Decodes a PNG or JPEG file to eight bits for red, green, blue and alpha, not yet multiplied.
   *
   * @throws LimberException if it is broken, of another format, or larger than what is left
   */
  Pixmap decode(String name, byte[] bytes) {
    long pixels = ImageSize.pixels(bytes);
    if (pixels < 0) {
      throw failure(name, "image-format", "this is neither a PNG nor a JPEG file");
    }
    if (pixels > left) {
      throw failure(
          name,
          "image-too-large",
          "the image has "
              + pixels
              + " pixels; the limit \"imagePixels\" leaves "
              + left
              + " of "
              + limit);
    }
    left -= (int) pixels;
    Pixmap decoded;
    try {
      decoded = new Pixmap(bytes, 0, bytes.length);
    } catch (GdxRuntimeException e) {
      throw failure(name, "image-broken", "the image is damaged: " + e.getMessage());
    }
    if (decoded.getFormat() == Pixmap.Format.RGBA8888) {
      return decoded;
    }
    Pixmap converted = blank(decoded.getWidth(), decoded.getHeight());
    converted.drawPixmap(decoded, 0, 0);
    decoded.dispose();
    return converted;
  }

  /** Returns transparent pixels; what is drawn onto them replaces them. */
  static Pixmap blank(int width, int height) {
    Pixmap pixels = new Pixmap(width, height, Pixmap.Format.RGBA8888);
    pixels.setBlending(Pixmap.Blending.None);
    pixels.setFilter(Pixmap.Filter.NearestNeighbour);
    return pixels;
  }

  /**
   * Multiplies colours by their alpha. Once, before anything is averaged: whatever colour hides in
   * transparent pixels cannot be seen at edges.
   */
  static void premultiply(Pixmap pixels) {
    ByteBuffer bytes = pixels.getPixels();
    int end = 4 * pixels.getWidth() * pixels.getHeight();
    for (int i = 0; i < end; i += 4) {
      int rgba = bytes.getInt(i);
      int a = rgba & 0xff;
      if (a == 0) {
        bytes.putInt(i, 0);
      } else if (a < 255) {
        int r = times(rgba >>> 24, a);
        int g = times(rgba >>> 16 & 0xff, a);
        int b = times(rgba >>> 8 & 0xff, a);
        bytes.putInt(i, r << 24 | g << 16 | b << 8 | a);
      }
    }
  }

  private static int times(int color, int alpha) {
    return (color * alpha + 127) / 255;
  }

  private LimberException failure(String name, String code, String message) {
    return new LimberException(
        new Diagnostic(Severity.WARNING, code, file, new Place.Entry(name), message, ""));
  }
}
