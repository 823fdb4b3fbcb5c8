package dev.limber.java2d.raster;

import java.util.Arrays;

/**
 * Fills polygons by the non-zero rule with smooth edges: 16 lines through each row of pixels, and
 * along each line the exact coverage of every pixel. Crossings are counted on each line, so that
 * overlapping polygons of the same direction form one area, blended once.
 *
 * <p>A line that is crossed nearly everywhere counts its crossings at each step instead of sorting
 * them, so that the time is linear in the sides and the rows that they pass.
 *
 * <p>Add sides with {@link #line}, then {@link #fill}. Never allocates once grown to its largest
 * size.
 */
public final class PathRaster {
  private static final int N = 16;

  /** Steps of a pixel along a line. */
  private static final int STEPS = 256;

  private static final int FULL = N * STEPS;

  /** With at least a crossing in so many steps of a line, on average, counting is faster. */
  private static final int DENSE = 16;

  /** Coordinates are clamped to this. */
  private static final double FARTHEST = 1e12;

  private int width;
  private int height;
  private int count;
  private double[] startX = new double[64];
  private double[] startY = new double[64];
  private double[] slope = new double[64];
  private int[] firstLine = new int[64];
  private int[] endLine = new int[64];
  private int[] direction = new int[64];

  /** For each row of pixels, the last side that begins there, and for each side the one before. */
  private int[] lastOfRow = {};

  private int[] before = new int[64];
  private int topRow;
  private int endRow;

  private int[] active = new int[64];
  private int activeCount;

  /** Crossings of a line: place in steps, then direction, in one number so that they sort. */
  private long[] crossings = new long[64];

  /** How the winding number changes from step to step of a line; empty until a line is dense. */
  private int[] turns = {};

  private final int dense;

  /** How the coverage changes from pixel to pixel. */
  private int[] change = {};

  private int leastX;
  private int mostX;

  /** Creates a raster; it can draw on any number of surfaces, one at a time. */
  public PathRaster() {
    this(DENSE);
  }

  /** Creates a raster that counts from another density on: always for a very large one. */
  PathRaster(int dense) {
    this.dense = dense;
  }

  /** Starts a shape on a surface. */
  void begin(Surface surface) {
    width = surface.width();
    height = surface.height();
    count = 0;
    topRow = height;
    endRow = 0;
    if (lastOfRow.length < height) {
      lastOfRow = new int[height];
    }
    Arrays.fill(lastOfRow, 0, height, -1);
    if (change.length < width + 2) {
      change = new int[width + 2];
    }
  }

  /** Adds a side in pixels. */
  void line(double fromX, double fromY, double toX, double toY) {
    double x0 = clamped(fromX);
    double y0 = clamped(fromY);
    double x1 = clamped(toX);
    double y1 = clamped(toY);
    if (y0 < y1) {
      add(x0, y0, x1, y1, 1);
    } else if (y0 > y1) {
      add(x1, y1, x0, y0, -1);
    }
  }

  private static double clamped(double place) {
    return Math.max(-FARTHEST, Math.min(FARTHEST, place));
  }

  private void add(double x0, double y0, double x1, double y1, int way) {
    int first = lineBelow(y0);
    int end = lineBelow(y1);
    if (first >= end) {
      return;
    }
    if (count == startX.length) {
      grow();
    }
    int side = count++;
    startX[side] = x0;
    startY[side] = y0;
    slope[side] = (x1 - x0) / (y1 - y0);
    firstLine[side] = first;
    endLine[side] = end;
    direction[side] = way;
    int row = first / N;
    topRow = Math.min(topRow, row);
    endRow = Math.max(endRow, (end + N - 1) / N);
    before[side] = lastOfRow[row];
    lastOfRow[row] = side;
  }

  private void grow() {
    int size = 2 * count;
    startX = Arrays.copyOf(startX, size);
    startY = Arrays.copyOf(startY, size);
    slope = Arrays.copyOf(slope, size);
    firstLine = Arrays.copyOf(firstLine, size);
    endLine = Arrays.copyOf(endLine, size);
    direction = Arrays.copyOf(direction, size);
    before = Arrays.copyOf(before, size);
    active = new int[size];
    crossings = new long[size];
  }

  /** Returns the first line that is not above a height, inside the surface. */
  private int lineBelow(double y) {
    return (int) Math.max(0, Math.min(N * (double) height, Math.ceil(N * y - 0.5)));
  }

  /** Fills what was added with a premultiplied colour. */
  void fill(Surface surface, int color) {
    activeCount = 0;
    for (int row = topRow; row < endRow; row++) {
      for (int side = lastOfRow[row]; side >= 0; side = before[side]) {
        active[activeCount++] = side;
      }
      if (activeCount > 0) {
        cover(row);
        blend(surface.pixels(), row * width, color);
      }
    }
  }

  private void cover(int row) {
    leastX = width;
    mostX = -1;
    for (int line = row * N; line < (row + 1) * N; line++) {
      int found = 0;
      double y = (line + 0.5) / N;
      for (int i = 0; i < activeCount; i++) {
        int side = active[i];
        if (line >= firstLine[side] && line < endLine[side]) {
          double x = startX[side] + (y - startY[side]) * slope[side];
          double step = Math.max(0, Math.min(width, x)) * STEPS + 0.5;
          crossings[found++] = (long) step << 2 | direction[side] + 1;
        }
      }
      if ((long) found * dense > (long) width * STEPS) {
        coverDenseLine(found);
      } else {
        Arrays.sort(crossings, 0, found);
        coverLine(found);
      }
    }
    removeEnded((row + 1) * N);
  }

  private void coverLine(int found) {
    int winding = 0;
    int from = 0;
    for (int i = 0; i < found; i++) {
      int at = (int) (crossings[i] >> 2);
      int next = winding + (int) (crossings[i] & 3) - 1;
      if (winding == 0) {
        from = at;
      } else if (next == 0 && at > from) {
        coverSpan(from, at);
      }
      winding = next;
    }
  }

  private void coverDenseLine(int found) {
    if (turns.length <= width * STEPS) {
      turns = new int[width * STEPS + 1];
    }
    int least = turns.length;
    int most = -1;
    for (int i = 0; i < found; i++) {
      int at = (int) (crossings[i] >> 2);
      turns[at] += (int) (crossings[i] & 3) - 1;
      least = Math.min(least, at);
      most = Math.max(most, at);
    }
    int winding = 0;
    int from = 0;
    for (int at = least; at <= most; at++) {
      if (turns[at] != 0) {
        int next = winding + turns[at];
        turns[at] = 0;
        if (winding == 0) {
          from = at;
        } else if (next == 0) {
          coverSpan(from, at);
        }
        winding = next;
      }
    }
  }

  private void coverSpan(int from, int to) {
    int first = from / STEPS;
    int last = to / STEPS;
    int skipped = from % STEPS;
    int reached = to % STEPS;
    change[first] += STEPS - skipped;
    change[first + 1] += skipped;
    change[last] -= STEPS - reached;
    change[last + 1] -= reached;
    leastX = Math.min(leastX, first);
    mostX = Math.max(mostX, last);
  }

  private void removeEnded(int line) {
    int kept = 0;
    for (int i = 0; i < activeCount; i++) {
      if (endLine[active[i]] > line) {
        active[kept++] = active[i];
      }
    }
    activeCount = kept;
  }

  private void blend(int[] pixels, int rowAt, int color) {
    boolean opaque = color >>> 24 == 255;
    int covered = 0;
    for (int x = leastX; x <= mostX; x++) {
      covered += change[x];
      change[x] = 0;
      // A span that ends at the right border closes in the column behind it.
      if (covered == 0 || x >= width) {
        continue;
      }
      if (covered == FULL && opaque) {
        pixels[rowAt + x] = color;
      } else {
        int share = (covered * 255 + FULL / 2) / FULL;
        pixels[rowAt + x] =
            Premultiplied.over(pixels[rowAt + x], Premultiplied.scaled(color, share));
      }
    }
    if (mostX >= 0) {
      change[mostX + 1] = 0;
    }
  }
}
