package dev.limber.java2d.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PathRasterTest {
  private static final int NEVER = 0;
  private static final int ALWAYS = Integer.MAX_VALUE;

  /** Sides meet at few places, where several cross a line at one step. */
  @Test
  void countingCrossingsGivesWhatSortingThemGives() {
    for (int seed = 0; seed < 300; seed++) {
      int[] sorted = drawn(new PathRaster(NEVER), new Random(seed));
      assertArrayEquals(sorted, drawn(new PathRaster(ALWAYS), new Random(seed)), "seed " + seed);
      assertArrayEquals(sorted, drawn(new PathRaster(), new Random(seed)), "seed " + seed);
      assertNotEquals(0, Arrays.stream(sorted).filter(pixel -> pixel != 0).count());
    }
  }

  private static int[] drawn(PathRaster raster, Random random) {
    Surface surface = new Surface(24, 20);
    for (int shape = 0; shape < 3; shape++) {
      raster.begin(surface);
      double grid = random.nextBoolean() ? 1 : 64;
      double x = 0;
      double y = 0;
      for (int i = random.nextInt(200) + 3; i > 0; i--) {
        double nextX = Math.rint((random.nextDouble() * 34 - 5) * grid) / grid;
        double nextY = Math.rint((random.nextDouble() * 30 - 5) * grid) / grid;
        raster.line(x, y, nextX, nextY);
        x = nextX;
        y = nextY;
      }
      raster.line(x, y, 0, 0);
      raster.fill(surface, 0x40102030);
    }
    return surface.pixels();
  }
}
