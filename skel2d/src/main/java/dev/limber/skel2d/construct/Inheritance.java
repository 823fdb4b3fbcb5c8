package dev.limber.skel2d.construct;

import dev.limber.skel2d.animate.LocalPose;

/**
 * The loops behind {@link WorldPose}. They say the same thing with more and more on top and are
 * apart because this is the hottest code there is.
 *
 * <p>Where nothing is flipped and everything is inherited, the closed form gives a bone's matrix
 * from its parent's: with r the bone's own rotation, {@code a' = cos(R + r) SX sx = (a cos r - b
 * sin r) sx}, and likewise for the others. So nothing has to be remembered but the matrices.
 */
final class Inheritance {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;
  private static final int F = WorldPose.FRAME;

  private Inheritance() {}

  /**
   * For skeletons whose bones all inherit rotation and scale, without flips.
   *
   * @param turns cosine and sine of each bone's own rotation
   */
  static void plain(int[] parents, double[] local, double[] turns, double[] w) {
    for (int bone = 0; bone < parents.length; bone++) {
      int p = W * parents[bone];
      int l = L * bone;
      double cos = turns[2 * bone];
      double sin = turns[2 * bone + 1];
      double x = local[l];
      double y = local[l + 1];
      double scaleX = local[l + 3];
      double scaleY = local[l + 4];
      double a = w[p];
      double b = w[p + 1];
      double c = w[p + 2];
      double d = w[p + 3];
      double e = w[p + 4];
      double f = w[p + 5];
      int o = W * bone;
      w[o] = (a * cos - b * sin) * scaleX;
      w[o + 1] = (b * cos + a * sin) * scaleX;
      w[o + 2] = (c * cos - d * sin) * scaleY;
      w[o + 3] = (d * cos + c * sin) * scaleY;
      w[o + 4] = a * x + c * y + e;
      w[o + 5] = b * x + d * y + f;
    }
  }

  /**
   * For skeletons whose bones all inherit rotation and scale, with flips. Where exactly one of FX
   * and FY is -1, rows have different signs, and the turn goes the other way round. The same bits
   * as {@link #plain} where nothing is flipped.
   *
   * @param frames only FX FY is used, as the first number
   */
  static void flipped(int[] parents, double[] local, double[] turns, double[] frames, double[] w) {
    for (int bone = 0; bone < parents.length; bone++) {
      int parent = parents[bone];
      int p = W * parent;
      int l = L * bone;
      double parity = frames[F * parent];
      double cos = turns[2 * bone];
      double sin = turns[2 * bone + 1] * parity;
      double x = local[l];
      double y = local[l + 1];
      double scaleX = local[l + 3];
      double scaleY = local[l + 4];
      double flipX = 1 - 2 * local[l + 5];
      double flipY = 1 - 2 * local[l + 6];
      double a = w[p];
      double b = w[p + 1];
      double c = w[p + 2];
      double d = w[p + 3];
      double e = w[p + 4];
      double f = w[p + 5];
      int o = W * bone;
      frames[F * bone] = parity * flipX * flipY;
      w[o] = (a * cos - b * sin) * scaleX * flipX;
      w[o + 1] = (b * cos + a * sin) * scaleX * flipY;
      w[o + 2] = (c * cos - d * sin) * scaleY * flipX;
      w[o + 3] = (d * cos + c * sin) * scaleY * flipY;
      w[o + 4] = a * x + c * y + e;
      w[o + 5] = b * x + d * y + f;
    }
  }

  /** For all skeletons. */
  static void full(Rig rig, double[] local, double[] turns, double[] frames, double[] w) {
    for (int bone = 0; bone < rig.boneCount; bone++) {
      int p = W * rig.parent[bone];
      int turned = F * rig.turnedBy[bone];
      int scaled = F * rig.scaledBy[bone];
      int flips = F * rig.parent[bone];
      int l = L * bone;
      double ownCos = turns[2 * bone];
      double ownSin = turns[2 * bone + 1];
      double cos = ownCos * frames[turned] - ownSin * frames[turned + 1];
      double sin = ownSin * frames[turned] + ownCos * frames[turned + 1];
      double scaleX = local[l + 3] * frames[scaled + 2];
      double scaleY = local[l + 4] * frames[scaled + 3];
      double flipX = (1 - 2 * local[l + 5]) * frames[flips + 4];
      double flipY = (1 - 2 * local[l + 6]) * frames[flips + 5];
      int o = F * bone;
      frames[o] = cos;
      frames[o + 1] = sin;
      frames[o + 2] = scaleX;
      frames[o + 3] = scaleY;
      frames[o + 4] = flipX;
      frames[o + 5] = flipY;
      double x = local[l];
      double y = local[l + 1];
      double e = w[p] * x + w[p + 2] * y + w[p + 4];
      double f = w[p + 1] * x + w[p + 3] * y + w[p + 5];
      int m = W * bone;
      w[m] = flipX * cos * scaleX;
      w[m + 1] = flipY * sin * scaleX;
      w[m + 2] = -flipX * sin * scaleY;
      w[m + 3] = flipY * cos * scaleY;
      w[m + 4] = e;
      w[m + 5] = f;
    }
  }
}
