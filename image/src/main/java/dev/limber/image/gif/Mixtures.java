package dev.limber.image.gif;

import dev.limber.image.color.ColorHistogram;
import dev.limber.image.color.NearestColor;

/**
 * For each small cell of the colour space, the two colours of a palette whose mixture is best: the
 * nearest one, and a partner for the remaining difference.
 *
 * <p>Cells are computed on first use. Two threads may compute the same cell and store the same
 * number, which is harmless.
 */
final class Mixtures {
  /** The penalty for mixing unlike colours, as a fraction of the energy of the visible grain. */
  private static final double GRAIN = 0.2;

  private static final int KNOWN = 1 << 16;

  private final int[] colors;
  private final NearestColor nearest;

  /** For each cell {@link #KNOWN}, the partner times 256, and the nearest; 0 if not computed. */
  private final int[] cells = new int[1 << 18];

  Mixtures(int[] colors, NearestColor nearest) {
    this.colors = colors;
    this.nearest = nearest;
  }

  /** Returns the nearest colour to a cell in the low 8 bits, and its partner in the next 8. */
  int pair(int color) {
    int cell = ColorHistogram.cell(color);
    int pair = cells[cell];
    if (pair == 0) {
      pair = KNOWN | compute(ColorHistogram.centre(cell));
      cells[cell] = pair;
    }
    return pair & 0xFFFF;
  }

  /** Returns how much of the partner a colour needs, in parts of 64. */
  int share(int color, int pair) {
    int first = colors[pair & 255];
    int partner = colors[pair >> 8];
    int whole = NearestColor.distance(first, partner);
    return whole == 0 ? 0 : (64 * NearestColor.dot(first, color, partner) + whole / 2) / whole;
  }

  private int compute(int color) {
    int first = nearest.find(color);
    int best = first;
    double missed = NearestColor.distance(color, colors[first]);
    double least = missed;
    for (int i = 0; i < colors.length; i++) {
      double along = NearestColor.dot(colors[first], color, colors[i]);
      if (along > 0) {
        double whole = NearestColor.distance(colors[first], colors[i]);
        double share = along / whole; // at most a half: the first is the nearest
        double cost = missed - share * along + GRAIN * share * (1 - share) * whole;
        if (cost < least) {
          least = cost;
          best = i;
        }
      }
    }
    return best << 8 | first;
  }
}
