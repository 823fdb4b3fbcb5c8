package dev.limber.image.color;

/**
 * Finds the colour of a palette that is nearest to another.
 *
 * <p>Differences of red, green and blue count 2 : 4 : 3 after squaring: a rough model of human
 * vision that needs only whole numbers, so that the result is the same everywhere.
 */
public final class NearestColor {
  private static final int RED_WEIGHT = 2;
  private static final int GREEN_WEIGHT = 4;
  private static final int BLUE_WEIGHT = 3;

  /** Colours sorted by their green, and which number each has in the palette. */
  private final int[] sorted;

  private final int[] numbers;

  /** For each green where in the sorted colours it begins. */
  private final int[] start = new int[257];

  /** Creates a finder for at least one colour; alphas are ignored. */
  public NearestColor(int[] palette) {
    sorted = new int[palette.length];
    numbers = new int[palette.length];
    for (int color : palette) {
      start[green(color) + 1]++;
    }
    for (int g = 0; g < 256; g++) {
      start[g + 1] += start[g];
    }
    int[] next = start.clone();
    for (int i = 0; i < palette.length; i++) {
      int at = next[green(palette[i])]++;
      sorted[at] = palette[i];
      numbers[at] = i;
    }
  }

  /** Returns the squared difference of two colours. */
  public static int distance(int one, int other) {
    return dot(one, other, other);
  }

  /** Returns the inner product of the differences between one colour and two others. */
  public static int dot(int from, int one, int other) {
    return RED_WEIGHT * (red(one) - red(from)) * (red(other) - red(from))
        + GREEN_WEIGHT * (green(one) - green(from)) * (green(other) - green(from))
        + BLUE_WEIGHT * (blue(one) - blue(from)) * (blue(other) - blue(from));
  }

  /** Returns the sum of squares of sums over the channels, weighted as distances are. */
  static double weigh(double red, double green, double blue) {
    return RED_WEIGHT * red * red + GREEN_WEIGHT * green * green + BLUE_WEIGHT * blue * blue;
  }

  /** Returns the number of the nearest colour. */
  public int find(int color) {
    int green = green(color);
    int best = -1;
    int least = Integer.MAX_VALUE;
    int up = start[green];
    int down = up - 1;
    while (up < sorted.length || down >= 0) {
      if (up < sorted.length) {
        int away = green(sorted[up]) - green;
        if (GREEN_WEIGHT * away * away >= least) {
          up = sorted.length; // all further ones differ more in green alone
        } else {
          int distance = distance(color, sorted[up]);
          if (distance < least) {
            least = distance;
            best = numbers[up];
          }
          up++;
        }
      }
      if (down >= 0) {
        int away = green(sorted[down]) - green;
        if (GREEN_WEIGHT * away * away >= least) {
          down = -1;
        } else {
          int distance = distance(color, sorted[down]);
          if (distance < least) {
            least = distance;
            best = numbers[down];
          }
          down--;
        }
      }
    }
    return best;
  }

  static int red(int color) {
    return color >> 16 & 255;
  }

  static int green(int color) {
    return color >> 8 & 255;
  }

  static int blue(int color) {
    return color & 255;
  }
}
