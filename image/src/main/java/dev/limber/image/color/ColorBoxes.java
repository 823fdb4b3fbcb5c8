package dev.limber.image.color;

import java.util.Arrays;

/**
 * Divides the colours into boxes. Each cut is the one, among all boxes, channels and positions,
 * that removes most of the squared error of representing each box by its mean.
 */
final class ColorBoxes {
  private static final int LEVELS = 256;
  private static final int CHANNELS = 3;

  private final WeightedColors colors;

  /** The colours' numbers; a box is a range of them. */
  private final int[] order;

  /** For each level of a channel, its weight and the weighted sums of red, green and blue. */
  private final double[] levels = new double[4 * LEVELS];

  /** A range of {@link #order} and its best cut: below or at a level of a channel, or above. */
  private record Box(int from, int to, double gain, int channel, int level) {}

  ColorBoxes(WeightedColors colors) {
    this.colors = colors;
    this.order = new int[colors.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
  }

  /** Returns the mean of each box, at most this many. */
  int[] cut(int most) {
    Box[] boxes = new Box[most];
    boxes[0] = box(0, order.length);
    int count = 1;
    while (count < most) {
      int best = 0;
      for (int i = 1; i < count; i++) {
        best = boxes[i].gain > boxes[best].gain ? i : best;
      }
      Box whole = boxes[best];
      if (whole.gain <= 0) {
        break; // one colour in each
      }
      int middle = partition(whole);
      boxes[best] = box(whole.from, middle);
      boxes[count++] = box(middle, whole.to);
    }
    int[] means = new int[count];
    for (int i = 0; i < count; i++) {
      means[i] = mean(boxes[i]);
    }
    return means;
  }

  private Box box(int from, int to) {
    Box best = new Box(from, to, 0, 0, 0);
    for (int channel = 0; channel < CHANNELS; channel++) {
      gather(from, to, channel);
      best = bestCut(best, channel);
    }
    return best;
  }

  private void gather(int from, int to, int channel) {
    Arrays.fill(levels, 0);
    for (int i = from; i < to; i++) {
      int color = colors.colors[order[i]];
      double weight = colors.weights[order[i]];
      int at = 4 * level(color, channel);
      levels[at] += weight;
      levels[at + 1] += weight * NearestColor.red(color);
      levels[at + 2] += weight * NearestColor.green(color);
      levels[at + 3] += weight * NearestColor.blue(color);
    }
  }

  /** The error of a part is its squares minus this sum; only the sum depends on the cut. */
  private static double explained(double weight, double red, double green, double blue) {
    return weight > 0 ? NearestColor.weigh(red, green, blue) / weight : 0;
  }

  private Box bestCut(Box soFar, int channel) {
    double weight = 0;
    double red = 0;
    double green = 0;
    double blue = 0;
    for (int at = 0; at < levels.length; at += 4) {
      weight += levels[at];
      red += levels[at + 1];
      green += levels[at + 2];
      blue += levels[at + 3];
    }
    double whole = explained(weight, red, green, blue);
    Box best = soFar;
    double w = 0;
    double r = 0;
    double g = 0;
    double b = 0;
    for (int level = 0; level < LEVELS - 1; level++) {
      int at = 4 * level;
      if (levels[at] == 0) {
        continue;
      }
      w += levels[at];
      r += levels[at + 1];
      g += levels[at + 2];
      b += levels[at + 3];
      if (w < weight) {
        double gain =
            explained(w, r, g, b) + explained(weight - w, red - r, green - g, blue - b) - whole;
        if (gain > best.gain) {
          best = new Box(soFar.from, soFar.to, gain, channel, level);
        }
      }
    }
    return best;
  }

  /** Moves the lower part of a box to its front. Returns where the upper part begins. */
  private int partition(Box box) {
    int middle = box.from;
    for (int i = box.from; i < box.to; i++) {
      int number = order[i];
      if (level(colors.colors[number], box.channel) <= box.level) {
        order[i] = order[middle];
        order[middle++] = number;
      }
    }
    return middle;
  }

  private int mean(Box box) {
    double weight = 0;
    double red = 0;
    double green = 0;
    double blue = 0;
    for (int i = box.from; i < box.to; i++) {
      int color = colors.colors[order[i]];
      double share = colors.weights[order[i]];
      weight += share;
      red += share * NearestColor.red(color);
      green += share * NearestColor.green(color);
      blue += share * NearestColor.blue(color);
    }
    return (int) (red / weight + 0.5) << 16
        | (int) (green / weight + 0.5) << 8
        | (int) (blue / weight + 0.5);
  }

  private static int level(int color, int channel) {
    return color >> 16 - 8 * channel & 255;
  }
}
