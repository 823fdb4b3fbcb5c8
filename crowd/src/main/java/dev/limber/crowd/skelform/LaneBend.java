package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.Step;
import dev.limber.skelform.construct.Bend;
import dev.limber.skelform.data.IkConstraint;

/**
 * {@link Bend} for lanes: finds the chains that bend to the forbidden side. In most blocks all do
 * or none does, so they are counted first; then mirroring is one loop or none.
 */
final class LaneBend implements Step {
  private final IkConstraint constraint;

  // Rows: root, first joint, base; and what is found.
  private final int rootX;
  private final int rootY;
  private final int jointX;
  private final int jointY;
  private final int baseX;
  private final int baseY;
  private final int limit;
  private final int cos2;
  private final int sin2;
  private final int count;

  /**
   * Creates the step.
   *
   * @param points rows of root and first joint, x and y in turn, then those of the base
   * @param found four rows for scratch
   */
  LaneBend(IkConstraint constraint, int[] points, int[] found) {
    this.constraint = constraint;
    rootX = points[0];
    rootY = points[1];
    jointX = points[2];
    jointY = points[3];
    baseX = points[4];
    baseY = points[5];
    limit = found[0];
    cos2 = found[1];
    sin2 = found[2];
    count = found[3];
  }

  @Override
  public void run(double[][] r, int from, int to) {
    double[] x0 = r[rootX];
    double[] y0 = r[rootY];
    double[] x1 = r[jointX];
    double[] y1 = r[jointY];
    double[] bx = r[baseX];
    double[] by = r[baseY];
    double[] limits = r[limit];
    double[] c2 = r[cos2];
    double[] s2 = r[sin2];
    int wrong = 0;
    for (int i = from; i < to; i++) {
      boolean bent = Bend.isWrong(x1[i] - x0[i], y1[i] - y0[i], bx[i], by[i], constraint);
      limits[i] = Double.NEGATIVE_INFINITY;
      c2[i] = 0;
      s2[i] = 0;
      if (bent) {
        limits[i] = Double.POSITIVE_INFINITY;
        c2[i] = Bend.doubleCos(bx[i], by[i]);
        s2[i] = Bend.doubleSin(bx[i], by[i]);
        wrong++;
      }
    }
    r[count][0] = wrong;
  }

  /**
   * Returns the step that mirrors a row of rotations in place, where their chains bend to the wrong
   * side.
   */
  Step mirror(int cos, int sin) {
    return (r, from, to) -> {
      double wrong = r[count][0];
      if (wrong == to - from) {
        SolverLoops.mirror(r[cos2], r[sin2], r[cos], r[sin], from, to);
      } else if (wrong > 0) {
        SolverLoops.mirrorSome(r[limit], r[cos2], r[sin2], r[cos], r[sin], from, to);
      }
    };
  }
}
