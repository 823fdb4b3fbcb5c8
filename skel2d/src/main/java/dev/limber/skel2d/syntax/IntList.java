package dev.limber.skel2d.syntax;

import java.util.Arrays;

/** A growing list of numbers without boxes. */
final class IntList {
  private int[] values;
  private int size;

  IntList(int expected) {
    values = new int[Math.max(8, expected)];
  }

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, size + (size >> 1));
    }
    values[size++] = value;
  }

  int size() {
    return size;
  }

  int get(int index) {
    return values[index];
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
