package dev.limber.skelform.animate;

import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Keyframe;
import java.util.List;

/**
 * The keyframes of one moving value: one element of one bone.
 *
 * <p>Before its first keyframe the first value holds, as if that keyframe also stood on frame 0.
 * Several keyframes on one frame occur in real files: the last one counts from that frame on, while
 * the segment before leads to the first of them.
 */
final class Channel {
  /** Index in {@link LocalPose#values}. */
  final int slot;

  private final int[] frames;
  private final double[] values;
  private final Easing[] easings;

  /** Index of the first keyframe on a later frame, or the number of keyframes. */
  private final int[] next;

  private final boolean snaps;

  Channel(int slot, List<Keyframe> keyframes) {
    int size = keyframes.size();
    this.slot = slot;
    this.frames = new int[size];
    this.values = new double[size];
    this.easings = new Easing[size];
    this.next = new int[size];
    boolean anySnap = false;
    for (int i = 0; i < size; i++) {
      Keyframe key = keyframes.get(i);
      frames[i] = key.frame();
      values[i] = key.value();
      easings[i] = key.easing();
      anySnap |= key.easing().kind() == Easing.Kind.SNAP;
    }
    for (int i = size - 1; i >= 0; i--) {
      boolean last = i == size - 1;
      next[i] = last ? size : frames[i + 1] > frames[i] ? i + 1 : next[i + 1];
    }
    this.snaps = anySnap;
  }

  /** Returns the value at any frame of 0 or more: exact on whole frames, straight between them. */
  double at(double frame) {
    int whole = (int) frame;
    double part = frame - whole;
    double value = at(whole);
    if (part == 0 || holds(whole)) {
      return value;
    }
    return value + (at(whole + 1) - value) * part;
  }

  /** Returns the value at a whole frame. */
  double at(int frame) {
    int i = keyAt(frame);
    return i < 0 ? values[0] : segment(i, frame);
  }

  /** Returns whether the value stays where it is until the next whole frame. */
  boolean holds(int frame) {
    if (!snaps) {
      return false;
    }
    int i = keyAt(frame);
    int n = i < 0 ? 0 : next[i];
    return n < frames.length && easings[n].kind() == Easing.Kind.SNAP;
  }

  /**
   * Returns what a smoothed field becomes.
   *
   * @param field the field before
   * @param value the channel's value at the frame
   * @param frame frame of 0 or more
   */
  double smoothed(double field, double value, double frame, Smoothing smoothing) {
    int last = keyAt((int) frame);
    if (last < 0 || !smoothing.ruleset().catchesUp()) {
      double current = last < 0 ? frame : frame - frames[last];
      return field + (value - field) * smoothing.progress(current);
    }
    double result = field;
    int first = firstOnFrame(last);
    if (frame == frames[last]) {
      result = arrive(result, first, smoothing);
    }
    // Keyframes that share a frame each smooth once, in file order, as the runtimes do.
    double progress = smoothing.progress(frame - frames[last]);
    for (int i = first; i < last; i++) {
      result += (segmentAt(i, frame) - result) * progress;
    }
    return result + (value - result) * progress;
  }

  /** Applies the segments that end on keyframe {@code i}, the first of its frame. */
  private double arrive(double field, int i, Smoothing smoothing) {
    if (i == 0) {
      // The implied keyframe on frame 0 of a channel that begins later.
      return frames[0] > 0 ? field + (values[0] - field) * smoothing.progress(frames[0]) : field;
    }
    double result = field;
    for (int from = firstOnFrame(i - 1); from < i; from++) {
      int length = frames[i] - frames[from];
      double end = Interpolation.interpolate(length, length, values[from], values[i], easings[i]);
      result += (end - result) * smoothing.progress(length);
    }
    return result;
  }

  private int firstOnFrame(int i) {
    int first = i;
    while (first > 0 && frames[first - 1] == frames[i]) {
      first--;
    }
    return first;
  }

  /**
   * Returns the value of the segment that starts at keyframe {@code i}, straight between frames.
   */
  private double segmentAt(int i, double frame) {
    int whole = (int) frame;
    double part = frame - whole;
    double value = segment(i, whole);
    if (part == 0) {
      return value;
    }
    int n = next[i];
    if (n < frames.length && easings[n].kind() == Easing.Kind.SNAP) {
      return value;
    }
    boolean arrives = n < frames.length && frames[n] == whole + 1;
    double after = arrives ? at(whole + 1) : segment(i, whole + 1);
    return value + (after - value) * part;
  }

  /** Returns the value of the segment that starts at keyframe {@code i} at a whole frame. */
  private double segment(int i, int frame) {
    int n = next[i];
    if (n == frames.length) {
      return values[i];
    }
    double max = frames[n] - frames[i];
    return Interpolation.interpolate(frame - frames[i], max, values[i], values[n], easings[n]);
  }

  /** Returns the last keyframe at or before a frame, -1 if there is none. */
  private int keyAt(int frame) {
    int low = 0;
    int high = frames.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (frames[middle] <= frame) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
