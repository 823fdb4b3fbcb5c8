package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.nio.ByteBuffer;

/**
 * Decodes images to pixels with eight bits each for red, green, blue and alpha, without a graphics
 * card.
 */
final class PixmapDecoder {
  private PixmapDecoder() {}

  /**
   * Decodes a PNG or JPEG file; colours are not yet multiplied by alpha.
   *
   * @throws LimberException if it is damaged
   */
  static Pixmap decode(String name, byte[] bytes) {
    Pixmap decoded;
    try {
      decoded = new Pixmap(bytes, 0, bytes.length);
    } catch (GdxRuntimeException e) {
      String message = "the image is damaged: " + e.getMessage();
      throw new LimberException(
          new Diagnostic(Severity.WARNING, "image-broken", "", new Place.Entry(name), message, ""));
    }
    if (decoded.getFormat() == Pixmap.Format.RGBA8888) {
      return decoded;
    }
    Pixmap converted = copy(decoded);
    decoded.dispose();
    return converted;
  }

  /** Returns the same pixels with eight bits each for red, green, blue and alpha. */
  static Pixmap copy(Pixmap pixels) {
    Pixmap copy = blank(pixels.getWidth(), pixels.getHeight());
    copy.drawPixmap(pixels, 0, 0);
    return copy;
  }

  /** Returns transparent pixels; what is drawn onto them replaces them. */
  static Pixmap blank(int width, int height) {
    Pixmap pixels = new Pixmap(width, height, Pixmap.Format.RGBA8888);
    pixels.setBlending(Pixmap.Blending.None);
    pixels.setFilter(Pixmap.Filter.NearestNeighbour);
    return pixels;
  }

  /**
   * Multiplies colours by their alpha: once, before any averaging, so the colours of transparent
   * pixels do not show at edges.
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
}
