package dev.limber.image.gif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.image.Pictures;
import dev.limber.image.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class GifQualityTest {
  private static final GifOptions NEAREST = GifOptions.DEFAULT.withDither(Dither.NONE);

  @Test
  void thePaletteBeatsPlainMedianCut() {
    Pixels drawing = Pictures.drawing(0, 8, 150, true);
    assertTrue(gain(drawing) > 3, gain(drawing) + " dB on a drawing");
    // Even shades are what median cut does best.
    assertTrue(gain(shades(128)) > 0.2, gain(shades(128)) + " dB on shades");
  }

  private static double gain(Pixels pixels) {
    double ours = decibels(pixels, GifPalette.of(NEAREST, pixels), NEAREST);
    return ours - decibels(pixels, GifPalette.ofColors(medianCut(pixels)), NEAREST);
  }

  @Test
  void drawingsAreHardToTellFromTheirOriginals() {
    Pixels pixels = Pictures.drawing(0, 8, 300, true);
    for (Dither dither : Dither.values()) {
      GifOptions options = GifOptions.DEFAULT.withDither(dither);
      double decibels = decibels(pixels, GifPalette.of(options, pixels), options);
      assertTrue(decibels > 42, dither + ": " + decibels + " dB");
    }
  }

  @Test
  void ditheredShadesComeNearerToTheirMeansThanBandsDo() {
    Pixels pixels = shades(256);
    GifPalette palette = GifPalette.of(NEAREST, pixels);
    double bands = blurredError(pixels, palette, NEAREST);
    double dithered = blurredError(pixels, palette, GifOptions.DEFAULT);
    assertTrue(dithered < 0.6 * bands, dithered + ", bands " + bands);
  }

  @Test
  void flatColoursStayExact() {
    Pixels pixels = Pictures.drawing(0, 8, 300, true);
    GifPalette palette = GifPalette.of(GifOptions.DEFAULT, pixels);
    assertEquals(GifPalette.MAX_COLORS, palette.size());
    assertTrue(palette.find(0xF5C6A5) >= 0, "the arm");
    assertTrue(palette.find(0x34495E) >= 0, "the line");
  }

  @Test
  void aPaletteKnowsItsColours() {
    GifPalette palette = GifPalette.ofColors(0x112233, 0x445566, 0x112233);
    assertEquals(2, palette.size());
    assertEquals(0x445566, palette.rgb(1));
    assertThrows(IllegalArgumentException.class, () -> palette.rgb(2));
    assertThrows(IllegalArgumentException.class, () -> palette.rgb(-1));
    assertThrows(IllegalArgumentException.class, GifPalette::ofColors);
    assertThrows(IllegalArgumentException.class, () -> GifPalette.ofColors(new int[256]));
    assertEquals(1, GifPalette.of(GifOptions.DEFAULT, new Pixels(3, 3)).size());
    assertEquals(1, GifPalette.of(GifOptions.DEFAULT).size());
  }

  /** Red to the right, green downwards, blue across: far more than 255 colours can say. */
  private static Pixels shades(int side) {
    Pixels pixels = new Pixels(side, side);
    for (int i = 0; i < pixels.argb().length; i++) {
      int x = i % side * 256 / side;
      int y = i / side * 256 / side;
      pixels.argb()[i] = 0xFF000000 | x << 16 | y << 8 | (x + y) / 2;
    }
    return pixels;
  }

  private static int[] shown(Pixels pixels, GifPalette palette, GifOptions options) {
    byte[] numbers = GifFrame.of(pixels, palette, options).numbers;
    int[] shown = new int[numbers.length];
    for (int i = 0; i < shown.length; i++) {
      shown[i] = palette.rgb(numbers[i] & 255);
    }
    return shown;
  }

  private static double decibels(Pixels pixels, GifPalette palette, GifOptions options) {
    int[] shown = shown(pixels, palette, options);
    double error = 0;
    for (int i = 0; i < shown.length; i++) {
      for (int shift = 0; shift < 24; shift += 8) {
        int off = (shown[i] >> shift & 255) - (pixels.argb()[i] >> shift & 255);
        error += off * off;
      }
    }
    return 10 * Math.log10(255 * 255 / (error / (3 * shown.length)));
  }

  /** The mean squared error of squares of 8 x 8 pixels, as an eye far away sees them. */
  private static double blurredError(Pixels pixels, GifPalette palette, GifOptions options) {
    int[] shown = shown(pixels, palette, options);
    int across = pixels.width() / 8;
    double[] sums = new double[3 * across * across];
    for (int i = 0; i < shown.length; i++) {
      int square = i / pixels.width() / 8 * across + i % pixels.width() / 8;
      for (int c = 0; c < 3; c++) {
        sums[3 * square + c] +=
            ((shown[i] >> 8 * c & 255) - (pixels.argb()[i] >> 8 * c & 255)) / 64.0;
      }
    }
    return Arrays.stream(sums).map(sum -> sum * sum).sum() / sums.length;
  }

  /** Heckbert's algorithm in its simplest form: halve the box with the widest channel. */
  private static int[] medianCut(Pixels pixels) {
    List<List<Integer>> boxes = new ArrayList<>();
    boxes.add(Arrays.stream(pixels.argb()).map(c -> c & 0xFFFFFF).boxed().toList());
    while (boxes.size() < GifPalette.MAX_COLORS) {
      int widest = 0;
      int shift = 0;
      int most = -1;
      for (int i = 0; i < boxes.size(); i++) {
        for (int s = 0; s < 24; s += 8) {
          int by = s;
          var range = boxes.get(i).stream().mapToInt(c -> c >> by & 255).summaryStatistics();
          if (range.getMax() - range.getMin() > most) {
            most = range.getMax() - range.getMin();
            widest = i;
            shift = s;
          }
        }
      }
      int by = shift;
      List<Integer> box = new ArrayList<>(boxes.remove(widest));
      box.sort(Comparator.comparingInt(c -> c >> by & 255));
      boxes.add(box.subList(0, box.size() / 2));
      boxes.add(box.subList(box.size() / 2, box.size()));
    }
    int[] means = new int[boxes.size()];
    for (int i = 0; i < means.length; i++) {
      for (int s = 0; s < 24; s += 8) {
        int by = s;
        double mean = boxes.get(i).stream().mapToInt(c -> c >> by & 255).average().orElse(0);
        means[i] |= (int) (mean + 0.5) << s;
      }
    }
    return means;
  }
}
