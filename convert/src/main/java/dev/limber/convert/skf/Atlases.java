package dev.limber.convert.skf;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Place;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import dev.limber.image.sheet.SheetPacker;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Texture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Packs pictures into atlases. Pictures that are the same in every pixel are stored once. Around
 * each there is a gutter with the colours of its border, so that smoothing finds no neighbour.
 */
final class Atlases {
  /** How far around a picture its border goes on. */
  private static final int GUTTER = 2;

  /** What every graphics card can do. */
  private static final int LARGEST = 4096;

  /** How much of a page is used at most when pictures are dealt out; packing is never perfect. */
  private static final double FULL = 0.75;

  private final List<Pixels> pictures = new ArrayList<>();
  private final Map<Integer, List<Integer>> byHash = new HashMap<>();
  private final List<Region> places = new ArrayList<>();
  private final List<Integer> pageOf = new ArrayList<>();
  private final List<Pixels> pages = new ArrayList<>();
  private final Diagnostics diagnostics;

  Atlases(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Adds a picture; returns its number. */
  int add(Pixels picture) {
    int side = Math.max(picture.width(), picture.height());
    if (side + 2 * GUTTER > LARGEST) {
      throw diagnostics.fatal(
          "convert-too-large",
          Place.FILE,
          "a picture would be "
              + picture.width()
              + " by "
              + picture.height()
              + " pixels; at most "
              + (LARGEST - 2 * GUTTER)
              + " a side fit into an atlas",
          "use a smaller --scale");
    }
    fillTransparent(picture);
    int hash = 31 * picture.width() + Arrays.hashCode(picture.argb());
    List<Integer> alike = byHash.computeIfAbsent(hash, h -> new ArrayList<>());
    for (int other : alike) {
      if (pictures.get(other).width() == picture.width()
          && Arrays.equals(pictures.get(other).argb(), picture.argb())) {
        return other;
      }
    }
    alike.add(pictures.size());
    pictures.add(picture);
    return pictures.size() - 1;
  }

  /**
   * Gives transparent pixels the colour of their neighbours. Where a renderer mixes colours before
   * it multiplies them by alpha, they would be seen as a dark seam otherwise.
   */
  private static void fillTransparent(Pixels picture) {
    int width = picture.width();
    int[] argb = picture.argb();
    int[] source = argb.clone();
    for (int y = 0; y < picture.height(); y++) {
      for (int x = 0; x < width; x++) {
        if (source[y * width + x] >>> 24 == 0) {
          argb[y * width + x] = around(source, width, picture.height(), x, y);
        }
      }
    }
  }

  private static int around(int[] argb, int width, int height, int x, int y) {
    int red = 0;
    int green = 0;
    int blue = 0;
    int count = 0;
    for (int j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
      for (int i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
        int pixel = argb[j * width + i];
        if (pixel >>> 24 != 0) {
          red += pixel >> 16 & 255;
          green += pixel >> 8 & 255;
          blue += pixel & 255;
          count++;
        }
      }
    }
    return count == 0 ? 0 : red / count << 16 | green / count << 8 | blue / count;
  }

  /** Packs all pictures. */
  void pack() {
    List<Integer> page = new ArrayList<>();
    double area = 0;
    for (int i = 0; i < pictures.size(); i++) {
      places.add(Region.EMPTY);
      pageOf.add(0);
      double own =
          (pictures.get(i).width() + 2.0 * GUTTER) * (pictures.get(i).height() + 2.0 * GUTTER);
      if (!page.isEmpty() && area + own > FULL * LARGEST * LARGEST) {
        pack(page);
        page.clear();
        area = 0;
      }
      page.add(i);
      area += own;
    }
    if (!page.isEmpty()) {
      pack(page);
    }
  }

  private void pack(List<Integer> page) {
    List<Region> sizes = new ArrayList<>();
    for (int i : page) {
      Pixels picture = pictures.get(i);
      sizes.add(new Region(0, 0, picture.width() + 2 * GUTTER, picture.height() + 2 * GUTTER));
    }
    List<Region> packed = SheetPacker.pack(sizes, 0);
    Region all = Region.EMPTY;
    for (Region one : packed) {
      all = all.union(one);
    }
    Pixels pixels = new Pixels(all.x() + all.width(), all.y() + all.height());
    for (int i = 0; i < page.size(); i++) {
      Region place = packed.get(i);
      Pixels picture = pictures.get(page.get(i));
      copy(picture, pixels, place);
      places.set(
          page.get(i),
          new Region(place.x() + GUTTER, place.y() + GUTTER, picture.width(), picture.height()));
      pageOf.set(page.get(i), pages.size());
    }
    pages.add(pixels);
  }

  private static void copy(Pixels picture, Pixels page, Region place) {
    for (int y = 0; y < place.height(); y++) {
      int row = Math.max(0, Math.min(picture.height() - 1, y - GUTTER));
      for (int x = 0; x < place.width(); x++) {
        int column = Math.max(0, Math.min(picture.width() - 1, x - GUTTER));
        page.argb()[(place.y() + y) * page.width() + place.x() + x] =
            picture.argb()[row * picture.width() + column];
      }
    }
  }

  /** Returns a texture that shows a picture. */
  Texture texture(String name, int picture) {
    Region place = places.get(picture);
    return new Texture(
        name, place.x(), place.y(), place.width(), place.height(), pageOf.get(picture));
  }

  /** Returns the images. */
  List<Pixels> pages() {
    return pages;
  }

  /** Returns what an armature says of the images. */
  List<Atlas> atlases() {
    List<Atlas> atlases = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      atlases.add(new Atlas("atlas" + i + ".png", pages.get(i).width(), pages.get(i).height()));
    }
    return atlases;
  }
}
