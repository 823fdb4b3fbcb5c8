package dev.limber.web;

/** A hash over the bits of numbers; two halves of 32 bits, because browsers have no fast longs. */
final class BitHash {
  private int low = 0x811c9dc5;
  private int high = 0x2c1b3c6d;

  void add(int value) {
    low = (low ^ value) * 0x01000193;
    low ^= low >>> 15;
    high = (high ^ value) * 0x297a2d39;
    high ^= high >>> 13;
  }

  /** Adds all bits of a number; the sign of a zero counts. */
  void add(double value) {
    long bits = Double.doubleToLongBits(value);
    add((int) bits);
    add((int) (bits >>> 32));
  }

  void add(float value) {
    add(Float.floatToIntBits(value));
  }

  /** Returns sixteen hexadecimal digits. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int half : new int[] {high, low}) {
      for (int shift = 28; shift >= 0; shift -= 4) {
        text.append("0123456789abcdef".charAt((half >>> shift) & 15));
      }
    }
    return text.toString();
  }
}
