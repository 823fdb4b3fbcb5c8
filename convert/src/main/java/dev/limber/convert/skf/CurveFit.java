package dev.limber.convert.skf;

import dev.limber.convert.easing.EasingHandles;
import dev.limber.skelform.animate.Interpolation;
import dev.limber.skelform.data.Easing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds few keyframes for a value that is known at every half frame. On whole frames the keyframes
 * give the value within a tolerance; from frame to frame SkelForm goes straight, or holds and jumps
 * if the value does so.
 *
 * <p>From one keyframe to the next the candidates are a straight line, the easing of the source,
 * and the cubic that fits best. If none is good enough, there is another keyframe between them.
 */
final class CurveFit {
  private static final Easing SNAP =
      Easing.bezier(Easing.SNAP_HANDLE, Easing.SNAP_HANDLE, Easing.SNAP_HANDLE, Easing.SNAP_HANDLE);

  /** How much of its range a value may be off; less than is promised, because bones add up. */
  private static final double TOLERANCE = 0.001;

  /** Half way through a frame a value that jumps is no farther from its start or its end. */
  private static final double HOLDS = 0.2;

  /**
   * Longer stretches are halved, so that long animations take time in proportion to their length.
   */
  private static final int LONG = 64;

  /** Heights of handles beyond this are not stored: the curve would be all noise. */
  private static final double HIGHEST = 50;

  /**
   * A keyframe.
   *
   * @param easing how the value comes here from the keyframe before
   */
  record Key(int frame, double value, Easing easing) {}

  /**
   * A stretch that the source eases as one.
   *
   * @param from frame, which may lie between whole ones
   * @param to frame
   */
  record Span(double from, double to, dev.limber.skel2d.data.Easing easing) {}

  private final double[] halves;
  private final int last;
  private final List<Span> spans;
  private final double tolerance;
  private final double range;
  private int span;

  private CurveFit(double[] halves, List<Span> spans) {
    this.halves = halves;
    this.last = halves.length / 2;
    this.spans = spans;
    double least = halves[0];
    double most = halves[0];
    for (int frame = 1; frame <= last; frame++) {
      least = Math.min(least, at(frame));
      most = Math.max(most, at(frame));
    }
    this.range = most - least;
    this.tolerance = TOLERANCE * range;
  }

  /**
   * Returns the keyframes, the first on frame 0.
   *
   * @param halves the value at each half frame from 0 on, an odd number of them
   * @param spans of the source, ascending; may be empty
   */
  static List<Key> fit(double[] halves, List<Span> spans) {
    return new CurveFit(halves, spans).keys();
  }

  private List<Key> keys() {
    List<Key> keys = new ArrayList<>();
    keys.add(new Key(0, at(0), Easing.LINEAR_HANDLES));
    boolean[] stops = stops();
    int from = 0;
    for (int frame = 1; frame <= last; frame++) {
      if (stops[frame]) {
        fit(from, frame, keys);
        from = frame;
      }
    }
    return merged(keys);
  }

  /** Returns where there has to be a keyframe in any case. */
  private boolean[] stops() {
    boolean[] stops = new boolean[last + 1];
    stops[last] = true;
    for (Span one : spans) {
      stop(one.from(), stops);
      stop(one.to(), stops);
    }
    for (int frame = 0; frame < last; frame++) {
      if (jumps(frame)) {
        stops[frame] = true;
        stops[frame + 1] = true;
      }
    }
    return stops;
  }

  private void stop(double frame, boolean[] stops) {
    double whole = Math.rint(frame);
    boolean between = Math.abs(frame - whole) > 1e-6;
    double first = between ? Math.floor(frame) : whole;
    double second = between ? Math.ceil(frame) : whole;
    if (first <= last) {
      stops[(int) first] = true;
    }
    if (second <= last) {
      stops[(int) second] = true;
    }
  }

  private boolean jumps(int frame) {
    double change = at(frame + 1) - at(frame);
    double half = halves[2 * frame + 1] - at(frame);
    double away = Math.min(Math.abs(half), Math.abs(change - half));
    return Math.abs(change) > tolerance && away < HOLDS * Math.abs(change);
  }

  private void fit(int start, int end, List<Key> keys) {
    Deque<int[]> open = new ArrayDeque<>();
    open.push(new int[] {start, end});
    while (!open.isEmpty()) {
      int[] next = open.pop();
      int from = next[0];
      int to = next[1];
      Easing easing = easing(from, to);
      if (easing != null) {
        keys.add(new Key(to, at(to), easing));
      } else {
        int middle = to - from > LONG ? (from + to) / 2 : farthest(from, to);
        open.push(new int[] {middle, to});
        open.push(new int[] {from, middle});
      }
    }
  }

  /** Returns an easing that is good enough; always one if there is no frame in between. */
  private @Nullable Easing easing(int from, int to) {
    if (to == from + 1) {
      return jumps(from) ? SNAP : Easing.LINEAR_HANDLES;
    }
    if (isGood(from, to, Easing.LINEAR_HANDLES)) {
      return Easing.LINEAR_HANDLES;
    }
    if (Math.abs(at(to) - at(from)) < range / HIGHEST) {
      return null;
    }
    Easing source = ofSource(from, to);
    if (source != null && isGood(from, to, source)) {
      return source;
    }
    Easing best = bestCubic(from, to);
    return best != null && isGood(from, to, best) ? best : null;
  }

  private @Nullable Easing ofSource(int from, int to) {
    while (span < spans.size() && spans.get(span).to() < to - 1e-6) {
      span++;
    }
    if (span == spans.size() || spans.get(span).from() > from + 1e-6) {
      return null;
    }
    Span one = spans.get(span);
    double length = one.to() - one.from();
    EasingHandles handles =
        EasingHandles.of(one.easing())
            .between((from - one.from()) / length, (to - one.from()) / length);
    return handles == null
        ? null
        : Easing.bezier(handles.x1(), handles.y1(), handles.x2(), handles.y2());
  }

  /** Least squares with both handles at thirds of the time, where time is the curve's parameter. */
  private @Nullable Easing bestCubic(int from, int to) {
    double change = at(to) - at(from);
    double aa = 0;
    double ab = 0;
    double bb = 0;
    double ay = 0;
    double by = 0;
    for (int frame = from + 1; frame < to; frame++) {
      double t = (double) (frame - from) / (to - from);
      double a = 3 * (1 - t) * (1 - t) * t;
      double b = 3 * (1 - t) * t * t;
      double y = (at(frame) - at(from)) / change - t * t * t;
      aa += a * a;
      ab += a * b;
      bb += b * b;
      ay += a * y;
      by += b * y;
    }
    double determinant = aa * bb - ab * ab;
    if (determinant < 1e-9) {
      return null;
    }
    double first = (ay * bb - by * ab) / determinant;
    double second = (by * aa - ay * ab) / determinant;
    return Math.abs(first) < HIGHEST && Math.abs(second) < HIGHEST
        ? Easing.bezier(1.0 / 3, first, 2.0 / 3, second)
        : null;
  }

  private boolean isGood(int from, int to, Easing easing) {
    for (int frame = from + 1; frame < to; frame++) {
      double value = Interpolation.interpolate(frame - from, to - from, at(from), at(to), easing);
      if (!(Math.abs(value - at(frame)) <= tolerance)) {
        return false;
      }
    }
    return true;
  }

  private int farthest(int from, int to) {
    int best = from + 1;
    double most = -1;
    for (int frame = from + 1; frame < to; frame++) {
      double t = (double) (frame - from) / (to - from);
      double off = Math.abs(at(frame) - at(from) - (at(to) - at(from)) * t);
      if (off > most) {
        most = off;
        best = frame;
      }
    }
    return best;
  }

  /** Leaves out keyframes inside of stretches that do not change. */
  private static List<Key> merged(List<Key> keys) {
    List<Key> kept = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      boolean still =
          i > 0
              && i + 1 < keys.size()
              && keys.get(i - 1).value() == keys.get(i).value()
              && keys.get(i + 1).value() == keys.get(i).value();
      if (!still) {
        kept.add(keys.get(i));
      }
    }
    return kept;
  }

  private double at(int frame) {
    return halves[2 * frame];
  }
}
