package dev.limber.java2d.raster;

import java.util.Arrays;

/**
 * Pixels that triangles of one call cover partly. Each pixel has 64 samples, each covered by a
 * triangle or not. Triangles that share an edge divide the samples between them, so a pixel between
 * them is complete and blended once: no seam. A sample covered twice belongs to a fold of the mesh;
 * then the earlier colour is blended first.
 */
final class EdgePixels {
  private static final long COMPLETE = -1L;

  private int[] slotOf = {};
  private int[] pixel = new int[256];
  private long[] covered = new long[256];

  /** Colours times covered samples: 16 bits each for alpha, red, green and blue. */
  private long[] sum = new long[256];

  /** Slots in use, counted from 1; slot 0 stands for none. */
  private int used = 1;

  private int[] target = {};

  /** Starts a call. */
  void begin(Surface surface) {
    int size = surface.width() * surface.height();
    if (slotOf.length < size) {
      slotOf = new int[size];
    }
    target = surface.pixels();
  }

  /** Blends the incomplete pixels and clears everything. */
  void end() {
    for (int slot = 1; slot < used; slot++) {
      blend(slot);
      slotOf[pixel[slot]] = 0;
    }
    used = 1;
  }

  /** Adds a colour on some of a pixel's samples. */
  void add(int at, long samples, int color) {
    int slot = slotOf[at];
    if (slot == 0) {
      slot = newSlot(at);
    } else if ((covered[slot] & samples) != 0) {
      blend(slot);
    }
    covered[slot] |= samples;
    sum[slot] += spread(color) * Long.bitCount(samples);
    if (covered[slot] == COMPLETE) {
      blend(slot);
    }
  }

  /** Blends the pending pixels of a span, because complete pixels will cover it. */
  void settle(int from, int to) {
    for (int at = from; at < to; at++) {
      if (slotOf[at] != 0) {
        blend(slotOf[at]);
      }
    }
  }

  private int newSlot(int at) {
    if (used == pixel.length) {
      pixel = Arrays.copyOf(pixel, 2 * used);
      covered = Arrays.copyOf(covered, 2 * used);
      sum = Arrays.copyOf(sum, 2 * used);
    }
    int slot = used++;
    slotOf[at] = slot;
    pixel[slot] = at;
    covered[slot] = 0;
    sum[slot] = 0;
    return slot;
  }

  private void blend(int slot) {
    if (covered[slot] != 0) {
      int at = pixel[slot];
      target[at] = Premultiplied.over(target[at], mean(sum[slot]));
      covered[slot] = 0;
      sum[slot] = 0;
    }
  }

  private static long spread(int color) {
    long c = color & 0xffffffffL;
    return (c & 0xff000000L) << 24 | (c & 0xff0000L) << 16 | (c & 0xff00L) << 8 | (c & 0xffL);
  }

  /** Returns a 64th of each component, rounded. */
  private static int mean(long sum) {
    long m = sum + 0x0020_0020_0020_0020L >>> 6;
    return (int) (m >>> 24 & 0xff000000L | m >>> 16 & 0xff0000L | m >>> 8 & 0xff00L | m & 0xffL);
  }
}
