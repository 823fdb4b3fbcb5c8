package dev.limber.image.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.image.Pictures;
import dev.limber.image.Pictures.Kind;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SheetLayoutTest {

  @Test
  void aGridGoesRowByRow() {
    SheetLayout layout = SheetLayout.grid(10, 20, 5, 3, 2);
    assertEquals(34, layout.width());
    assertEquals(42, layout.height());
    assertEquals(new Region(0, 0, 10, 20), layout.place(0));
    assertEquals(new Region(24, 0, 10, 20), layout.place(2));
    assertEquals(new Region(12, 22, 10, 20), layout.place(4));
    assertEquals(new Region(0, 0, 10, 20), layout.source(4));
  }

  @Test
  void fewFramesMakeAShortRow() {
    SheetLayout layout = SheetLayout.grid(10, 20, 2, 8, 0);
    assertEquals(20, layout.width());
    assertEquals(20, layout.height());
  }

  @Test
  void trimmedFramesKeepTheirDistance() {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      int gap = random.nextInt(4);
      List<Region> visible = new ArrayList<>();
      for (int i = 1 + random.nextInt(40); i > 0; i--) {
        visible.add(region(100, 80, random));
      }
      SheetLayout layout = SheetLayout.trimmed(100, 80, visible, gap);
      for (int i = 0; i < visible.size(); i++) {
        Region one = layout.place(i);
        assertEquals(visible.get(i), layout.source(i));
        assertEquals(visible.get(i).width(), one.width());
        assertEquals(visible.get(i).height(), one.height());
        assertTrue(one.x() + one.width() <= layout.width());
        assertTrue(one.y() + one.height() <= layout.height());
        for (int j = 0; j < i; j++) {
          assertFalse(touch(one, layout.place(j), gap), i + " and " + j + " of round " + round);
        }
      }
    }
  }

  private static Region region(int width, int height, Random random) {
    int x = random.nextInt(width);
    int y = random.nextInt(height);
    return new Region(x, y, 1 + random.nextInt(width - x), 1 + random.nextInt(height - y));
  }

  private static boolean touch(Region one, Region other, int gap) {
    return one.x() < other.x() + other.width() + gap
        && other.x() < one.x() + one.width() + gap
        && one.y() < other.y() + other.height() + gap
        && other.y() < one.y() + one.height() + gap;
  }

  @Test
  void packingWastesLittleAndIsRoughlySquare() {
    Random random = new Random(2);
    List<Region> visible = new ArrayList<>();
    long area = 0;
    for (int i = 0; i < 60; i++) {
      visible.add(new Region(0, 0, 30 + random.nextInt(60), 40 + random.nextInt(60)));
      area += visible.get(i).area();
    }
    SheetLayout layout = SheetLayout.trimmed(100, 100, visible, 0);
    double used = (double) area / ((long) layout.width() * layout.height());
    assertTrue(used > 0.85, "used " + used);
    assertTrue(layout.width() < 1.6 * layout.height(), layout.width() + " x " + layout.height());
    assertTrue(layout.height() < 1.6 * layout.width(), layout.width() + " x " + layout.height());
  }

  @Test
  void equalFramesArePackedWithoutWaste() {
    List<Region> visible = Collections.nCopies(16, new Region(5, 5, 20, 30));
    SheetLayout layout = SheetLayout.trimmed(40, 40, visible, 0);
    assertEquals(16 * 20 * 30, layout.width() * layout.height());
  }

  @Test
  void ofAnEmptyFrameOnePixelIsKept() {
    SheetLayout layout = SheetLayout.trimmed(9, 9, List.of(Region.EMPTY), 3);
    assertEquals(new Region(0, 0, 1, 1), layout.place(0));
    assertEquals(1, layout.width());
  }

  @Test
  void whatIsDrawnCanBeCutOutAgain() {
    Random random = new Random(3);
    List<Pixels> frames = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      Pixels noise = Pictures.random(Kind.RGBA, 20, 15, random);
      Region kept = region(20, 15, random);
      Pixels frame = new Pixels(20, 15);
      for (int y = kept.y(); y < kept.y() + kept.height(); y++) {
        int at = y * 20 + kept.x();
        System.arraycopy(noise.argb(), at, frame.argb(), at, kept.width());
      }
      frames.add(frame);
    }
    SheetLayout layout =
        SheetLayout.trimmed(20, 15, frames.stream().map(Region::visible).toList(), 1);
    Pixels sheet = layout.newSheet();
    for (int i = 0; i < frames.size(); i++) {
      layout.draw(i, frames.get(i), sheet);
    }
    for (int i = 0; i < frames.size(); i++) {
      Region source = layout.source(i);
      Region place = layout.place(i);
      for (int y = 0; y < 15; y++) {
        for (int x = 0; x < 20; x++) {
          int pixel = frames.get(i).argb(x, y);
          int column = x - source.x();
          int row = y - source.y();
          boolean kept =
              column >= 0 && column < source.width() && row >= 0 && row < source.height();
          assertTrue(
              kept ? sheet.argb(place.x() + column, place.y() + row) == pixel : pixel >>> 24 == 0);
        }
      }
    }
  }

  @Test
  void badArgumentsAreRefused() {
    refused("at least 1 frame", () -> SheetLayout.grid(4, 4, 0, 1, 0));
    refused("at least 1 column", () -> SheetLayout.grid(4, 4, 1, 0, 0));
    refused("not -1", () -> SheetLayout.grid(4, 4, 1, 1, -1));
    refused("not 0 x 4", () -> SheetLayout.grid(0, 4, 1, 1, 0));
    refused("would be 20000 x 10000", () -> SheetLayout.grid(10_000, 10_000, 2, 2, 0));
    refused("would be 4 x", () -> SheetLayout.grid(4, 4, Integer.MAX_VALUE, 1, 16_384));
    refused("at least 1 frame", () -> SheetLayout.trimmed(4, 4, List.of(), 0));
    refused("not within", () -> SheetLayout.trimmed(4, 4, List.of(new Region(1, 0, 4, 4)), 0));
    Region big = new Region(0, 0, 9_000, 9_000);
    refused(
        "at most 16384", () -> SheetLayout.trimmed(9_000, 9_000, List.of(big, big, big, big), 0));
    SheetLayout layout = SheetLayout.grid(4, 4, 1, 1, 0);
    refused("no frame 1; there are 1", () -> layout.place(1));
    refused("no frame -1", () -> layout.source(-1));
    refused("for frames of 4 x 4", () -> layout.draw(0, new Pixels(4, 5), layout.newSheet()));
    refused("on a sheet of 4 x 4", () -> layout.draw(0, new Pixels(4, 4), new Pixels(5, 4)));
  }

  private static void refused(String part, Runnable call) {
    String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
    assertTrue(message.contains(part), message);
  }
}
