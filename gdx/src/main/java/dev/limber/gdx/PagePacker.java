package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Puts images into pages, in rows of falling height, with a white spot on each page. Around an
 * image go copies of its edge, so that filters and smaller sizes of the texture find no neighbour
 * there.
 */
final class PagePacker {
  /** How far the edge is repeated: enough for an eighth of the size. */
  private static final int EDGE = 8;

  /** What every graphics card can do; an image that is larger gets a page of its size. */
  private static final int LARGEST = 2048;

  private final List<PixelPage> pages = new ArrayList<>();
  private final List<Placed> row = new ArrayList<>();
  private int width;
  private int x;
  private int y;
  private int rowHeight;

  private record Placed(String name, Pixmap pixels, int x, int y) {}

  private PagePacker() {}

  /** Packs images; they are disposed. No image makes no page. */
  static List<PixelPage> pack(Map<String, Pixmap> images) {
    PagePacker packer = new PagePacker();
    if (!images.isEmpty()) {
      packer.packAll(images);
    }
    return packer.pages;
  }

  private void packAll(Map<String, Pixmap> images) {
    List<Map.Entry<String, Pixmap>> byHeight = new ArrayList<>(images.entrySet());
    byHeight.sort((a, b) -> b.getValue().getHeight() - a.getValue().getHeight());
    long area = 0;
    int widest = WhiteSpot.room();
    for (Map.Entry<String, Pixmap> image : byHeight) {
      area += (long) outer(image.getValue().getWidth()) * outer(image.getValue().getHeight());
      widest = Math.max(widest, outer(image.getValue().getWidth()));
    }
    width = Math.max(widest, (int) Math.min(powerOfTwo(Math.sqrt(1.1 * area)), LARGEST));
    startPage();
    for (Map.Entry<String, Pixmap> image : byHeight) {
      place(image.getKey(), image.getValue());
    }
    endPage();
  }

  private void startPage() {
    // The white spot is the first thing in the first row.
    x = WhiteSpot.room();
    y = 0;
    rowHeight = WhiteSpot.room();
  }

  private void place(String name, Pixmap image) {
    int w = outer(image.getWidth());
    int h = outer(image.getHeight());
    if (x + w > width) {
      x = 0;
      y += rowHeight;
      rowHeight = 0;
    }
    if (y + h > LARGEST && !row.isEmpty()) {
      endPage();
      startPage();
    }
    row.add(new Placed(name, image, x + EDGE, y + EDGE));
    x += w;
    rowHeight = Math.max(rowHeight, h);
  }

  private void endPage() {
    PixelPage page = new PixelPage(ImageDecoder.blank(width, (int) powerOfTwo(y + rowHeight)));
    page.white(WhiteSpot.paint(page.pixels(), 0, 0));
    for (Placed one : row) {
      Pixmap image = one.pixels;
      draw(image, page.pixels(), one.x, one.y);
      page.add(one.name, one.x, one.y, image.getWidth(), image.getHeight(), new AlphaMask(image));
      image.dispose();
    }
    page.finish();
    pages.add(page);
    row.clear();
  }

  /** Draws an image and its edges, which are stretched outwards. */
  private static void draw(Pixmap image, Pixmap page, int x, int y) {
    int w = image.getWidth();
    int h = image.getHeight();
    page.drawPixmap(image, x, y);
    for (int i = 1; i <= EDGE; i++) {
      page.drawPixmap(image, x, y - i, 0, 0, w, 1);
      page.drawPixmap(image, x, y + h - 1 + i, 0, h - 1, w, 1);
    }
    for (int i = 1; i <= EDGE; i++) {
      for (int row = -EDGE; row < h + EDGE; row++) {
        page.drawPixel(x - i, y + row, page.getPixel(x, y + row));
        page.drawPixel(x + w - 1 + i, y + row, page.getPixel(x + w - 1, y + row));
      }
    }
  }

  private static int outer(int size) {
    return size + 2 * EDGE;
  }

  /** Sides that are powers of two have smaller sizes on every graphics card. */
  private static double powerOfTwo(double least) {
    double size = 32;
    while (size < least) {
      size *= 2;
    }
    return size;
  }
}
