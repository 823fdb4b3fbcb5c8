package dev.limber.image.gif;

import java.io.IOException;
import java.util.Arrays;

/** GIF's compression: repeated sequences get codes. */
final class LzwWriter {
  private static final int MAX_CODES = 4096;
  private static final int HASH_BITS = 14;
  private static final int FREE = -1;

  /** A sequence (its beginning's code and its last byte, 20 bits) and its own code (12 bits). */
  private final int[] table = new int[1 << HASH_BITS];

  private final GifBlocks blocks;
  private final int clear;
  private final int firstSize;
  private int codeSize;
  private int nextCode;
  private int prefix = FREE;

  /** Creates a writer for numbers of this many bits, from 2 to 8. */
  LzwWriter(GifBlocks blocks, int bits) throws IOException {
    this.blocks = blocks;
    this.clear = 1 << bits;
    this.firstSize = bits + 1;
    reset();
    blocks.add(clear, codeSize);
  }

  private void reset() {
    Arrays.fill(table, FREE);
    codeSize = firstSize;
    nextCode = clear + 2;
  }

  /** Writes one number. */
  void write(int number) throws IOException {
    if (prefix == FREE) {
      prefix = number;
      return;
    }
    int key = prefix << 8 | number;
    int slot = key * 0x9E3779B1 >>> 32 - HASH_BITS;
    while (table[slot] != FREE) {
      if (table[slot] >>> 12 == key) {
        prefix = table[slot] & MAX_CODES - 1;
        return;
      }
      slot = slot + 1 & table.length - 1;
    }
    blocks.add(prefix, codeSize);
    prefix = number;
    if (nextCode == MAX_CODES) {
      blocks.add(clear, codeSize);
      reset();
      return;
    }
    if (nextCode == 1 << codeSize) {
      codeSize++;
    }
    table[slot] = key << 12 | nextCode++;
  }

  /** Writes the end. */
  void end() throws IOException {
    if (prefix != FREE) {
      blocks.add(prefix, codeSize);
      // The decoder is one code behind: it now has as many sequences as we will after this one.
      if (nextCode == 1 << codeSize && nextCode < MAX_CODES) {
        codeSize++;
      }
    }
    blocks.add(clear + 1, codeSize);
    blocks.end();
  }
}
