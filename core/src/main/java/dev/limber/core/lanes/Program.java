package dev.limber.core.lanes;

import java.util.Arrays;

/**
 * Steps in their order, and the rows that they need. Immutable, shared by all tiles and threads;
 * made by {@link ProgramBuilder}.
 *
 * <p>Rows below {@link #kept} belong to a tile and are put into the table by its owner; the others
 * are scratch that {@link #newTable} makes, used again for each tile.
 */
public final class Program {
  private final int kept;
  private final Step[] steps;
  private final double[] fills;

  Program(int kept, Step[] steps, double[] fills) {
    this.kept = kept;
    this.steps = steps;
    this.fills = fills;
  }

  /** Returns how many rows belong to the tile. */
  public int kept() {
    return kept;
  }

  /** Returns how many rows there are, kept and scratch. */
  public int rowCount() {
    return kept + fills.length;
  }

  /** Returns a table with rows for scratch; those that are kept are null and to be put in. */
  public double[][] newTable() {
    double[][] rows = new double[rowCount()][];
    for (int r = 0; r < fills.length; r++) {
      double[] row = new double[Step.LANES];
      Arrays.fill(row, fills[r]);
      rows[kept + r] = row;
    }
    return rows;
  }

  /** Runs all steps. Allocates nothing. */
  public void run(double[][] rows, int from, int to) {
    for (Step step : steps) {
      step.run(rows, from, to);
    }
  }
}
