package dev.limber.image.png;

import dev.limber.image.Pixels;
import dev.limber.image.Region;
import dev.limber.image.RegionFinder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Packs a frame in every way that reproduces its pixels exactly, and keeps the shortest: the
 * changed rectangle as it is, the same with unchanged pixels transparent, or the rectangle that
 * remains to be drawn after that of the frame before has been cleared.
 */
final class FramePacker {
  private final PixelDeflater deflater;
  private final int width;
  private final boolean alpha;

  FramePacker(PngFormat format, int level, int width) {
    this.deflater = new PixelDeflater(format, level);
    this.width = width;
    this.alpha = format == PngFormat.RGBA;
  }

  /** Packs all pixels. */
  PackedFrame whole(Pixels frame) throws IOException {
    Region all = new Region(0, 0, frame.width(), frame.height());
    return pack(frame.argb(), all, false, false);
  }

  /**
   * Packs the changes that turn a canvas into a frame.
   *
   * @param canvas the frame before, as displayed
   * @param before the region of the frame before
   */
  PackedFrame smallest(int[] canvas, Region before, Pixels frame) throws IOException {
    int[] next = frame.argb();
    Region changed = atLeastOnePixel(changed(canvas, next));
    PackedFrame best = pack(next, changed, false, false);
    if (alpha && isOpaqueWhereChanged(canvas, next, changed)) {
      best = shorter(best, pack(onlyChanges(canvas, next, changed), changed, false, true));
    }
    if (alpha) {
      Region left = atLeastOnePixel(changed(cleared(canvas, before), next));
      if (left.area() < changed.area()) {
        best = shorter(best, pack(next, left, true, false));
      }
    }
    return best;
  }

  private static PackedFrame shorter(PackedFrame one, PackedFrame other) {
    return other.data().length < one.data().length ? other : one;
  }

  private PackedFrame pack(int[] argb, Region region, boolean clears, boolean over)
      throws IOException {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    data.write(new byte[PackedFrame.DATA_AT], 0, PackedFrame.DATA_AT);
    deflater.deflate(argb, width, region, (block, length) -> data.write(block, 0, length));
    return new PackedFrame(region, clears, over, data.toByteArray());
  }

  private Region changed(int[] canvas, int[] next) {
    RegionFinder found = new RegionFinder();
    for (int i = 0; i < next.length; i++) {
      if (canvas[i] != next[i]) {
        found.add(i % width, i / width);
      }
    }
    return found.region();
  }

  /** APNG has no empty frames. */
  private static Region atLeastOnePixel(Region region) {
    return region.isEmpty() ? new Region(0, 0, 1, 1) : region;
  }

  private boolean isOpaqueWhereChanged(int[] canvas, int[] next, Region region) {
    for (int y = region.y(); y < region.y() + region.height(); y++) {
      int from = y * width + region.x();
      for (int i = from; i < from + region.width(); i++) {
        if (canvas[i] != next[i] && next[i] >>> 24 != 255) {
          return false;
        }
      }
    }
    return true;
  }

  private int[] onlyChanges(int[] canvas, int[] next, Region region) {
    int[] changes = new int[next.length];
    for (int y = region.y(); y < region.y() + region.height(); y++) {
      int from = y * width + region.x();
      for (int i = from; i < from + region.width(); i++) {
        changes[i] = canvas[i] == next[i] ? 0 : next[i];
      }
    }
    return changes;
  }

  private int[] cleared(int[] canvas, Region region) {
    int[] cleared = canvas.clone();
    for (int y = region.y(); y < region.y() + region.height(); y++) {
      int from = y * width + region.x();
      Arrays.fill(cleared, from, from + region.width(), 0);
    }
    return cleared;
  }
}
