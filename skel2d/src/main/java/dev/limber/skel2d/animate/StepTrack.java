package dev.limber.skel2d.animate;

import dev.limber.skel2d.data.Timeline;

/** A timeline that switches instead of moving: a flip or an attachment. */
final class StepTrack {
  private final int target;
  private final KeyTimes times;
  private final double[] switched;

  /** Compiles a timeline of what is at {@code target} in {@link LocalPose#values}. */
  StepTrack(Timeline timeline, int target) {
    this.target = target;
    int count = timeline.keys().size();
    double[] keyTimes = new double[count];
    switched = new double[count];
    for (int k = 0; k < count; k++) {
      keyTimes[k] = timeline.keys().get(k).time();
      switched[k] = timeline.keys().get(k).value();
    }
    times = new KeyTimes(keyTimes);
  }

  int target() {
    return target;
  }

  /**
   * Plays an interval: the last key inside it switches. If {@code from} is later than {@code to},
   * the animation has started again in between, so that a key up to {@code to} always switches, and
   * before the first one the last one does.
   */
  void play(double from, double to, double[] values) {
    boolean wrapped = from > to;
    int key = times.at(to);
    if (key < 0) {
      if (wrapped) {
        values[target] = switched[switched.length - 1];
      }
    } else if (wrapped || times.time(key) >= from) {
      values[target] = switched[key];
    }
  }
}
