package dev.limber.skelform.zip;

import java.util.Arrays;

/**
 * Unpacks a raw deflate stream (RFC 1951) into memory. Our own instead of {@code
 * java.util.zip.Inflater}, because the browser has that one only as a large library, whose answers
 * to damaged data differ from the JDK's; this one says the same everywhere.
 */
final class Inflate {
  /** How a stream ended. */
  enum End {
    /** As it should. */
    DONE,
    /** In the middle. */
    CUT_OFF,
    /** With something that no deflater writes. */
    DAMAGED,
    /** There is more in it than was asked for. */
    TOO_LONG
  }

  /** A stream that ends in another way than {@link End#DONE}. */
  private static final class Broken extends Exception {
    private static final long serialVersionUID = 1;
    final End end;

    Broken(End end) {
      super(null, null, false, false);
      this.end = end;
    }
  }

  private static final int STORED = 0;
  private static final int FIXED = 1;
  private static final int DYNAMIC = 2;

  private static final int END_OF_BLOCK = 256;
  private static final int FIRST_LENGTH = 257;
  private static final int LITERALS = 286;
  private static final int DISTANCES = 30;
  private static final int LENGTH_CODES = 19;

  private static final int[] LENGTH_BASE = new int[LITERALS - FIRST_LENGTH];
  private static final int[] LENGTH_EXTRA = new int[LITERALS - FIRST_LENGTH];
  private static final int[] DISTANCE_BASE = new int[DISTANCES];
  private static final int[] DISTANCE_EXTRA = new int[DISTANCES];

  /** The order in which the lengths of the code for lengths are written. */
  private static final int[] LENGTH_ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  static {
    // Eight lengths without extra bits, then four for each further bit; the longest stands alone.
    int base = 3;
    for (int i = 0; i < LENGTH_BASE.length - 1; i++) {
      LENGTH_BASE[i] = base;
      LENGTH_EXTRA[i] = Math.max(0, i / 4 - 1);
      base += 1 << LENGTH_EXTRA[i];
    }
    LENGTH_BASE[LENGTH_BASE.length - 1] = 258;
    base = 1;
    for (int i = 0; i < DISTANCES; i++) {
      DISTANCE_BASE[i] = base;
      DISTANCE_EXTRA[i] = Math.max(0, i / 2 - 1);
      base += 1 << DISTANCE_EXTRA[i];
    }
  }

  private final byte[] in;
  private final int inEnd;
  private int at;

  /** Bits that were taken from the stream and not used yet, the next one lowest. */
  private int hold;

  private int bits;

  private final int most;
  private byte[] out;
  private int filled;

  private final HuffmanCode literals = new HuffmanCode(LITERALS + 2);
  private final HuffmanCode distances = new HuffmanCode(DISTANCES + 2);
  private final byte[] lengths = new byte[LITERALS + DISTANCES + 4];

  /**
   * Prepares to unpack.
   *
   * @param from where the stream begins
   * @param length bytes that belong to it
   * @param most bytes that are taken out at most
   * @param room bytes to begin with; more are made as they are needed
   */
  Inflate(byte[] in, int from, int length, int most, int room) {
    this.in = in;
    this.at = from;
    this.inEnd = from + length;
    this.most = most;
    this.out = new byte[Math.min(most, room)];
  }

  /** Unpacks all of it. */
  End run() {
    try {
      boolean last;
      do {
        last = take(1) == 1;
        block(take(2));
      } while (!last);
      return End.DONE;
    } catch (Broken e) {
      return e.end;
    }
  }

  /** Returns how many bytes have been taken out. */
  int size() {
    return filled;
  }

  /** Returns how many bytes there are behind the stream. */
  int left() {
    return inEnd - at + bits / Byte.SIZE;
  }

  /** Returns what was taken out. */
  byte[] content() {
    return filled == out.length ? out : Arrays.copyOf(out, filled);
  }

  private void block(int kind) throws Broken {
    switch (kind) {
      case STORED -> stored();
      case FIXED -> {
        fixedCodes();
        packed();
      }
      case DYNAMIC -> {
        dynamicCodes();
        packed();
      }
      default -> throw new Broken(End.DAMAGED);
    }
  }

  private void stored() throws Broken {
    at -= bits / Byte.SIZE;
    hold = 0;
    bits = 0;
    int length = take(16);
    if (take(16) != (length ^ 0xffff)) {
      throw new Broken(End.DAMAGED);
    }
    int count = Math.min(length, inEnd - at);
    makeRoom(count);
    System.arraycopy(in, at, out, filled, count);
    at += count;
    filled += count;
    if (count < length) {
      throw new Broken(End.CUT_OFF);
    }
  }

  private void fixedCodes() {
    Arrays.fill(lengths, 0, 144, (byte) 8);
    Arrays.fill(lengths, 144, 256, (byte) 9);
    Arrays.fill(lengths, 256, 280, (byte) 7);
    Arrays.fill(lengths, 280, 288, (byte) 8);
    literals.set(lengths, 0, 288, false);
    Arrays.fill(lengths, 0, 32, (byte) 5);
    distances.set(lengths, 0, 32, false);
  }

  private void dynamicCodes() throws Broken {
    int literalCount = FIRST_LENGTH + take(5);
    int distanceCount = 1 + take(5);
    int lengthCount = 4 + take(4);
    Arrays.fill(lengths, (byte) 0);
    for (int i = 0; i < lengthCount; i++) {
      lengths[LENGTH_ORDER[i]] = (byte) take(3);
    }
    // The code for lengths is done with when the literals get theirs.
    if (literalCount > LITERALS
        || distanceCount > DISTANCES
        || !literals.set(lengths, 0, LENGTH_CODES, false)) {
      throw new Broken(End.DAMAGED);
    }
    readLengths(literalCount + distanceCount);
    if (lengths[END_OF_BLOCK] == 0
        || !literals.set(lengths, 0, literalCount, true)
        || !distances.set(lengths, literalCount, distanceCount, true)) {
      throw new Broken(End.DAMAGED);
    }
  }

  private void readLengths(int count) throws Broken {
    int i = 0;
    while (i < count) {
      int symbol = next(literals);
      if (symbol <= HuffmanCode.LONGEST) {
        lengths[i++] = (byte) symbol;
        continue;
      }
      byte repeated = 0;
      int times;
      if (symbol == 16) {
        if (i == 0) {
          throw new Broken(End.DAMAGED);
        }
        repeated = lengths[i - 1];
        times = 3 + take(2);
      } else {
        times = symbol == 17 ? 3 + take(3) : 11 + take(7);
      }
      if (i + times > count) {
        throw new Broken(End.DAMAGED);
      }
      Arrays.fill(lengths, i, i + times, repeated);
      i += times;
    }
  }

  /** Unpacks a block with the codes as they are. */
  private void packed() throws Broken {
    while (true) {
      int symbol = next(literals);
      if (symbol < END_OF_BLOCK) {
        if (filled == out.length) {
          makeRoom(1);
        }
        out[filled++] = (byte) symbol;
      } else if (symbol == END_OF_BLOCK) {
        return;
      } else {
        repeat(symbol - FIRST_LENGTH);
      }
    }
  }

  /** Takes out once more what came some bytes before. */
  private void repeat(int lengthSymbol) throws Broken {
    if (lengthSymbol >= LENGTH_BASE.length) {
      throw new Broken(End.DAMAGED);
    }
    int length = LENGTH_BASE[lengthSymbol] + take(LENGTH_EXTRA[lengthSymbol]);
    int symbol = next(distances);
    if (symbol >= DISTANCES) {
      throw new Broken(End.DAMAGED);
    }
    int distance = DISTANCE_BASE[symbol] + take(DISTANCE_EXTRA[symbol]);
    if (distance > filled) {
      throw new Broken(End.DAMAGED);
    }
    makeRoom(length);
    int from = filled - distance;
    if (distance >= length) {
      System.arraycopy(out, from, out, filled, length);
    } else {
      for (int i = 0; i < length; i++) {
        out[filled + i] = out[from + i];
      }
    }
    filled += length;
  }

  private void makeRoom(int count) throws Broken {
    if (count > most - filled) {
      throw new Broken(End.TOO_LONG);
    }
    if (filled + count > out.length) {
      long more = Math.max(filled + count, 2L * out.length);
      out = Arrays.copyOf(out, (int) Math.min(most, more));
    }
  }

  private int next(HuffmanCode code) throws Broken {
    fetch(HuffmanCode.LONGEST);
    int found = code.find(hold);
    if (found == HuffmanCode.NONE) {
      throw new Broken(bits < HuffmanCode.LONGEST ? End.CUT_OFF : End.DAMAGED);
    }
    drop(HuffmanCode.length(found));
    return HuffmanCode.symbol(found);
  }

  private int take(int count) throws Broken {
    fetch(count);
    int value = hold & ((1 << count) - 1);
    drop(count);
    return value;
  }

  /** Fetches so many bits, if the stream has them; 16 at most. */
  private void fetch(int count) {
    while (bits < count && at < inEnd) {
      hold |= (in[at++] & 0xff) << bits;
      bits += Byte.SIZE;
    }
  }

  private void drop(int count) throws Broken {
    if (count > bits) {
      throw new Broken(End.CUT_OFF);
    }
    hold >>>= count;
    bits -= count;
  }
}
