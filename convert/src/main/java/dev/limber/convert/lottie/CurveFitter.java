package dev.limber.convert.lottie;

import dev.limber.skel2d.data.Easing;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows what Lottie's own interpolation cannot express with straight lines between extra
 * keyframes: as many as keep every number within {@value #TOLERANCE} of the range in which they all
 * move, and within {@value #MOST_OFF}.
 */
final class CurveFitter {
  /** Something that moves, looked at from time to time. */
  interface Sampled {
    /** Stores the numbers at a frame; of two at the same time the later. */
    void at(double frame, double[] out);
  }

  static final double TOLERANCE = 0.0025;

  /** In pixels, degrees or percent: what an eye does not see. */
  static final double MOST_OFF = 0.1;

  /** What rounding makes of numbers that stand still. */
  private static final double LEAST_OFF = 1e-9;

  /** Frames before a key at which a number has what it ends with, should it jump there. */
  private static final double JUST_BEFORE = 1e-6;

  /** How often the time between two keys is halved at most. */
  private static final int DEEPEST = 8;

  private final Sampled sampled;
  private final int size;
  private final Budget budget;
  private final List<Curve.Keyframe> keys = new ArrayList<>();
  private double tolerance;

  private CurveFitter(Sampled sampled, int size, Budget budget) {
    this.sampled = sampled;
    this.size = size;
    this.budget = budget;
  }

  /**
   * Returns keyframes that follow a movement.
   *
   * @param size how many numbers move
   * @param frames where it may jump or change its direction, ascending, both ends included
   */
  static Curve fit(Sampled sampled, int size, double[] frames, Budget budget) {
    CurveFitter fitter = new CurveFitter(sampled, size, budget);
    fitter.tolerance = fitter.tolerance(frames);
    for (int i = 0; i + 1 < frames.length; i++) {
      double[] from = fitter.at(frames[i]);
      double[] to = fitter.at(Math.max(frames[i], frames[i + 1] - JUST_BEFORE));
      fitter.begin(frames[i], from);
      fitter.follow(frames[i], from, frames[i + 1], to, DEEPEST);
    }
    return new Curve(fitter.keys);
  }

  private double tolerance(double[] frames) {
    double[] least = at(frames[0]);
    double[] most = least.clone();
    for (int i = 1; i < frames.length; i++) {
      include(at(0.5 * (frames[i - 1] + frames[i])), least, most);
      include(at(frames[i] - JUST_BEFORE), least, most);
      include(at(frames[i]), least, most);
    }
    double range = 0;
    for (int i = 0; i < size; i++) {
      range = Math.max(range, most[i] - least[i]);
    }
    return Math.max(LEAST_OFF, Math.min(TOLERANCE * range, MOST_OFF));
  }

  private static void include(double[] value, double[] least, double[] most) {
    for (int i = 0; i < value.length; i++) {
      least[i] = Math.min(least[i], value[i]);
      most[i] = Math.max(most[i], value[i]);
    }
  }

  /** Begins a stretch where the one before has ended, or jumps. */
  private void begin(double frame, double[] value) {
    if (keys.isEmpty() || isOff(keys.get(keys.size() - 1).value(), value)) {
      add(frame, value);
    }
  }

  private void follow(double start, double[] from, double end, double[] to, int halvings) {
    double middle = 0.5 * (start + end);
    double[] between = at(middle);
    if (halvings > 0
        && (isOff(mixed(from, to, 0.5), between)
            || isOff(mixed(from, to, 0.25), at(0.5 * (start + middle)))
            || isOff(mixed(from, to, 0.75), at(0.5 * (middle + end))))) {
      follow(start, from, middle, between, halvings - 1);
      follow(middle, between, end, to, halvings - 1);
    } else {
      add(end, to);
    }
  }

  private void add(double frame, double[] value) {
    budget.expect((long) size * keys.size());
    keys.add(new Curve.Keyframe(frame, value, Easing.LINEAR));
  }

  private double[] at(double frame) {
    double[] value = new double[size];
    sampled.at(frame, value);
    return value;
  }

  private static double[] mixed(double[] from, double[] to, double share) {
    double[] mixed = new double[from.length];
    for (int i = 0; i < mixed.length; i++) {
      mixed[i] = from[i] + (to[i] - from[i]) * share;
    }
    return mixed;
  }

  private boolean isOff(double[] expected, double[] actual) {
    for (int i = 0; i < expected.length; i++) {
      if (Math.abs(expected[i] - actual[i]) > tolerance) {
        return true;
      }
    }
    return false;
  }
}
