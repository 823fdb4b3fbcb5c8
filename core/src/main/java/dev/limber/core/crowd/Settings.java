package dev.limber.core.crowd;

/**
 * Local values of bones that a member has set: they hold over what it plays, until they are
 * cleared.
 */
public final class Settings {
  private int[] keys = new int[4];
  private double[] values = new double[4];
  private int count;

  Settings() {}

  /** Returns how many values are set. */
  public int count() {
    return count;
  }

  /** Returns the bone of a setting. */
  public int bone(int index) {
    return keys[index] / Lanes.CHANNELS;
  }

  /** Returns the channel of a setting; see {@link Lanes#CHANNELS}. */
  public int channel(int index) {
    return keys[index] % Lanes.CHANNELS;
  }

  /** Returns the value of a setting. */
  public double value(int index) {
    return values[index];
  }

  void set(int bone, int channel, double value) {
    int key = bone * Lanes.CHANNELS + channel;
    int at = 0;
    while (at < count && keys[at] != key) {
      at++;
    }
    if (at == keys.length) {
      int[] moreKeys = new int[2 * at];
      double[] moreValues = new double[2 * at];
      System.arraycopy(keys, 0, moreKeys, 0, at);
      System.arraycopy(values, 0, moreValues, 0, at);
      keys = moreKeys;
      values = moreValues;
    }
    keys[at] = key;
    values[at] = value;
    count = Math.max(count, at + 1);
  }

  void clear() {
    count = 0;
  }

  void apply(Tile tile, int lane) {
    for (int i = 0; i < count; i++) {
      tile.set(lane, bone(i), channel(i), values[i]);
    }
  }
}
