package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import java.nio.ByteBuffer;

/**
 * A few white pixels in the corner of a texture, for shapes. All vertices of a shape are at one
 * texel, so no mipmap is used; the space around it keeps white out of the mipmaps of neighbouring
 * pictures.
 */
final class WhiteSpot {
  /** The space it takes, in pixels on each side. */
  static final int ROOM = 16;

  private static final int WHITE = 4;
  private static final float MIDDLE = 0.5f * WHITE;

  private WhiteSpot() {}

  static void paint(Pixmap pixels) {
    ByteBuffer bytes = pixels.getPixels();
    for (int y = 0; y < WHITE; y++) {
      for (int x = 0; x < WHITE; x++) {
        bytes.putInt(4 * (y * pixels.getWidth() + x), -1);
      }
    }
  }

  static float u(Pixmap pixels) {
    return MIDDLE / pixels.getWidth();
  }

  static float v(Pixmap pixels) {
    return MIDDLE / pixels.getHeight();
  }
}
