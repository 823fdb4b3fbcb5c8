package dev.limber.skelform.zip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries unpack to exactly their size, whatever they hold. */
class EntryInflaterTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 258, 259, 4_000, 65_535, 65_536, 65_537, 131_072, 131_073, 300_000})
  void givesBackWhatWasPacked(int size) {
    for (int kind = 0; kind < 4; kind++) {
      byte[] content = content(new Random(31L * size + kind), kind, size);
      ZipArchive archive = ZipAssert.open(new ZipBuilder().deflated("a", content).build());
      assertArrayEquals(content, archive.read("a"));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 257, 65_535, 65_536, 99_999, 100_001, 200_000})
  void anotherSizeThanDeclaredIsRefused(int declared) {
    ZipBuilder builder = new ZipBuilder().deflated("a", new byte[100_000]);
    ZipAssert.readFails("zip-mismatch", builder.edit(e -> e.size(declared)), "a");
  }

  @Test
  void bytesBehindTheStreamAreRefused() {
    ZipBuilder builder = new ZipBuilder().deflated("a", "bone slot skin");
    builder.edit(e -> e.data = Arrays.copyOf(e.data, e.data.length + 3));
    builder.edit(e -> e.packed(e.data.length));
    ZipAssert.readFails("zip-corrupt", builder, "a");
  }

  /** Bytes of the kinds that files have: zeros, noise, text and ramps. */
  private static byte[] content(Random random, int kind, int size) {
    byte[] content = new byte[size];
    for (int i = 0; i < size; i++) {
      content[i] =
          switch (kind) {
            case 0 -> 0;
            case 1 -> (byte) random.nextInt();
            case 2 -> (byte) ("bone slot skin ".charAt(i % 15) + (random.nextInt(9) == 0 ? 1 : 0));
            default -> (byte) (i / 7);
          };
    }
    return content;
  }
}
