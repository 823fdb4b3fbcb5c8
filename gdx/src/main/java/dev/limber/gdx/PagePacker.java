package dev.limber.gdx;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * Packs pictures into pages, in rows of decreasing height, with a white spot on each page. The page
 * is transparent around each picture, so that mipmaps do not mix in neighbours, and edges drawn
 * with it fade out.
 */
final class PagePacker {
  /** The empty space around a picture: enough down to an eighth of the size. */
  static final int GUTTER = 8;

  /**
   * The longest side of a picture: with the space around it, it fits into a texture of 8192 pixels,
   * which every desktop graphics card supports.
   */
  static final int LARGEST_PICTURE = 8192 - 2 * GUTTER - WhiteSpot.ROOM;

  /** The size that every graphics card supports; a larger picture gets its own page. */
  private static final int LARGEST = 4096;

  /**
   * This many pixels are always allowed, however low the limit, because the space around pictures
   * counts.
   */
  private static final long ALWAYS = 1 << 16;

  private record Item(SourceImage image, SourceImage.Picture picture) {
    int width() {
      return picture.width() + 2 * GUTTER;
    }

    int height() {
      return picture.height() + 2 * GUTTER;
    }

    boolean needsOwnPage() {
      return width() + WhiteSpot.ROOM > LARGEST || height() > LARGEST;
    }
  }

  private record Placed(Item item, int x, int y) {}

  private final List<PixelPage> pages = new ArrayList<>();
  private final List<Placed> placed = new ArrayList<>();
  private int width;
  private int x;
  private int y;
  private int rowHeight;

  private PagePacker() {}

  /**
   * Packs the pictures of images and disposes the images. Without pictures there are no pages.
   *
   * @param file whose images they are
   * @param limits pictures that exceed {@code imagePixels} in total are left out
   * @param diagnostics receives a diagnostic for each image that is left out
   */
  static List<PixelPage> pack(
      List<SourceImage> images, String file, Limits limits, List<Diagnostic> diagnostics) {
    PagePacker packer = new PagePacker();
    List<Item> items = new ArrayList<>();
    long left = Math.max(limits.imagePixels(), ALWAYS);
    boolean done = false;
    try {
      for (SourceImage image : images) {
        List<Item> own = new ArrayList<>();
        for (SourceImage.Picture picture : image.pictures) {
          own.add(new Item(image, picture));
        }
        String problem = problem(own, left);
        if (problem.isEmpty()) {
          items.addAll(own);
          left -= area(own);
        } else {
          // The whole image: a picture missing from an atlas would be drawn with another one.
          diagnostics.add(
              new Diagnostic(
                  Severity.WARNING,
                  "image-too-large",
                  file,
                  new Place.Entry(image.name),
                  problem,
                  ""));
        }
      }
      packer.packAll(items);
      done = true;
    } finally {
      for (SourceImage image : images) {
        image.dispose();
      }
      if (!done) {
        packer.pages.forEach(PixelPage::dispose);
      }
    }
    return packer.pages;
  }

  /** Returns why an image cannot be used; empty if it can. */
  private static String problem(List<Item> items, long left) {
    for (Item item : items) {
      int side = Math.max(item.picture.width(), item.picture.height());
      if (side > LARGEST_PICTURE) {
        return "a picture of "
            + item.picture.width()
            + " by "
            + item.picture.height()
            + " pixels fits into no texture; neither side may have more than "
            + LARGEST_PICTURE;
      }
    }
    long area = area(items);
    return area <= left
        ? ""
        : "its pictures take "
            + area
            + " pixels of textures; the limit \"imagePixels\" leaves "
            + left;
  }

  private static long area(List<Item> items) {
    long area = 0;
    for (Item item : items) {
      area += (long) item.width() * item.height();
    }
    return area;
  }

  private void packAll(List<Item> items) {
    List<Item> usual = new ArrayList<>();
    for (Item item : items) {
      if (item.needsOwnPage()) {
        packTogether(List.of(item));
      } else {
        usual.add(item);
      }
    }
    if (!usual.isEmpty()) {
      usual.sort((a, b) -> b.height() - a.height());
      packTogether(usual);
    }
  }

  private void packTogether(List<Item> items) {
    int widest = 0;
    for (Item item : items) {
      widest = Math.max(widest, item.width());
    }
    // Even the widest must fit beside the white spot.
    int least = widest + WhiteSpot.ROOM;
    double square = Math.min(Math.sqrt((double) area(items)), LARGEST);
    // A tall picture makes a narrow page.
    width = powerOfTwo(items.size() == 1 ? least : Math.max(square, least));
    startPage();
    for (Item item : items) {
      place(item);
    }
    endPage();
  }

  private void startPage() {
    x = WhiteSpot.ROOM;
    y = 0;
    rowHeight = WhiteSpot.ROOM;
  }

  private void place(Item item) {
    if (x + item.width() > width) {
      x = 0;
      y += rowHeight;
      rowHeight = 0;
    }
    if (y + item.height() > LARGEST && !placed.isEmpty()) {
      endPage();
      startPage();
    }
    placed.add(new Placed(item, x + GUTTER, y + GUTTER));
    x += item.width();
    rowHeight = Math.max(rowHeight, item.height());
  }

  private void endPage() {
    PixelPage page = new PixelPage(width, powerOfTwo(y + rowHeight));
    for (Placed one : placed) {
      page.add(one.item.image, one.item.picture, one.x, one.y);
    }
    page.finish();
    pages.add(page);
    placed.clear();
  }

  /** Every graphics card supports mipmaps for sides that are powers of two. */
  private static int powerOfTwo(double least) {
    int size = 32;
    while (size < least) {
      size *= 2;
    }
    return size;
  }
}
