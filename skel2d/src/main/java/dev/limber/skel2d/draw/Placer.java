package dev.limber.skel2d.draw;

import dev.limber.skel2d.construct.WorldPose;

/** Takes outlines to where the bones are. */
final class Placer {
  private static final int M = WorldPose.STRIDE;

  /** Below this the original takes the identity for an owner's inverse. */
  private static final double MIN_DETERMINANT = 1e-6;

  private static final double[] IDENTITY = {1, 0, 0, 1, 0, 0};

  /** Takes a point of another bone from the world to where the attachment puts it. */
  private final double[] lift = new double[M];

  private final double[] inverse = new double[M];

  /**
   * Stores matrix and points of an outline.
   *
   * @param worlds matrices of all bones
   */
  void place(
      Outline outline, double[] worlds, double[] matrices, int m, double[] points, int pointsAt) {
    int owner = M * outline.owner;
    multiply(worlds, owner, outline.placement, 0, matrices, m);
    double a = matrices[m];
    double b = matrices[m + 1];
    double c = matrices[m + 2];
    double d = matrices[m + 3];
    double e = matrices[m + 4];
    double f = matrices[m + 5];
    double[] from = outline.points;
    for (int i = 0; i < from.length; i += 2) {
      points[pointsAt + i] = a * from[i] + c * from[i + 1] + e;
      points[pointsAt + i + 1] = b * from[i] + d * from[i + 1] + f;
    }
    if (outline.bound) {
      findLift(outline, worlds, matrices, m);
      placeBound(outline, worlds, points, pointsAt);
    }
  }

  /** Points of other bones: to the world, into the owner, then through attachment and owner. */
  private void placeBound(Outline outline, double[] worlds, double[] points, int pointsAt) {
    for (int p = 0; p < outline.bones.length; p++) {
      if (outline.bones[p] != outline.owner) {
        int w = M * outline.bones[p];
        double px = outline.points[2 * p];
        double py = outline.points[2 * p + 1];
        double x = worlds[w] * px + worlds[w + 2] * py + worlds[w + 4];
        double y = worlds[w + 1] * px + worlds[w + 3] * py + worlds[w + 5];
        points[pointsAt + 2 * p] = lift[0] * x + lift[2] * y + lift[4];
        points[pointsAt + 2 * p + 1] = lift[1] * x + lift[3] * y + lift[5];
      }
    }
  }

  private void findLift(Outline outline, double[] worlds, double[] matrices, int m) {
    int w = M * outline.owner;
    double a = worlds[w];
    double b = worlds[w + 1];
    double c = worlds[w + 2];
    double d = worlds[w + 3];
    double determinant = a * d - b * c;
    if (!(Math.abs(determinant) >= MIN_DETERMINANT)) {
      System.arraycopy(matrices, m, lift, 0, M);
      return;
    }
    if (outline.inPlace) {
      // Owner times its own inverse: such points stay where their bone puts them, exactly.
      System.arraycopy(IDENTITY, 0, lift, 0, M);
      return;
    }
    inverse[0] = d / determinant;
    inverse[1] = -b / determinant;
    inverse[2] = -c / determinant;
    inverse[3] = a / determinant;
    inverse[4] = (c * worlds[w + 5] - d * worlds[w + 4]) / determinant;
    inverse[5] = (b * worlds[w + 4] - a * worlds[w + 5]) / determinant;
    multiply(matrices, m, inverse, 0, lift, 0);
  }

  /** Stores the product of two matrices: the right one acts first. */
  private static void multiply(double[] left, int l, double[] right, int r, double[] out, int at) {
    double a = left[l];
    double b = left[l + 1];
    double c = left[l + 2];
    double d = left[l + 3];
    for (int i = 0; i < M; i += 2) {
      double x = right[r + i];
      double y = right[r + i + 1];
      out[at + i] = a * x + c * y;
      out[at + i + 1] = b * x + d * y;
    }
    out[at + 4] += left[l + 4];
    out[at + 5] += left[l + 5];
  }
}
