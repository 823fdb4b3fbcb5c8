package dev.limber.gdx;

import java.util.ArrayList;
import java.util.List;

/**
 * Puts pictures into pages, in rows of falling height, with a white spot on each page. Around each
 * picture the page is transparent: smaller sizes of the texture find no neighbour there, and edges
 * that are drawn with it fade out.
 */
final class PagePacker {
  /** How far around a picture nothing else is: enough down to an eighth of the size. */
  static final int GUTTER = 8;

  /** What graphics cards can do; a picture that is larger gets a page of its size. */
  private static final int LARGEST = 4096;

  private record Item(SourceImage image, SourceImage.Picture picture) {
    int width() {
      return picture.width() + 2 * GUTTER;
    }

    int height() {
      return picture.height() + 2 * GUTTER;
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

  /** Packs the pictures of images, which are disposed. No picture makes no page. */
  static List<PixelPage> pack(List<SourceImage> images) {
    PagePacker packer = new PagePacker();
    List<Item> items = new ArrayList<>();
    for (SourceImage image : images) {
      for (SourceImage.Picture picture : image.pictures) {
        items.add(new Item(image, picture));
      }
    }
    if (!items.isEmpty()) {
      packer.packAll(items);
    }
    for (SourceImage image : images) {
      image.dispose();
    }
    return packer.pages;
  }

  private void packAll(List<Item> items) {
    items.sort((a, b) -> b.height() - a.height());
    double area = 0;
    int widest = 0;
    for (Item item : items) {
      area += (double) item.width() * item.height();
      widest = Math.max(widest, item.width());
    }
    // Behind the white spot even the widest has to fit.
    double least = Math.max(Math.sqrt(area), widest + WhiteSpot.ROOM);
    width = Math.max(Math.min(powerOfTwo(least), LARGEST), widest + WhiteSpot.ROOM);
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

  /** Sides that are powers of two have smaller sizes on every graphics card. */
  private static int powerOfTwo(double least) {
    int size = 32;
    while (size < least) {
      size *= 2;
    }
    return size;
  }
}
