package dev.limber.skelform.construct;

import dev.limber.core.math.Trig;
import dev.limber.skelform.animate.LocalPose;

/**
 * What the Arc solver needs to know of a limb: its span from root to end, and the height of the
 * arch over each of its bones.
 *
 * <p>Seen from the limb's root both depend only on the limb's own local values and its scale, which
 * seldom change, and not on how the character stands. So they are kept and computed anew only when
 * one of those numbers differs: the same bits either way.
 */
public final class ArchShape {
  /** The format's π; see {@link Arc}. */
  public static final double PI_OF_THE_FORMAT = 3.14;

  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;
  private static final int KEY = 4;

  private final int[] chain;

  /**
   * For each bone but the root: its place in its parent, and its own rotation's cosine and sine.
   */
  private final double[] key;

  /** Height of the arch over each bone, as a part of its rise. */
  public final double[] height;

  /** Straight distance from root to end. */
  public double span;

  /** Creates the shape of a limb, root first; nothing is computed yet. */
  public ArchShape(int[] chain) {
    this.chain = chain;
    this.key = new double[KEY * chain.length];
    this.height = new double[chain.length];
    key[0] = Double.NaN; // Equal to nothing: the first call computes.
  }

  void refresh(double[] local, WorldPose world) {
    boolean same = key[0] == 0;
    double[] w = world.bones;
    for (int i = 1; i < chain.length; i++) {
      int bone = chain[i];
      int parent = W * chain[i - 1];
      int k = KEY * i;
      double x = local[L * bone + LocalPose.X] * w[parent + WorldPose.SCALE_X];
      double y = local[L * bone + LocalPose.Y] * w[parent + WorldPose.SCALE_Y];
      double cos = world.localTurns[2 * bone];
      double sin = world.localTurns[2 * bone + 1];
      if (key[k] != x || key[k + 1] != y || key[k + 2] != cos || key[k + 3] != sin) {
        same = false;
      }
      put(i, x, y, cos, sin);
    }
    if (!same) {
      key[0] = 0;
      compute();
    }
  }

  /** Sets the place of a bone in its parent and its own turn; {@link #compute} is to follow. */
  public void put(int i, double x, double y, double cos, double sin) {
    int k = KEY * i;
    key[k] = x;
    key[k + 1] = y;
    key[k + 2] = cos;
    key[k + 3] = sin;
  }

  /** Computes span and heights from what has been put. */
  public void compute() {
    double x = 0;
    double y = 0;
    double cos = 1;
    double sin = 0;
    double walked = 0;
    for (int k = KEY; k < key.length; k += KEY) {
      double dx = key[k];
      double dy = key[k + 1];
      x = (dx * cos - dy * sin) + x;
      y = (dx * sin + dy * cos) + y;
      walked += Math.sqrt(dx * dx + dy * dy);
      height[k / KEY] = walked;
      double turned = cos * key[k + 2] - sin * key[k + 3];
      sin = sin * key[k + 2] + cos * key[k + 3];
      cos = turned;
    }
    span = Math.sqrt(x * x + y * y);
    double perLength = span > 0 ? PI_OF_THE_FORMAT / span : 0;
    for (int i = 1; i < height.length; i++) {
      height[i] = Trig.sin(height[i] * perLength);
    }
  }
}
