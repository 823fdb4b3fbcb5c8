package dev.limber.convert.lottie;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.animate.Channel;
import dev.limber.skel2d.animate.Ease;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One or more numbers over time, by keyframes. Before the first and behind the last they stand
 * still; where two have the same time, the numbers jump.
 *
 * @param keys at least one, their frames never going back, at most two of the same
 */
record Curve(List<Keyframe> keys) {
  /**
   * Numbers at a time.
   *
   * @param frame when
   * @param value the numbers
   * @param easing how they move to the next keyframe; null if they stay until then
   */
  record Keyframe(double frame, double[] value, @Nullable Easing easing) {
    private boolean isAlike(Keyframe other) {
      return frame == other.frame && easing == other.easing;
    }
  }

  Curve {
    keys = List.copyOf(keys);
  }

  static Curve constant(double... value) {
    return new Curve(List.of(new Keyframe(0, value, null)));
  }

  /**
   * Returns what a timeline does: the setup value before its first key, then from key to key.
   * Rotations go on where they are instead of starting a turn away.
   */
  static Curve of(Timeline timeline, LocalPose setup, double fps) {
    Channel channel = new Channel(timeline, setup);
    List<Key> keys = timeline.keys();
    List<Keyframe> made = new ArrayList<>();
    if (keys.get(0).time() > 0) {
      made.add(new Keyframe(0, new double[] {channel.setup()}, null));
    }
    double arrived = channel.start(0);
    for (int k = 0; k < keys.size(); k++) {
      double value = channel.start(k);
      if (timeline.property() == Property.ROTATION) {
        value += Math.rint((arrived - value) / Trig.TWO_PI) * Trig.TWO_PI;
      }
      arrived = value + channel.way(k);
      // Of several keys at one time the first is arrived at, and the last is left from.
      boolean isArrivedAt = k > 0 && keys.get(k - 1).time() < keys.get(k).time();
      boolean isLeft = k + 1 == keys.size() || keys.get(k).time() < keys.get(k + 1).time();
      if (isArrivedAt || isLeft) {
        Easing easing = isLeft ? keys.get(k).easing() : Easing.LINEAR;
        made.add(new Keyframe(keys.get(k).time() * fps, new double[] {value}, easing));
      }
    }
    return new Curve(made);
  }

  /** Returns whether it never changes. */
  boolean isConstant() {
    for (Keyframe key : keys) {
      if (!Arrays.equals(key.value(), first())) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether it never changes from a number. */
  boolean isAlways(double value) {
    return isConstant() && first()[0] == value;
  }

  /** Returns the numbers of the first keyframe. */
  double[] first() {
    return keys.get(0).value();
  }

  /** Returns the smallest number of all keyframes. */
  double least() {
    return keys.stream().flatMapToDouble(key -> Arrays.stream(key.value())).min().orElse(0);
  }

  /** Returns the largest number of all keyframes. */
  double most() {
    return keys.stream().flatMapToDouble(key -> Arrays.stream(key.value())).max().orElse(0);
  }

  /** Returns a curve with all numbers multiplied. */
  Curve times(double factor) {
    List<Keyframe> multiplied = new ArrayList<>();
    for (Keyframe key : keys) {
      double[] value = key.value().clone();
      for (int i = 0; i < value.length; i++) {
        value[i] *= factor;
      }
      multiplied.add(new Keyframe(key.frame(), value, key.easing()));
    }
    return new Curve(multiplied);
  }

  /** Returns its number at a frame, if it has one; of two at the same time the later. */
  double at(double frame) {
    int k = last(frame);
    Keyframe from = keys.get(k);
    Easing easing = from.easing();
    if (k + 1 == keys.size() || easing == null || frame <= from.frame()) {
      return from.value()[0];
    }
    Keyframe to = keys.get(k + 1);
    double progress = (frame - from.frame()) / (to.frame() - from.frame());
    double way = to.value()[0] - from.value()[0];
    return from.value()[0] + way * Ease.of(easing, progress);
  }

  /** Returns the last keyframe at or before a frame; the first before it. */
  private int last(double frame) {
    int low = 0;
    int high = keys.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (keys.get(middle).frame() <= frame) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns curves of one number side by side; null if their keyframes differ in time or easing.
   */
  static @Nullable Curve joined(Curve... curves) {
    Curve model = curves[0];
    for (Curve curve : curves) {
      model = model.isConstant() ? curve : model;
    }
    List<Keyframe> keys = new ArrayList<>();
    for (int k = 0; k < model.keys.size(); k++) {
      Keyframe key = model.keys.get(k);
      double[] value = new double[curves.length];
      for (int c = 0; c < curves.length; c++) {
        List<Keyframe> own = curves[c].keys;
        if (curves[c].isConstant()) {
          value[c] = own.get(0).value()[0];
        } else if (own.size() == model.keys.size() && own.get(k).isAlike(key)) {
          value[c] = own.get(k).value()[0];
        } else {
          return null;
        }
      }
      keys.add(new Keyframe(key.frame(), value, key.easing()));
    }
    return new Curve(keys);
  }
}
