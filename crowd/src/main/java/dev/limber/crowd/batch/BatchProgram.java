package dev.limber.crowd.batch;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * How all lanes of a block are constructed: steps in their order, and the rows that they need.
 * Immutable, shared by all blocks and threads; made by {@link ProgramBuilder}.
 *
 * <p>Rows of the {@link RowLayout} belong to a block, which puts them into the table; the others
 * are scratch rows created by {@link #newTable} and reused for each block.
 */
public final class BatchProgram {
  /** The pass that places the bones without physics. */
  public static final int BONES = 0;

  /** The pass that advances physics by one step. */
  public static final int PHYSICS = 1;

  /** The pass that lets physics move bones. */
  public static final int AFTER_PHYSICS = 2;

  /** The pass that computes the vertices. */
  public static final int MESHES = 3;

  private final int kept;
  private final double[] fills;
  private final Step[][] passes;
  private final Value[] world;
  private final BitSet needed;

  BatchProgram(int kept, double[] fills, List<Step[]> passes, Value[] world, BitSet needed) {
    this.kept = kept;
    this.fills = fills;
    this.passes = passes.toArray(new Step[0][]);
    this.world = world.clone();
    this.needed = needed;
  }

  /** Returns whether it needs a block's row for a world value. */
  boolean needs(int row) {
    return needed.get(row);
  }

  /** Returns a table with scratch rows; those of a block are null, to be filled in. */
  public double[][] newTable() {
    double[][] rows = new double[kept + fills.length][];
    for (int r = 0; r < fills.length; r++) {
      double[] row = new double[Step.LANES];
      Arrays.fill(row, fills[r]);
      rows[kept + r] = row;
    }
    return rows;
  }

  /** Returns where a world value is after a run, by its index in a single pose. */
  Value world(int index) {
    return world[index];
  }

  /** Runs a pass, if there is one. Allocates nothing. */
  public void run(int pass, double[][] rows, int from, int to) {
    if (pass < passes.length) {
      for (Step step : passes[pass]) {
        step.run(rows, from, to);
      }
    }
  }
}
