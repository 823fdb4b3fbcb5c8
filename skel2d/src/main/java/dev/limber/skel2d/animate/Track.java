package dev.limber.skel2d.animate;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import java.util.List;

/**
 * Channels whose keys have the same times and easings: one search and one easing for all of them.
 * Bodies are animated in whole poses, so there are few tracks in an animation.
 */
final class Track {
  private final KeyTimes times;
  private final Easing[] easings;

  /** Where in {@link LocalPose#values}; rotations first. */
  private final int[] targets;

  private final int rotations;

  /** The setup value of each target. */
  private final double[] setup;

  /** One row of all channels for each key. */
  private final double[] start;

  private final double[] way;

  /** Joins channels that {@link Channel#compareKeys} calls equal; at least one. */
  Track(List<Channel> channels) {
    List<Key> keys = channels.get(0).keys;
    double[] keyTimes = new double[keys.size()];
    easings = new Easing[keyTimes.length];
    for (int k = 0; k < keyTimes.length; k++) {
      keyTimes[k] = keys.get(k).time();
      easings[k] = keys.get(k).easing();
    }
    times = new KeyTimes(keyTimes);
    int width = channels.size();
    targets = new int[width];
    setup = new double[width];
    start = new double[width * keyTimes.length];
    way = new double[width * keyTimes.length];
    int column = 0;
    for (Channel channel : channels) {
      if (channel.isRotation) {
        put(channel, column++);
      }
    }
    rotations = column;
    for (Channel channel : channels) {
      if (!channel.isRotation) {
        put(channel, column++);
      }
    }
  }

  private void put(Channel channel, int column) {
    targets[column] = channel.at;
    setup[column] = channel.setup;
    for (int k = 0; k < channel.start.length; k++) {
      start[k * targets.length + column] = channel.start[k];
      way[k * targets.length + column] = channel.way[k];
    }
  }

  int[] targets() {
    return targets;
  }

  /** Sets the values at a time; does nothing before the first key. */
  void set(double time, double[] values) {
    int key = times.at(time);
    if (key < 0) {
      return;
    }
    double e = eased(key, time);
    int row = key * targets.length;
    for (int c = 0; c < rotations; c++) {
      double turned = ShortTurns.wrap(start[row + c] + way[row + c] * e);
      values[targets[c]] = ShortTurns.wrap(setup[c] + turned);
    }
    for (int c = rotations; c < targets.length; c++) {
      values[targets[c]] = start[row + c] + way[row + c] * e;
    }
  }

  /** Takes the values a part of the way to where they are at a time. */
  void mix(double time, double mix, double[] values) {
    int key = times.at(time);
    if (key < 0) {
      return;
    }
    double e = eased(key, time);
    int row = key * targets.length;
    for (int c = 0; c < rotations; c++) {
      double turned = ShortTurns.wrap(start[row + c] + way[row + c] * e);
      double goal = ShortTurns.wrap(setup[c] + turned);
      double current = ShortTurns.normal(values[targets[c]]);
      double from = ShortTurns.beside(current, goal);
      double to = ShortTurns.beside(goal, current);
      values[targets[c]] = ShortTurns.normal(from + (to - from) * mix);
    }
    for (int c = rotations; c < targets.length; c++) {
      double current = values[targets[c]];
      double goal = start[row + c] + way[row + c] * e;
      values[targets[c]] = current + (goal - current) * mix;
    }
  }

  private double eased(int key, double time) {
    return times.isLast(key) ? 0 : Ease.of(easings[key], times.progress(key, time));
  }
}
