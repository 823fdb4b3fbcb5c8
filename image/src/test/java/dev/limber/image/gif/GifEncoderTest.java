package dev.limber.image.gif;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.image.Delay;
import dev.limber.image.FailingStream;
import dev.limber.image.Pictures;
import dev.limber.image.Pictures.Kind;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GifEncoderTest {
  private static final Delay DELAY = Delay.perSecond(25);

  @ParameterizedTest
  @EnumSource
  void picturesOfFewColoursLoseNothing(Dither dither) throws IOException {
    Random random = new Random(1);
    int[][] sizes = {{1, 1}, {1, 9}, {9, 1}, {3, 5}, {17, 31}, {300, 200}, {2000, 3}};
    for (int[] size : sizes) {
      for (int colors : new int[] {1, 2, 3, 4, 5, 127, 128, 254, 255}) {
        List<Pixels> frames = List.of(few(size[0], size[1], colors, random));
        assertPlays(frames, GifOptions.DEFAULT.withDither(dither));
      }
    }
  }

  /** Opaque and fully transparent pixels of so many colours. */
  private static Pixels few(int width, int height, int colors, Random random) {
    int[] palette = new int[colors];
    for (int i = 0; i < colors; i++) {
      palette[i] = 0xFF000000 | random.nextInt(1 << 24);
    }
    boolean noisy = random.nextBoolean();
    Pixels pixels = new Pixels(width, height);
    for (int i = 0; i < pixels.argb().length; i++) {
      int color = random.nextInt(8) == 0 ? 0 : palette[random.nextInt(colors)];
      pixels.argb()[i] = i == 0 || noisy || random.nextInt(9) == 0 ? color : pixels.argb()[i - 1];
    }
    return pixels;
  }

  @Test
  void animationsOfFewColoursLoseNothingAndLeaveNothingBehind() throws IOException {
    Random random = new Random(2);
    for (int round = 0; round < 200; round++) {
      int width = 1 + random.nextInt(12);
      int height = 1 + random.nextInt(12);
      Pixels canvas = few(width, height, 1 + random.nextInt(40), random);
      List<Pixels> frames = new ArrayList<>();
      for (int i = random.nextInt(7); i >= 0; i--) {
        frames.add(new Pixels(width, height, canvas.argb().clone()));
        for (int change = random.nextInt(4); change > 0; change--) {
          int from = random.nextInt(width * height);
          int to = Math.min(width * height, from + random.nextInt(20));
          int color = random.nextBoolean() ? 0 : 0xFF000000 | random.nextInt(4) * 0x112233;
          Arrays.fill(canvas.argb(), from, to, color);
        }
      }
      assertPlays(frames, GifOptions.DEFAULT);
    }
  }

  @Test
  void aFigureOnNothingLeavesNoTrail() throws IOException {
    List<Pixels> frames = drawings(10, 120, false);
    GifReading read = new GifReading(encode(frames, GifOptions.DEFAULT));
    for (int i = 0; i < frames.size(); i++) {
      for (int at = 0; at < frames.get(i).argb().length; at++) {
        boolean visible = frames.get(i).argb()[at] >>> 24 >= 128;
        assertEquals(visible, read.first.get(i)[at] != 0, "frame " + i + " pixel " + at);
        assertEquals(visible, read.second.get(i)[at] != 0, "again, frame " + i + " pixel " + at);
      }
    }
  }

  @Test
  void onlyWhatChangesIsStored() throws IOException {
    Pixels noise = few(100, 100, 200, new Random(3));
    Arrays.fill(noise.argb(), 40 * 100, 45 * 100, 0xFF123456);
    Pixels moved = new Pixels(100, 100, noise.argb().clone());
    moved.argb()[4207] = 0xFF654321;
    moved.argb()[4311] = 0xFF654321;
    GifReading read =
        new GifReading(encode(List.of(noise, moved, moved, noise), GifOptions.DEFAULT));
    assertEquals(
        List.of(
            new Region(0, 0, 100, 100),
            new Region(7, 42, 5, 2),
            new Region(0, 0, 1, 1),
            // To be erased before the first shows again, the last has to cover everything.
            new Region(0, 0, 100, 100)),
        read.regions);
  }

  @Test
  void withoutAMatteEdgesKeepTheirColourAndAreCutAtHalf() throws IOException {
    Pixels pixels = new Pixels(3, 1, new int[] {0x7FFF0000, 0x80FF0000, 0xFFFF0000});
    GifReading read = new GifReading(encode(List.of(pixels), GifOptions.DEFAULT));
    assertArrayEquals(new int[] {0, 0xFFFF0000, 0xFFFF0000}, read.first.get(0));
  }

  @Test
  void withAMatteEverythingVisibleIsLaidOverIt() throws IOException {
    Pixels pixels = new Pixels(4, 1, new int[] {0, 0x01FF0000, 0x80FF0000, 0xFFFF0000});
    GifOptions options = GifOptions.DEFAULT.withMatte(0x0000FF);
    GifReading read = new GifReading(encode(List.of(pixels), options));
    assertArrayEquals(new int[] {0, 0xFF0100FE, 0xFF80007F, 0xFFFF0000}, read.first.get(0));
  }

  @Test
  void aPixelDependsOnItsPlaceAndColourAlone() {
    for (Dither dither : Dither.values()) {
      GifOptions options = GifOptions.DEFAULT.withDither(dither);
      Pixels pixels = Pictures.drawing(0, 8, 150, true);
      GifPalette palette = GifPalette.of(options, pixels);
      byte[] before = GifFrame.of(pixels, palette, options).numbers;
      Arrays.fill(pixels.argb(), 3000, 3100, 0xFF0000FF);
      byte[] after = GifFrame.of(pixels, palette, options).numbers;
      for (int i = 0; i < before.length; i++) {
        assertTrue(before[i] == after[i] || i >= 3000 && i < 3100, dither + " pixel " + i);
      }
    }
  }

  @Test
  void theFileSaysHowOftenItIsPlayed() throws IOException {
    List<Pixels> frames = List.of(new Pixels(2, 2));
    assertEquals(0, new GifReading(encode(frames, GifOptions.DEFAULT)).repeats);
    assertEquals(-1, new GifReading(encode(frames, GifOptions.DEFAULT.withPlays(1))).repeats);
    assertEquals(4, new GifReading(encode(frames, GifOptions.DEFAULT.withPlays(5))).repeats);
    assertEquals(
        65_535, new GifReading(encode(frames, GifOptions.DEFAULT.withPlays(65_536))).repeats);
  }

  @Test
  void theSameFramesGiveTheSameBytesAlsoWhenPreparedInAnyOrder() throws IOException {
    List<Pixels> frames = drawings(6, 80, true);
    byte[] file = encode(frames, GifOptions.DEFAULT);
    assertArrayEquals(file, encode(frames, GifOptions.DEFAULT));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GifPalette palette = GifPalette.of(GifOptions.DEFAULT, frames.toArray(Pixels[]::new));
    GifEncoder gif = new GifEncoder(out, 80, 80, palette, GifOptions.DEFAULT);
    List<GifFrame> prepared = frames.parallelStream().map(gif::prepare).toList();
    for (GifFrame frame : prepared) {
      gif.write(frame, DELAY);
    }
    gif.finish();
    assertArrayEquals(file, out.toByteArray());
  }

  @Test
  void wrongCallsAreRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GifPalette palette = GifPalette.ofColors(0, 0xFFFFFF);
    GifEncoder gif = new GifEncoder(out, 4, 3, palette, GifOptions.DEFAULT);
    GifEncoder other = new GifEncoder(out, 3, 4, palette, GifOptions.DEFAULT);
    assertThrows(IllegalStateException.class, gif::finish);
    assertEquals(0, out.size());
    assertThrows(IllegalArgumentException.class, () -> gif.write(new Pixels(3, 4), DELAY));
    GifFrame foreign = other.prepare(new Pixels(3, 4));
    assertThrows(IllegalArgumentException.class, () -> gif.write(foreign, DELAY));
    gif.write(new Pixels(4, 3), DELAY);
    gif.finish();
    assertThrows(IllegalStateException.class, gif::finish);
    assertThrows(IllegalStateException.class, () -> gif.write(new Pixels(4, 3), DELAY));
    assertThrows(
        IllegalArgumentException.class,
        () -> new GifEncoder(out, 65_536, 1, palette, GifOptions.DEFAULT));
    assertThrows(IllegalArgumentException.class, () -> GifOptions.DEFAULT.withMatte(0x1000000));
    assertThrows(IllegalArgumentException.class, () -> GifOptions.DEFAULT.withPlays(-1));
    assertThrows(IllegalArgumentException.class, () -> GifOptions.DEFAULT.withPlays(65_537));
  }

  @Test
  void aFailingStreamIsReported() throws IOException {
    List<Pixels> frames = drawings(3, 60, true);
    int length = encode(frames, GifOptions.DEFAULT).length;
    for (int bytes : new int[] {0, 5, 700, 1000, length / 2, length - 1}) {
      FailingStream out = new FailingStream(bytes);
      assertThrows(IOException.class, () -> encode(frames, GifOptions.DEFAULT, out));
    }
    encode(frames, GifOptions.DEFAULT, new FailingStream(length));
  }

  @Test
  void aLargePictureComesBack() throws IOException {
    Pixels pixels = Pictures.random(Kind.FEW_COLORS, 1024, 1024, new Random(9));
    assertPlays(List.of(pixels), GifOptions.DEFAULT);
  }

  private static List<Pixels> drawings(int count, int size, boolean background) {
    List<Pixels> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      frames.add(Pictures.drawing(i, count, size, background));
    }
    return frames;
  }

  private static void assertPlays(List<Pixels> frames, GifOptions options) throws IOException {
    GifReading read = new GifReading(encode(frames, options));
    assertEquals(frames.get(0).width(), read.width);
    assertEquals(frames.size(), read.first.size());
    for (int i = 0; i < frames.size(); i++) {
      assertArrayEquals(frames.get(i).argb(), read.first.get(i), "frame " + i);
      assertArrayEquals(frames.get(i).argb(), read.second.get(i), "again, frame " + i);
    }
  }

  private static byte[] encode(List<Pixels> frames, GifOptions options) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    encode(frames, options, out);
    return out.toByteArray();
  }

  private static void encode(List<Pixels> frames, GifOptions options, OutputStream out)
      throws IOException {
    int width = frames.get(0).width();
    int height = frames.get(0).height();
    GifPalette palette = GifPalette.of(options, frames.toArray(Pixels[]::new));
    GifEncoder gif = new GifEncoder(out, width, height, palette, options);
    for (Pixels frame : frames) {
      gif.write(frame, DELAY);
    }
    gif.finish();
  }
}
