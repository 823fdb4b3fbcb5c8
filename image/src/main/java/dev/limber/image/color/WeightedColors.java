package dev.limber.image.color;

/** Colours and their weights. */
final class WeightedColors {
  final int[] colors;
  final double[] weights;

  /** Whether the weight belongs to this very colour, rather than to several around it. */
  final boolean[] flat;

  private int size;

  WeightedColors(int capacity) {
    colors = new int[capacity];
    weights = new double[capacity];
    flat = new boolean[capacity];
  }

  void add(int color, double weight, boolean isFlat) {
    colors[size] = color;
    weights[size] = weight;
    flat[size] = isFlat;
    size++;
  }

  int size() {
    return size;
  }
}
