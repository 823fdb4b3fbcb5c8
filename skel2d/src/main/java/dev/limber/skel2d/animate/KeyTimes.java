package dev.limber.skel2d.animate;

/**
 * Finds the key to play from. Keys are mostly evenly spaced, so the first guess is nearly always
 * right and there is no cursor to keep; otherwise the interval is halved.
 */
final class KeyTimes {
  private final double[] times;
  private final double first;
  private final double last;
  private final double keysPerSecond;

  /** Takes at least one time, sorted. */
  KeyTimes(double[] times) {
    this.times = times;
    this.first = times[0];
    this.last = times[times.length - 1];
    this.keysPerSecond = (times.length - 1) / (last - first);
  }

  double time(int key) {
    return times[key];
  }

  /** Returns the last key at or before a time, or -1 before the first one. */
  int at(double time) {
    int end = times.length - 1;
    if (!(time >= first)) {
      return -1;
    }
    if (time >= last) {
      return end;
    }
    int guess = Math.max(0, Math.min(end - 1, (int) ((time - first) * keysPerSecond)));
    if (times[guess] <= time && time < times[guess + 1]) {
      return guess;
    }
    int low = 0;
    int high = end;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (times[middle] <= time) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns how far a time is from a key to the next, 0 to 1; the key may not be the last. */
  double progress(int key, double time) {
    return (time - times[key]) / (times[key + 1] - times[key]);
  }

  /** Returns whether a key is the last. */
  boolean isLast(int key) {
    return key == times.length - 1;
  }
}
