package dev.limber.image.sheet;

import dev.limber.image.Region;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Packs rectangles tightly. It tries several widths and keeps the best; within a width, the tallest
 * rectangle comes first and each goes where its lower edge is highest (a skyline).
 */
public final class SheetPacker {
  private static final int WIDTHS = 24;

  private SheetPacker() {}

  /** Returns where each rectangle goes, in their order. */
  public static List<Region> pack(List<Region> rectangles, int gap) {
    List<Integer> order = new ArrayList<>();
    long area = 0;
    int widest = 0;
    for (int i = 0; i < rectangles.size(); i++) {
      Region one = rectangles.get(i);
      order.add(i);
      area += (long) (one.width() + gap) * (one.height() + gap);
      widest = Math.max(widest, one.width());
    }
    order.sort(
        Comparator.comparingInt((Integer i) -> -rectangles.get(i).height())
            .thenComparingInt(i -> -rectangles.get(i).width()));
    List<Region> best = List.of();
    long least = Long.MAX_VALUE;
    double square = Math.sqrt((double) area);
    for (int i = 0; i < WIDTHS; i++) {
      int width = Math.max(widest, (int) (square * (0.75 + 0.03 * i)));
      List<Region> places = pack(rectangles, order, width, gap);
      long size = size(places);
      if (size < least) {
        least = size;
        best = places;
      }
    }
    return best;
  }

  /** A sheet's area, plus a penalty for not being square. */
  private static long size(List<Region> places) {
    Region all = new Region(0, 0, 1, 1);
    for (Region place : places) {
      all = all.union(place);
    }
    long longer = Math.max(all.width(), all.height());
    return all.area() * 15 + longer * longer;
  }

  private static List<Region> pack(
      List<Region> rectangles, List<Integer> order, int width, int gap) {
    List<Region> places = new ArrayList<>(rectangles);
    Skyline skyline = new Skyline(width + gap);
    for (int i : order) {
      Region one = rectangles.get(i);
      places.set(i, skyline.place(one.width(), one.height(), gap));
    }
    return places;
  }
}
