package dev.limber.image.color;

/**
 * Distinct colours in order of appearance, and the number of each colour.
 *
 * <p>A hash table over plain arrays, because it is used for every pixel.
 */
public final class ColorIndex {
  /** A colour's number plus one for each slot; 0 is a free slot. */
  private final short[] slots;

  private final int[] colors;
  private int size;

  /** Creates an empty index for at most this many colours, up to 256. */
  public ColorIndex(int capacity) {
    colors = new int[capacity];
    slots = new short[1024]; // at most a quarter full, so that probes are short
  }

  /** Returns how many colours there are. */
  public int size() {
    return size;
  }

  /** Returns a colour by its number. */
  public int color(int number) {
    return colors[number];
  }

  /** Returns a colour's number, or -1 if it is not here. */
  public int find(int color) {
    return slots[slot(color)] - 1;
  }

  /** Adds a colour unless it is here already. Returns whether it is here now: false if full. */
  public boolean add(int color) {
    int slot = slot(color);
    if (slots[slot] != 0) {
      return true;
    }
    if (size == colors.length) {
      return false;
    }
    colors[size++] = color;
    slots[slot] = (short) size;
    return true;
  }

  /** The slot that holds a colour, or the free one where it would go. */
  private int slot(int color) {
    int slot = color * 0x9E3779B1 >>> 22; // the upper bits of a multiple of the golden ratio
    while (slots[slot] != 0 && colors[slots[slot] - 1] != color) {
      slot = slot + 1 & 1023;
    }
    return slot;
  }
}
