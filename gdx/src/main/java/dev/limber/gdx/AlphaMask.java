package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import java.nio.ByteBuffer;

/** The alphas of an image, kept for hit tests: pixels on the graphics card cannot be read. */
final class AlphaMask {
  /** Above this many pixels, only every second, third and so on is kept. */
  private static final int MOST = 1 << 20;

  private final byte[] alphas;
  private final int columns;
  private final int rows;
  private final int width;
  private final int height;

  /** Reads the alphas of a picture with eight bits each for red, green, blue and alpha. */
  AlphaMask(Pixmap pixels) {
    width = pixels.getWidth();
    height = pixels.getHeight();
    int step = 1;
    while ((long) pixels.getWidth() * pixels.getHeight() / ((long) step * step) > MOST) {
      step++;
    }
    columns = (pixels.getWidth() + step - 1) / step;
    rows = (pixels.getHeight() + step - 1) / step;
    alphas = new byte[columns * rows];
    ByteBuffer bytes = pixels.getPixels();
    for (int y = 0, i = 0; y < rows; y++) {
      int at = 4 * (y * step * pixels.getWidth()) + 3;
      for (int x = 0; x < columns; x++, i++) {
        alphas[i] = bytes.get(at + 4 * x * step);
      }
    }
  }

  /** Returns the width of the image in pixels. */
  int width() {
    return width;
  }

  /** Returns the height of the image in pixels. */
  int height() {
    return height;
  }

  /** Returns the alpha at a point, 0 outside. */
  double alpha(double u, double v) {
    if (!(u >= 0 && u <= 1 && v >= 0 && v <= 1)) {
      return 0;
    }
    int x = Math.min((int) (u * columns), columns - 1);
    int y = Math.min((int) (v * rows), rows - 1);
    return (alphas[y * columns + x] & 0xff) / 255.0;
  }
}
