package dev.limber.crowd.batch;

import java.util.Arrays;

/** Local values of bones that a member overrides until they are cleared. */
public final class Settings {
  private int[] keys = new int[4];
  private double[] values = new double[4];
  private int count;

  /** Creates settings without a value. */
  public Settings() {}

  /** Returns how many values are set. */
  public int count() {
    return count;
  }

  /** Returns the bone of a setting. */
  public int bone(int index) {
    return keys[index] / BatchRig.CHANNELS;
  }

  /** Returns the channel of a setting; see {@link BatchRig#CHANNELS}. */
  public int channel(int index) {
    return keys[index] % BatchRig.CHANNELS;
  }

  /** Returns the value of a setting. */
  public double value(int index) {
    return values[index];
  }

  /** Sets a value. */
  public void set(int bone, int channel, double value) {
    int key = bone * BatchRig.CHANNELS + channel;
    int at = 0;
    while (at < count && keys[at] != key) {
      at++;
    }
    if (at == keys.length) {
      keys = Arrays.copyOf(keys, 2 * at);
      values = Arrays.copyOf(values, 2 * at);
    }
    keys[at] = key;
    values[at] = value;
    count = Math.max(count, at + 1);
  }

  /** Clears all values. */
  public void clear() {
    count = 0;
  }

  /** Copies other settings. */
  public void copyFrom(Settings other) {
    clear();
    for (int i = 0; i < other.count; i++) {
      set(other.bone(i), other.channel(i), other.values[i]);
    }
  }

  /** Sets the values in a lane. */
  public void apply(PoseBlock block, int lane) {
    for (int i = 0; i < count; i++) {
      block.set(lane, bone(i), channel(i), values[i]);
    }
  }
}
