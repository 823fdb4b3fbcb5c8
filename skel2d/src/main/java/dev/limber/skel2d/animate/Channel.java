package dev.limber.skel2d.animate;

import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Timeline;
import java.util.List;

/**
 * A timeline that moves, with the setup pose worked in: at key {@code k} and eased progress {@code
 * e} the value is {@code start[k] + way[k] * e}. Behind the last key it holds.
 *
 * <p>Positions add to the setup pose, scales multiply with it, colours replace it. Rotations add to
 * it too, but later: only the original's order of operations always turns the way it does when
 * angles happen to lie half a turn apart.
 */
public final class Channel {
  /** Where in {@link LocalPose#values}. */
  final int at;

  final double setup;
  final boolean isRotation;
  final List<Key> keys;
  final double[] start;
  final double[] way;

  /** Compiles a timeline that moves over the setup pose. */
  public Channel(Timeline timeline, LocalPose pose) {
    this.at = pose.at(timeline);
    this.setup = pose.values[at];
    this.keys = timeline.keys();
    this.isRotation = timeline.property() == Property.ROTATION;
    this.start = new double[keys.size()];
    this.way = new double[keys.size()];
    for (int k = 0; k < start.length; k++) {
      double value = keys.get(k).value();
      double next = k + 1 < start.length ? keys.get(k + 1).value() : value;
      switch (timeline.property()) {
        case ROTATION -> {
          start[k] = ShortTurns.beside(value, next);
          way[k] = ShortTurns.beside(next, value) - start[k];
        }
        case X, Y -> {
          start[k] = setup + value;
          way[k] = next - value;
        }
        case SCALE_X, SCALE_Y -> {
          start[k] = setup * value;
          way[k] = setup * (next - value);
        }
        default -> {
          start[k] = value;
          way[k] = next - value;
        }
      }
    }
  }

  /** Returns the setup value of what it animates. */
  public double setup() {
    return setup;
  }

  /**
   * Returns the value at a key; a rotation may be whole turns away from where the last one ended.
   */
  public double start(int key) {
    return isRotation ? setup + start[key] : start[key];
  }

  /** Returns how far the value goes from a key to the next: 0 from the last one. */
  public double way(int key) {
    return way[key];
  }

  /** Orders channels so that those with the same times and easings lie side by side. */
  static int compareKeys(Channel one, Channel other) {
    int count = Integer.compare(one.keys.size(), other.keys.size());
    if (count != 0) {
      return count;
    }
    for (int k = 0; k < one.start.length; k++) {
      Key a = one.keys.get(k);
      Key b = other.keys.get(k);
      int order = Double.compare(a.time(), b.time());
      if (order == 0) {
        order = a.easing().compareTo(b.easing());
      }
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
