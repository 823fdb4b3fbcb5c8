package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keys of a timeline while it is read, in flat arrays that all timelines share. */
final class KeyList {
  private double[] frames = new double[64];
  private double[] values = new double[64];
  private Easing[] easings = new Easing[64];

  /** The words that the keys were put down by. */
  private int[] tokens = new int[64];

  /** Attachment names; only as long as needed. */
  private @Nullable String[] names = new String[0];

  /** Green, blue and alpha of colours; only as long as needed. Red is the value. */
  private double[] colors = new double[0];

  private int size;

  /** Frame of the last key, NaN if there is none. It may be a key that was thrown away. */
  private double lastFrame = Double.NaN;

  /** Index of the last key, -1 if there is none or it was thrown away. */
  private int last = -1;

  void clear() {
    size = 0;
    last = -1;
    lastFrame = Double.NaN;
  }

  /** Returns the index of the last key, -1 if there is none or it was thrown away. */
  int last() {
    return last;
  }

  /** Returns whether a frame is after the last key. */
  boolean isLater(double frame) {
    return frame > lastFrame;
  }

  /** Returns whether a frame is that of the last key, which a key put there would replace. */
  boolean isTaken(double frame) {
    return frame == lastFrame;
  }

  /** Adds a key, or replaces the last one if it is at the same frame. */
  void put(double frame, double value, Easing easing, int token) {
    if (frame != lastFrame) {
      last = add(frame, value, easing, token);
      lastFrame = frame;
    } else if (last >= 0) {
      values[last] = value;
      easings[last] = easing;
      tokens[last] = token;
    }
    // Otherwise the key was thrown away, and this value is lost with it.
  }

  int size() {
    return size;
  }

  /** Throws away all keys from an index on; the time that they took stays. */
  void truncate(int newSize) {
    size = newSize;
    if (last >= newSize) {
      last = -1;
    }
  }

  private int add(double frame, double value, Easing easing, int token) {
    if (size == frames.length) {
      frames = Arrays.copyOf(frames, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
      easings = Arrays.copyOf(easings, 2 * size);
      tokens = Arrays.copyOf(tokens, 2 * size);
    }
    frames[size] = frame;
    values[size] = value;
    easings[size] = easing;
    tokens[size] = token;
    return size++;
  }

  double frame(int index) {
    return frames[index];
  }

  Easing easing(int index) {
    return easings[index];
  }

  double value(int index) {
    return values[index];
  }

  /** Returns the word that put a key down. */
  int token(int index) {
    return tokens[index];
  }

  @Nullable String name(int index) {
    return names[index];
  }

  /** Returns whether a key has this colour; its red is its value. */
  boolean hasColor(int index, double green, double blue, double alpha) {
    return colors[3 * index] == green
        && colors[3 * index + 1] == blue
        && colors[3 * index + 2] == alpha;
  }

  void easing(int index, Easing easing) {
    easings[index] = easing;
  }

  void name(int index, String name) {
    if (index >= names.length) {
      names = Arrays.copyOf(names, frames.length);
    }
    names[index] = name;
  }

  void color(int index, double green, double blue, double alpha) {
    if (3 * index >= colors.length) {
      colors = Arrays.copyOf(colors, 3 * frames.length);
    }
    colors[3 * index] = green;
    colors[3 * index + 1] = blue;
    colors[3 * index + 2] = alpha;
  }

  /** Returns plain keys. */
  List<Key> numbers(double fps) {
    Key[] keys = new Key[size];
    for (int i = 0; i < size; i++) {
      keys[i] = new Key(frames[i] / fps, values[i], easings[i]);
    }
    return List.of(keys);
  }

  /** Returns keys whose values are degrees. */
  List<Key> rotations(double fps) {
    Key[] keys = new Key[size];
    for (int i = 0; i < size; i++) {
      double radians = Degrees.toRadians(values[i]);
      keys[i] = new Key(frames[i] / fps, radians, easings[i], values[i], null);
    }
    return List.of(keys);
  }

  /** Returns keys whose values are attachments. */
  List<Key> attachments(double fps) {
    Key[] keys = new Key[size];
    for (int i = 0; i < size; i++) {
      keys[i] = new Key(frames[i] / fps, values[i], easings[i], values[i], names[i]);
    }
    return List.of(keys);
  }

  /** Returns keys of one component of colours: red, green, blue, alpha are 0 to 3. */
  List<Key> component(double fps, int component) {
    Key[] keys = new Key[size];
    for (int i = 0; i < size; i++) {
      double value = component == 0 ? values[i] : colors[3 * i + component - 1];
      keys[i] = new Key(frames[i] / fps, value, easings[i]);
    }
    return List.of(keys);
  }
}
