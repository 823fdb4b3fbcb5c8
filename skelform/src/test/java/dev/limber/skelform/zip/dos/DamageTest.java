package dev.limber.skelform.zip.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.skelform.zip.ZipArchive;
import dev.limber.skelform.zip.ZipAssert;
import dev.limber.skelform.zip.ZipBuilder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Any damage ends in a result or a LimberException, never in wrong bytes. */
class DamageTest {
  private static final Map<String, String> CONTENT =
      Map.of(
          "armature.json",
          "{\"bones\":[" + "{\"id\":1},".repeat(30) + "]}",
          "atlas0.png",
          "not really a picture",
          "readme.md",
          "text ".repeat(20));

  private static byte[] small() {
    return new ZipBuilder()
        .deflated("armature.json", CONTENT.get("armature.json"))
        .stored("atlas0.png", CONTENT.get("atlas0.png"))
        .deflated("readme.md", CONTENT.get("readme.md"))
        .edit(ZipBuilder.Entry::useDescriptor)
        .end(e -> e.comment = "a comment".getBytes(StandardCharsets.US_ASCII))
        .build();
  }

  /** Returns what can be read; only a LimberException may be in the way. */
  private static Map<String, String> readable(byte[] bytes) {
    Map<String, String> contents = new HashMap<>();
    ZipArchive archive;
    try {
      archive = ZipAssert.open(bytes);
    } catch (LimberException e) {
      return contents;
    }
    for (String name : archive.names()) {
      try {
        contents.put(name, new String(archive.read(name), StandardCharsets.UTF_8));
      } catch (LimberException e) {
        // Broken, as it should be.
      }
    }
    return contents;
  }

  private static void assertNothingWrong(Map<String, String> contents) {
    contents.forEach(
        (name, content) -> {
          // A name can change if it is damaged twice alike, or into that of a folder.
          if (CONTENT.containsKey(name)) {
            assertEquals(CONTENT.get(name), content);
          } else {
            assertTrue(name.endsWith("/") || CONTENT.containsValue(content), name);
          }
        });
  }

  @Test
  void theUndamagedArchiveIsWhole() {
    assertEquals(CONTENT, readable(small()));
  }

  @Test
  void everyShorterFileIsRefused() {
    byte[] whole = small();
    for (int length = 0; length < whole.length; length++) {
      assertEquals(Map.of(), readable(Arrays.copyOf(whole, length)), "length " + length);
    }
  }

  @Test
  void everyFileWithoutItsStartIsRefused() {
    byte[] whole = small();
    for (int from = 1; from < whole.length; from++) {
      assertEquals(Map.of(), readable(Arrays.copyOfRange(whole, from, whole.length)));
    }
  }

  @Test
  void noFlippedBitGivesWrongBytes() {
    byte[] whole = small();
    int stillWhole = 0;
    for (int bit = 0; bit < whole.length * 8; bit++) {
      byte[] damaged = whole.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      Map<String, String> contents = readable(damaged);
      assertNothingWrong(contents);
      stillWhole += contents.equals(CONTENT) ? 1 : 0;
    }
    // Times, versions, comments and the descriptor are not looked at.
    assertFalse(stillWhole > whole.length * 8 / 3, "undetected flips: " + stillWhole);
  }

  @Test
  void noSeveralRandomBytesGiveWrongBytes() {
    byte[] whole = small();
    Random random = new Random(11);
    for (int round = 0; round < 20_000; round++) {
      byte[] damaged = whole.clone();
      for (int i = random.nextInt(6); i >= 0; i--) {
        damaged[random.nextInt(damaged.length)] =
            (byte) (random.nextBoolean() ? 0xff : random.nextInt(256));
      }
      assertNothingWrong(readable(damaged));
    }
  }

  @Test
  void noiseBetweenRealSignaturesIsRefused() {
    Random random = new Random(5);
    byte[][] signatures = {
      {'P', 'K', 1, 2}, {'P', 'K', 3, 4}, {'P', 'K', 5, 6}, {'P', 'K', 6, 7}, {'P', 'K', 7, 8}
    };
    for (int round = 0; round < 20_000; round++) {
      byte[] noise = new byte[random.nextInt(200)];
      random.nextBytes(noise);
      for (int i = 0; i < 5 && noise.length > 4; i++) {
        byte[] signature = signatures[random.nextInt(signatures.length)];
        System.arraycopy(signature, 0, noise, random.nextInt(noise.length - 4), 4);
      }
      readable(noise);
    }
  }
}
