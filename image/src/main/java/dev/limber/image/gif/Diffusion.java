package dev.limber.image.gif;

import java.util.Arrays;

/** Floyd and Steinberg's dither: rows in turn from the left and from the right. */
final class Diffusion {
  private final GifPalette palette;
  private final GifOptions options;
  private final int width;

  /** Sixteenths of red, green and blue that this row and the next still owe, with a rim. */
  private int[] here;

  private int[] below;

  Diffusion(GifPalette palette, GifOptions options, int width) {
    this.palette = palette;
    this.options = options;
    this.width = width;
    this.here = new int[3 * (width + 2)];
    this.below = new int[3 * (width + 2)];
  }

  void map(int[] argb, byte[] numbers) {
    int rows = argb.length / width;
    for (int y = 0; y < rows; y++) {
      int step = (y & 1) == 0 ? 1 : -1;
      int x = step > 0 ? 0 : width - 1;
      for (int i = 0; i < width; i++, x += step) {
        int color = options.flattened(argb[y * width + x]);
        numbers[y * width + x] =
            (byte) (color == 0 ? palette.transparent() : number(color, 3 * (x + 1), 3 * step));
      }
      int[] done = here;
      here = below;
      below = done;
      Arrays.fill(below, 0);
    }
  }

  /** Returns the number for a colour with what is owed at its place, and hands on the error. */
  private int number(int color, int at, int step) {
    int red = owed(color >> 16 & 255, here[at]);
    int green = owed(color >> 8 & 255, here[at + 1]);
    int blue = owed(color & 255, here[at + 2]);
    int wanted = red << 16 | green << 8 | blue;
    int exact = palette.find(wanted);
    int number = exact >= 0 ? exact : palette.mixtures().pair(wanted) & 255;
    int got = palette.rgb(number);
    handOn(red - (got >> 16 & 255), at, step);
    handOn(green - (got >> 8 & 255), at + 1, step);
    handOn(blue - (got & 255), at + 2, step);
    return number;
  }

  private static int owed(int part, int sixteenths) {
    return Math.max(0, Math.min(255, part + (sixteenths + 8 >> 4)));
  }

  private void handOn(int error, int at, int step) {
    here[at + step] += 7 * error;
    below[at - step] += 3 * error;
    below[at] += 5 * error;
    below[at + step] += error;
  }
}
