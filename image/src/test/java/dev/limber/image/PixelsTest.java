package dev.limber.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PixelsTest {

  @Test
  void dividingByAlphaAndMultiplyingAgainGivesEveryPremultipliedColourBack() {
    for (int alpha = 0; alpha < 256; alpha++) {
      for (int part = 0; part <= alpha; part++) {
        int premultiplied = alpha << 24 | part << 16 | (alpha - part) << 8 | part / 2;
        int straight = Pixels.ofPremultiplied(1, 1, new int[] {premultiplied}).argb(0, 0);
        assertEquals(alpha, straight >>> 24);
        for (int shift = 0; shift < 24; shift += 8) {
          int again = ((straight >> shift & 255) * alpha + 127) / 255;
          assertEquals(premultiplied >> shift & 255, again, alpha + " " + part);
        }
      }
    }
  }

  @Test
  void aColourAboveItsAlphaIsCutOffAndAnInvisibleOneIsZero() {
    Pixels pixels = Pixels.ofPremultiplied(2, 1, new int[] {0x40FF2000, 0x00FFFFFF});
    assertEquals(0x40FF8000, pixels.argb(0, 0)); // 0x20 of 0x40 is half
    assertEquals(0, pixels.argb(1, 0));
  }

  @Test
  void ofPremultipliedLeavesItsArrayAlone() {
    int[] premultiplied = {0x80402010};
    Pixels.ofPremultiplied(1, 1, premultiplied);
    assertArrayEquals(new int[] {0x80402010}, premultiplied);
  }

  @Test
  void badSizesAreRefusedWithTheSize() {
    refused("not 0 x 5", () -> new Pixels(0, 5));
    refused("not 5 x -1", () -> new Pixels(5, -1));
    refused("not 65536 x 1", () -> new Pixels(65_536, 1));
    refused("at most", () -> new Pixels(65_535, 65_535));
    refused("not of 3", () -> new Pixels(2, 2, new int[3]));
    refused("no pixel 2, 0 in 2 x 2", () -> new Pixels(2, 2).argb(2, 0));
    refused("no pixel 0, -1", () -> new Pixels(2, 2).argb(0, -1));
    refused("negative", () -> new Region(0, 0, -1, 1));
    refused("not 1/0", () -> new Delay(1, 0));
    refused("not -1/1", () -> new Delay(-1, 1));
    refused("not 1/65536", () -> Delay.perSecond(65_536));
    refused("not 65536/1000", () -> Delay.millis(65_536));
  }

  private static void refused(String part, Runnable call) {
    String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
    assertTrue(message.contains(part), message);
  }

  @Test
  void visibleIsTheSmallestRectangleAroundWhatCanBeSeen() {
    Pixels pixels = new Pixels(9, 7);
    assertEquals(Region.EMPTY, Region.visible(pixels));
    pixels.argb()[2 * 9 + 3] = 0x01000000;
    assertEquals(new Region(3, 2, 1, 1), Region.visible(pixels));
    pixels.argb()[6 * 9 + 8] = 0xFFFFFFFF;
    pixels.argb()[5 * 9] = 0x00FFFFFF;
    assertEquals(new Region(3, 2, 6, 5), Region.visible(pixels));
  }

  @Test
  void aUnionHoldsBothAndIgnoresWhatIsEmpty() {
    Region one = new Region(1, 2, 3, 4);
    assertEquals(one, one.union(Region.EMPTY));
    assertEquals(one, Region.EMPTY.union(one));
    assertEquals(new Region(0, 2, 4, 9), one.union(new Region(0, 10, 1, 1)));
  }
}
