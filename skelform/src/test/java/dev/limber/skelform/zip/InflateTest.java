package dev.limber.skelform.zip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Inflate} against the JDK's deflater and inflater. */
class InflateTest {
  private static final int ROOM = 64;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 7, 100, 258, 259, 4_000, 70_000, 300_000})
  void givesBackWhatWasPacked(int size) {
    for (int kind = 0; kind < 5; kind++) {
      byte[] content = content(new Random(31L * size + kind), kind, size);
      for (int level = 0; level <= 9; level++) {
        for (int strategy :
            new int[] {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
          byte[] packed = packed(content, level, strategy);
          Inflate inflate = new Inflate(packed, 0, packed.length, size, ROOM);
          assertEquals(Inflate.End.DONE, inflate.run());
          assertArrayEquals(content, inflate.content());
          assertEquals(0, inflate.left());
        }
      }
    }
  }

  @Test
  void readsOnlyItsPartOfTheBytes() {
    byte[] packed = packed(content(new Random(5), 2, 5_000), 6, Deflater.DEFAULT_STRATEGY);
    byte[] amid = new byte[packed.length + 20];
    Arrays.fill(amid, (byte) 0x55);
    System.arraycopy(packed, 0, amid, 7, packed.length);
    Inflate inflate = new Inflate(amid, 7, packed.length + 3, 5_000, ROOM);
    assertEquals(Inflate.End.DONE, inflate.run());
    assertEquals(3, inflate.left());
  }

  @Test
  void saysThatAStreamIsCutOff() {
    for (int level : new int[] {0, 1, 6, 9}) {
      byte[] packed = packed(content(new Random(level), 2, 900), level, Deflater.DEFAULT_STRATEGY);
      for (int length = 0; length < packed.length; length++) {
        Inflate inflate = new Inflate(packed, 0, length, 900, ROOM);
        assertEquals(Inflate.End.CUT_OFF, inflate.run(), length + " of " + packed.length);
      }
    }
  }

  @Test
  void takesOutNoMoreThanAskedFor() {
    byte[] content = new byte[100_000];
    byte[] packed = packed(content, 9, Deflater.DEFAULT_STRATEGY);
    for (int most : new int[] {0, 1, 257, 99_999}) {
      Inflate inflate = new Inflate(packed, 0, packed.length, most, ROOM);
      assertEquals(Inflate.End.TOO_LONG, inflate.run());
      assertTrue(inflate.size() <= most);
    }
  }

  @Test
  void judgesDamagedStreamsAsTheJdkDoes() {
    Random random = new Random(2024);
    int accepted = 0;
    int refused = 0;
    for (int round = 0; round < 40_000; round++) {
      int size = random.nextInt(600);
      byte[] content = content(random, random.nextInt(5), size);
      byte[] packed = packed(content, random.nextInt(10), random.nextInt(3));
      for (int hits = 1 + random.nextInt(3); hits > 0 && packed.length > 0; hits--) {
        // Most of what can be wrong is wrong at the beginning.
        int at = random.nextInt(random.nextBoolean() ? Math.min(12, packed.length) : packed.length);
        packed[at] ^= (byte) (1 << random.nextInt(8));
      }
      byte[] expected = byTheJdk(packed, 20_000);
      Inflate inflate = new Inflate(packed, 0, packed.length, 20_000, ROOM);
      boolean done = inflate.run() == Inflate.End.DONE;
      assertEquals(expected != null, done, "round " + round);
      if (done) {
        accepted++;
        assertArrayEquals(expected, inflate.content(), "round " + round);
      } else {
        refused++;
      }
    }
    assertTrue(accepted > 1_000, accepted + " accepted");
    assertTrue(refused > 1_000, refused + " refused");
  }

  @Test
  void survivesNoise() {
    Random random = new Random(77);
    for (int round = 0; round < 40_000; round++) {
      byte[] noise = new byte[random.nextInt(200)];
      random.nextBytes(noise);
      Inflate inflate = new Inflate(noise, 0, noise.length, 5_000, ROOM);
      boolean done = inflate.run() == Inflate.End.DONE;
      assertEquals(byTheJdk(noise, 5_000) != null, done, "round " + round);
    }
  }

  /** Bytes of the kinds that files have: zeros, noise, text, ramps, and a mixture of lengths. */
  private static byte[] content(Random random, int kind, int size) {
    byte[] content = new byte[size];
    for (int i = 0; i < size; i++) {
      content[i] =
          switch (kind) {
            case 0 -> 0;
            case 1 -> (byte) random.nextInt();
            case 2 -> (byte) ("bone slot skin ".charAt(i % 15) + (random.nextInt(9) == 0 ? 1 : 0));
            case 3 -> (byte) (i / 7);
            default -> (byte) Math.abs((int) (random.nextGaussian() * 3));
          };
    }
    return content;
  }

  private static byte[] packed(byte[] content, int level, int strategy) {
    Deflater deflater = new Deflater(level, true);
    deflater.setStrategy(strategy);
    deflater.setInput(content);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }

  /** Returns what the JDK makes of a stream, null if nothing or more than asked for. */
  private static byte @Nullable [] byTheJdk(byte[] packed, int most) {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(packed);
      byte[] out = new byte[most + 1];
      int filled = 0;
      while (!inflater.finished() && filled < out.length) {
        int count = inflater.inflate(out, filled, out.length - filled);
        filled += count;
        if (count == 0 && !inflater.finished()) {
          return null;
        }
      }
      return filled > most ? null : Arrays.copyOf(out, filled);
    } catch (DataFormatException e) {
      return null;
    } finally {
      inflater.end();
    }
  }
}
