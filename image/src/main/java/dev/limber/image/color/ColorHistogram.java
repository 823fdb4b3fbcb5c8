package dev.limber.image.color;

/**
 * Counts colours: exactly while there are few, then in cells of 4 x 4 x 4 neighbours, so that its
 * memory does not grow.
 */
public final class ColorHistogram {
  private static final int CELLS = 1 << 18;
  private static final int STRIDE = 4;

  private final int most;
  private final ColorIndex exact;
  private boolean few = true;

  /** For each cell the count and the sums of red, green and blue. Whole numbers, so exact. */
  private final double[] sums = new double[STRIDE * CELLS];

  /** For each cell the colour that leads a running vote, and its lead. */
  private final int[] leaders = new int[CELLS];

  private final int[] leads = new int[CELLS];

  /** Creates an empty histogram for choosing at most this many colours, up to 256. */
  public ColorHistogram(int most) {
    this.most = most;
    this.exact = new ColorIndex(most);
  }

  /** Returns the cell of a colour. */
  public static int cell(int color) {
    return (color >> 18 & 63) << 12 | (color >> 10 & 63) << 6 | color >> 2 & 63;
  }

  /** Returns the colour in the middle of a cell. */
  public static int centre(int cell) {
    return (cell >> 12 & 63) << 18 | (cell >> 6 & 63) << 10 | (cell & 63) << 2 | 0x020202;
  }

  /** Counts a colour this many times; its alpha is ignored. */
  public void add(int color, int times) {
    int rgb = color & 0xFFFFFF;
    few = few && exact.add(rgb);
    int cell = cell(rgb);
    int at = STRIDE * cell;
    sums[at] += times;
    sums[at + 1] += (double) times * NearestColor.red(rgb);
    sums[at + 2] += (double) times * NearestColor.green(rgb);
    sums[at + 3] += (double) times * NearestColor.blue(rgb);
    if (leaders[cell] == rgb) {
      leads[cell] = Math.min(leads[cell] + times, Integer.MAX_VALUE / 2);
    } else if (leads[cell] >= times) {
      leads[cell] -= times;
    } else {
      leads[cell] = times - leads[cell];
      leaders[cell] = rgb;
    }
  }

  /**
   * Returns the colours that best represent all counted ones: exactly those if there are few
   * enough, otherwise as many as requested. Empty if nothing was counted.
   */
  public int[] colors() {
    if (few) {
      int[] all = new int[exact.size()];
      for (int i = 0; i < all.length; i++) {
        all[i] = exact.color(i);
      }
      return all;
    }
    WeightedColors cells = cells();
    return new Clusters(cells).refined(new ColorBoxes(cells).cut(most));
  }

  private WeightedColors cells() {
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      count += sums[STRIDE * cell] > 0 ? 1 : 0;
    }
    WeightedColors cells = new WeightedColors(count);
    for (int cell = 0; cell < CELLS; cell++) {
      int at = STRIDE * cell;
      double total = sums[at];
      if (total > 0) {
        // A lead of more than half: one flat colour, which a mean with others would change.
        boolean flat = 2.0 * leads[cell] > total;
        int mean =
            (int) (sums[at + 1] / total + 0.5) << 16
                | (int) (sums[at + 2] / total + 0.5) << 8
                | (int) (sums[at + 3] / total + 0.5);
        cells.add(flat ? leaders[cell] : mean, total, flat);
      }
    }
    return cells;
  }
}
