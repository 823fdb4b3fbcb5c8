package dev.limber.image.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.image.Delay;
import dev.limber.image.FailingStream;
import dev.limber.image.Pictures;
import dev.limber.image.Pictures.Kind;
import dev.limber.image.Pixels;
import dev.limber.image.png.ApngEncoder.Transparency;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ApngEncoderTest {
  private static final Delay DELAY = new Delay(1001, 30_000);

  @Test
  void everyPixelOfEveryFrameComesBack() throws IOException {
    for (boolean background : new boolean[] {false, true}) {
      List<Pixels> frames = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        frames.add(Pictures.drawing(i, 8, 90, background));
      }
      for (Transparency transparency : Transparency.values()) {
        if (background || transparency == Transparency.FULL) {
          assertPlays(frames, transparency);
        }
      }
    }
  }

  @Test
  void randomAnimationsComeBack() throws IOException {
    Random random = new Random(7);
    for (int round = 0; round < 150; round++) {
      Kind kind = random.nextBoolean() ? Kind.RGBA : Kind.FEW_COLORS;
      int width = 1 + random.nextInt(12);
      int height = 1 + random.nextInt(12);
      Pixels canvas = Pictures.random(kind, width, height, random);
      List<Pixels> frames = new ArrayList<>();
      int count = 1 + random.nextInt(6);
      for (int i = 0; i < count; i++) {
        frames.add(new Pixels(width, height, canvas.argb().clone()));
        for (int change = random.nextInt(4); change > 0; change--) {
          int from = random.nextInt(width * height);
          int to = Math.min(width * height, from + random.nextInt(20));
          int color =
              random.nextInt(4) == 0 ? 0 : random.nextInt() | random.nextInt(2) * 0xFF000000;
          Arrays.fill(canvas.argb(), from, to, color);
        }
      }
      assertPlays(frames, Transparency.FULL);
    }
  }

  @Test
  void whatIsClearedWithAFrameIsDrawnAgain() throws IOException {
    // From 20 columns of noise the last stays, and 10 new ones join it.
    Pixels noise = Pictures.random(Kind.RGBA, 40, 40, new Random(8));
    Pixels first = new Pixels(40, 40);
    Pixels second = new Pixels(40, 40);
    for (int i = 0; i < 40 * 40; i++) {
      first.argb()[i] = i % 40 < 20 ? noise.argb()[i] : 0;
      second.argb()[i] = i % 40 >= 19 && i % 40 < 30 ? noise.argb()[i] : 0;
    }
    assertPlays(List.of(new Pixels(40, 40), first, second), Transparency.FULL);
  }

  @Test
  void aPlainPngReaderSeesTheFirstFrame() throws IOException {
    List<Pixels> frames = List.of(Pictures.drawing(0, 2, 40, false), new Pixels(40, 40));
    byte[] file = encode(frames, Transparency.FULL);
    assertArrayEquals(frames.get(0).argb(), ApngReading.still(file).argb());
  }

  @Test
  void whatStandsStillCostsLittle() throws IOException {
    Pixels noise = Pictures.random(Kind.RGBA, 100, 100, new Random(3));
    Pixels moved = new Pixels(100, 100, noise.argb().clone());
    moved.argb()[5050] ^= 0x00FFFFFF;
    int one = encode(List.of(noise), Transparency.FULL).length;
    int all = encode(List.of(noise, noise, moved, noise), Transparency.FULL).length;
    assertTrue(all - one < 3 * 100, one + " bytes for one frame, " + all + " for four");
  }

  @Test
  void theFileSaysFramesPlaysAndDelays() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ApngEncoder apng = new ApngEncoder(out, 3, 2, 3, 5, Transparency.FULL, 9);
    List<Delay> delays = List.of(Delay.millis(40), Delay.perSecond(30), new Delay(0, 1));
    for (Delay delay : delays) {
      apng.write(new Pixels(3, 2), delay);
    }
    apng.finish();
    ApngReading read = new ApngReading(out.toByteArray());
    assertEquals(3, read.announced);
    assertEquals(5, read.plays);
    assertEquals(delays, read.delays);
  }

  @Test
  void thePictureMayBeDrawnAnewAfterEachCall() throws IOException {
    Pixels pixels = new Pixels(4, 4);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ApngEncoder apng = new ApngEncoder(out, 4, 4, 3, 0, Transparency.FULL);
    for (int i = 0; i < 3; i++) {
      Arrays.fill(pixels.argb(), 0xFF000000 | i * 99);
      apng.write(pixels, DELAY);
    }
    apng.finish();
    List<int[]> frames = new ApngReading(out.toByteArray()).frames;
    for (int i = 0; i < 3; i++) {
      assertEquals(0xFF000000 | i * 99, frames.get(i)[7]);
    }
  }

  @Test
  void wrongCountsAndFramesAreRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ApngEncoder apng = new ApngEncoder(out, 4, 4, 2, 0, Transparency.NONE);
    assertThrows(IllegalStateException.class, apng::finish);
    Pixels opaque = new Pixels(4, 4);
    Arrays.fill(opaque.argb(), 0xFF112233);
    assertThrows(IllegalArgumentException.class, () -> apng.write(new Pixels(4, 4), DELAY));
    assertThrows(IllegalArgumentException.class, () -> apng.write(new Pixels(4, 5), DELAY));
    apng.write(opaque, DELAY);
    assertEquals(
        "1 frames came, 2 were announced",
        assertThrows(IllegalStateException.class, apng::finish).getMessage());
    apng.write(opaque, DELAY);
    assertThrows(IllegalStateException.class, () -> apng.write(opaque, DELAY));
    apng.finish();
    assertThrows(IllegalStateException.class, apng::finish);
    assertThrows(
        IllegalArgumentException.class, () -> new ApngEncoder(out, 4, 4, 0, 0, Transparency.FULL));
    assertThrows(
        IllegalArgumentException.class, () -> new ApngEncoder(out, 4, 4, 1, -1, Transparency.FULL));
    assertThrows(
        IllegalArgumentException.class, () -> new ApngEncoder(out, 4, 0, 1, 0, Transparency.FULL));
    assertThrows(
        IllegalArgumentException.class,
        () -> new ApngEncoder(out, 4, 4, 1, 0, Transparency.FULL, 10));
  }

  @Test
  void aFailingStreamIsReported() throws IOException {
    List<Pixels> frames =
        List.of(Pictures.drawing(0, 2, 40, true), Pictures.drawing(1, 2, 40, true));
    int length = encode(frames, Transparency.FULL).length;
    for (int bytes : new int[] {0, 60, length / 2, length - 1}) {
      assertThrows(
          IOException.class, () -> encode(frames, Transparency.FULL, new FailingStream(bytes)));
    }
  }

  private static void assertPlays(List<Pixels> frames, Transparency transparency)
      throws IOException {
    ApngReading read = new ApngReading(encode(frames, transparency));
    assertEquals(frames.size(), read.announced);
    assertEquals(frames.size(), read.frames.size());
    for (int i = 0; i < frames.size(); i++) {
      assertArrayEquals(frames.get(i).argb(), read.frames.get(i), "frame " + i);
    }
  }

  private static byte[] encode(List<Pixels> frames, Transparency transparency) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    encode(frames, transparency, out);
    return out.toByteArray();
  }

  private static void encode(List<Pixels> frames, Transparency transparency, OutputStream out)
      throws IOException {
    int width = frames.get(0).width();
    int height = frames.get(0).height();
    ApngEncoder apng = new ApngEncoder(out, width, height, frames.size(), 0, transparency);
    for (Pixels frame : frames) {
      apng.write(frame, DELAY);
    }
    apng.finish();
  }
}
