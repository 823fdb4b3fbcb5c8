package dev.limber.image.color;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NearestColorTest {

  @Test
  void theNearestIsAsNearAsAnyOther() {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      int[] palette = random.ints(1 + random.nextInt(256), 0, 1 << 24).toArray();
      NearestColor nearest = new NearestColor(palette);
      for (int i = 0; i < 100; i++) {
        int color = random.nextInt(1 << 24);
        int least =
            Arrays.stream(palette).map(c -> NearestColor.distance(color, c)).min().getAsInt();
        assertEquals(least, NearestColor.distance(color, palette[nearest.find(color)]));
      }
    }
  }

  @Test
  void anIndexFindsWhatWasAddedAndNothingElse() {
    Random random = new Random(2);
    ColorIndex index = new ColorIndex(256);
    Set<Integer> added = new HashSet<>();
    while (added.size() < 256) {
      int color = random.nextBoolean() ? random.nextInt() : random.nextInt(300);
      assertTrue(index.add(color));
      added.add(color);
      assertEquals(added.size(), index.size());
    }
    for (int color : added) {
      assertEquals(color, index.color(index.find(color)));
      assertTrue(index.add(color));
    }
    for (int color = 0; color < 2000; color++) {
      assertEquals(added.contains(color), index.find(color) >= 0);
    }
    assertFalse(index.add(0x77777777));
  }

  @Test
  void fewColoursAreKeptAsTheyAre() {
    ColorHistogram histogram = new ColorHistogram(3);
    assertArrayEquals(new int[0], histogram.colors());
    histogram.add(0xFF010203, 5);
    histogram.add(0x80010203, 5);
    histogram.add(0, 1_000_000);
    histogram.add(0xFFFFFF, 1);
    assertArrayEquals(new int[] {0x010203, 0, 0xFFFFFF}, histogram.colors());
  }

  @Test
  void manyColoursBecomeAsManyAsWanted() {
    ColorHistogram histogram = new ColorHistogram(2);
    for (int i = 0; i < 10; i++) {
      histogram.add(i, 10);
      histogram.add(0xFFFFFF - i, 10);
    }
    int[] colors = histogram.colors();
    Arrays.sort(colors);
    assertEquals(2, colors.length);
    assertTrue(NearestColor.distance(0, colors[0]) < 500, Integer.toHexString(colors[0]));
    assertTrue(NearestColor.distance(0xFFFFFF, colors[1]) < 500, Integer.toHexString(colors[1]));
  }

  @Test
  void aColourThatIsMostOfItsClusterIsKeptExactly() {
    ColorHistogram histogram = new ColorHistogram(2);
    histogram.add(0x204060, 600);
    histogram.add(0x244464, 200);
    histogram.add(0x284868, 200);
    histogram.add(0xFFFFFF, 10);
    int[] colors = histogram.colors();
    assertTrue(Arrays.stream(colors).anyMatch(c -> c == 0x204060), Arrays.toString(colors));
  }
}
