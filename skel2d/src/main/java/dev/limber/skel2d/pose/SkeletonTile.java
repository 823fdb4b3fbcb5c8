package dev.limber.skel2d.pose;

import dev.limber.core.crowd.Moment;
import dev.limber.core.crowd.Tile;
import dev.limber.core.crowd.Workbench;
import dev.limber.core.lanes.Step;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.LaneProgram;
import dev.limber.skel2d.construct.WorldPose;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Poses of a skeleton side by side. */
final class SkeletonTile implements Tile {
  private static final int L = LocalPose.BONE_STRIDE;

  private final SkeletonLanes lanes;
  private final int localCount;

  /** The rows by number; those that the program does not need are null. */
  private final double[][] rows;

  /** The program that computed a lane last. */
  private final @Nullable LaneProgram[] computedBy = new LaneProgram[Step.LANES];

  private int[] known = {};
  private @Nullable LaneProgram program;

  SkeletonTile(SkeletonLanes lanes) {
    this.lanes = lanes;
    this.localCount = LaneProgram.localCount(lanes.compiled.rig);
    this.rows = new double[LaneProgram.rowCount(lanes.compiled.rig)][];
  }

  /** Makes rows for local values that have begun to differ from lane to lane. */
  @SuppressWarnings("ReferenceEquality") // A new array each time that there are more.
  private int[] varying() {
    if (known != lanes.varying) {
      known = lanes.varying;
      for (int slot : known) {
        if (rows[slot] == null) {
          double[] row = new double[Step.LANES];
          Arrays.fill(row, lanes.compiled.setup.values[slot]);
          rows[slot] = row;
        }
      }
    }
    return known;
  }

  @Override
  public void start(int lane) {
    take(lane, lanes.compiled.setup.values);
    for (int row = localCount; row < rows.length; row++) {
      if (rows[row] != null) {
        rows[row][lane] = 0;
      }
    }
    computedBy[lane] = null;
  }

  private void take(int lane, double[] values) {
    for (int slot : varying()) {
      rows[slot][lane] = values[slot];
    }
  }

  @Override
  public void pose(int lane, Moment moment, Workbench bench) {
    take(lane, ((SkeletonBench) bench).values(moment));
  }

  @Override
  public void set(int lane, int bone, int channel, double value) {
    varying();
    rows[L * bone + channel][lane] = value;
  }

  @Override
  public void moving(int lane, boolean moving) {}

  @Override
  public void step(int from, int to, Workbench bench) {}

  @Override
  public void place(int from, int to, boolean stepped, boolean meshes, Workbench bench) {
    LaneProgram current = ensureRows();
    if (current != null) {
      double[][] table = ((SkeletonBench) bench).table(current);
      System.arraycopy(rows, 0, table, 0, rows.length);
      current.run(table, from, to);
      Arrays.fill(computedBy, from, to, current);
    }
  }

  @SuppressWarnings("ReferenceEquality") // Written anew it is another program.
  private @Nullable LaneProgram ensureRows() {
    varying();
    LaneProgram current = lanes.program();
    if (current != null && program != current) {
      program = current;
      for (int row = localCount; row < rows.length; row++) {
        if (rows[row] == null && current.needs(row)) {
          rows[row] = new double[Step.LANES];
        }
      }
    }
    return current;
  }

  @Override
  public void shift(int lane, double x, double y) {}

  @Override
  public int physicsCount() {
    return 0;
  }

  @Override
  public void physics(int lane, double[] out, int at) {}

  @Override
  public boolean physicsIs(int lane, double[] state, int at) {
    return true;
  }

  @Override
  public double matrix(int lane, int bone, int part) {
    LaneProgram by = computedBy[lane];
    return by == null ? 0 : by.matrix(bone, part).at(rows, lane);
  }

  /** Copies a lane to the constructed values of a pose. */
  void show(int lane, WorldPose world) {
    int count = lanes.boneCount();
    for (int bone = 0; bone < count; bone++) {
      for (int part = 0; part < WorldPose.STRIDE; part++) {
        world.matrices[WorldPose.STRIDE * bone + part] = matrix(lane, bone, part);
      }
    }
  }

  @Override
  public void copy(Tile from, int fromLane, int lane) {
    SkeletonTile other = (SkeletonTile) from;
    ensureRows();
    other.ensureRows();
    for (int row = 0; row < rows.length; row++) {
      if (rows[row] != null && other.rows[row] != null) {
        rows[row][lane] = other.rows[row][fromLane];
      }
    }
    computedBy[lane] = other.computedBy[fromLane];
  }
}
