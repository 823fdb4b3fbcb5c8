package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import dev.limber.core.canvas.Bounds;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A few white pixels in a free place of an atlas. The place is wide enough that smaller sizes of
 * the texture do not carry the white into a picture beside it, down to an eighth.
 */
final class WhiteSpot {
  /** The white is in the middle, and as wide as a bilinear filter looks around. */
  private static final int ROOM = 18;

  private static final int WHITE = 2;

  final int x;
  final int y;

  private WhiteSpot(int x, int y) {
    this.x = x;
    this.y = y;
  }

  /** Returns how much room a spot takes, in pixels on each side. */
  static int room() {
    return ROOM;
  }

  /** Paints a spot with its room from a place on. */
  static WhiteSpot paint(Pixmap pixels, int left, int top) {
    ByteBuffer bytes = pixels.getPixels();
    int from = (ROOM - WHITE) / 2;
    for (int dy = 0; dy < WHITE; dy++) {
      for (int dx = 0; dx < WHITE; dx++) {
        bytes.putInt(4 * ((top + from + dy) * pixels.getWidth() + left + from + dx), -1);
      }
    }
    return new WhiteSpot(left + from + WHITE / 2, top + from + WHITE / 2);
  }

  /**
   * Looks for a free place and paints a spot there.
   *
   * @param taken places of the pictures: their transparent pixels are not free
   * @return null if there is no free place
   */
  static @Nullable WhiteSpot find(Pixmap pixels, List<Bounds> taken) {
    // From the end, where packers leave what they do not need.
    for (int top = pixels.getHeight() - ROOM; top >= 0; top -= ROOM) {
      for (int left = pixels.getWidth() - ROOM; left >= 0; left -= ROOM) {
        if (isFree(left, top, taken) && isEmpty(pixels, left, top)) {
          return paint(pixels, left, top);
        }
      }
    }
    return null;
  }

  private static boolean isFree(int left, int top, List<Bounds> taken) {
    for (Bounds one : taken) {
      if (left < one.maxX()
          && left + ROOM > one.minX()
          && top < one.maxY()
          && top + ROOM > one.minY()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isEmpty(Pixmap pixels, int left, int top) {
    ByteBuffer bytes = pixels.getPixels();
    for (int y = top; y < top + ROOM; y++) {
      for (int x = left; x < left + ROOM; x++) {
        if (bytes.get(4 * (y * pixels.getWidth() + x) + 3) != 0) {
          return false;
        }
      }
    }
    return true;
  }
}
