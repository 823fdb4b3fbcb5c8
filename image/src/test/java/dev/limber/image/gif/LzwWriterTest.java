package dev.limber.image.gif;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A reader that insists on every code, also on the last one, which most readers never look at. */
class LzwWriterTest {

  @Test
  void everyCodeUpToTheEndHasTheRightSize() throws IOException {
    Random random = new Random(1);
    for (int bits = 2; bits <= 8; bits++) {
      for (int round = 0; round < 400; round++) {
        int[] numbers = new int[1 + (round < 300 ? round * 3 : random.nextInt(20_000))];
        int most = 1 + random.nextInt(1 << bits);
        for (int i = 0; i < numbers.length; i++) {
          numbers[i] = random.nextInt(most);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LzwWriter lzw = new LzwWriter(new GifBlocks(out), bits);
        for (int number : numbers) {
          lzw.write(number);
        }
        lzw.end();
        assertArrayEquals(numbers, read(bytes(out.toByteArray()), bits));
      }
    }
  }

  /** Takes the blocks apart; the empty one must be the last. */
  private static byte[] bytes(byte[] blocks) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int at = 0;
    while (blocks[at] != 0) {
      int length = blocks[at] & 255;
      bytes.write(blocks, at + 1, length);
      at += 1 + length;
    }
    assertEquals(blocks.length, at + 1);
    return bytes.toByteArray();
  }

  private static int[] read(byte[] bytes, int bits) {
    int clear = 1 << bits;
    List<int[]> table = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    int[] last = {};
    int size = bits + 1;
    int at = 0;
    while (true) {
      int code = 0;
      for (int bit = 0; bit < size; bit++, at++) {
        code |= (bytes[at >> 3] >> (at & 7) & 1) << bit;
      }
      if (code == clear) {
        table.clear();
        for (int i = 0; i < clear + 2; i++) {
          table.add(new int[] {i});
        }
        last = new int[0];
        size = bits + 1;
        continue;
      }
      if (code == clear + 1) {
        assertEquals(bytes.length, at + 7 >> 3, "bytes behind the end");
        return numbers.stream().mapToInt(Integer::intValue).toArray();
      }
      if (last.length > 0) {
        int next = code < table.size() ? table.get(code)[0] : last[0];
        int[] longer = Arrays.copyOf(last, last.length + 1);
        longer[last.length] = next;
        table.add(longer);
        if (table.size() == 1 << size && size < 12) {
          size++;
        }
      }
      last = table.get(code);
      for (int number : last) {
        numbers.add(number);
      }
    }
  }
}
