package dev.limber.image.sheet;

import dev.limber.image.Region;

/** The lower edge of what has been placed so far: columns and the depth from each on. */
final class Skyline {
  private final int width;
  private int[] starts = new int[16];
  private int[] depths = new int[16];
  private int count = 1;

  Skyline(int width) {
    this.width = width;
  }

  /**
   * Places a rectangle, which must not be wider than the sheet, where its lower edge is highest.
   */
  Region place(int placedWidth, int placedHeight, int gap) {
    int best = 0;
    int top = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      if (starts[i] + placedWidth + gap <= width) {
        int depth = depth(i, placedWidth + gap);
        if (depth < top) {
          top = depth;
          best = i;
        }
      }
    }
    Region place = new Region(starts[best], top, placedWidth, placedHeight);
    lower(best, placedWidth + gap, top + placedHeight + gap);
    return place;
  }

  /** How far down the skyline reaches from the start of a step over some columns. */
  private int depth(int step, int columns) {
    int end = starts[step] + columns;
    int depth = 0;
    for (int i = step; i < count && starts[i] < end; i++) {
      depth = Math.max(depth, depths[i]);
    }
    return depth;
  }

  /** Lowers some columns from the start of a step to a depth. */
  private void lower(int step, int columns, int depth) {
    int[] newStarts = new int[count + 2];
    int[] newDepths = new int[count + 2];
    int start = starts[step];
    int end = start + columns;
    System.arraycopy(starts, 0, newStarts, 0, step);
    System.arraycopy(depths, 0, newDepths, 0, step);
    int at = step;
    newStarts[at] = start;
    newDepths[at++] = depth;
    int last = step; // the step that the end falls into
    while (last + 1 < count && starts[last + 1] <= end) {
      last++;
    }
    if (end < width) {
      newStarts[at] = end;
      newDepths[at++] = depths[last];
    }
    for (int i = last + 1; i < count; i++) {
      newStarts[at] = starts[i];
      newDepths[at++] = depths[i];
    }
    starts = newStarts;
    depths = newDepths;
    count = at;
  }
}
