package dev.limber.crowd.batch;

import dev.limber.core.pose.LocalValues;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Poses of one rig side by side, one in each of {@value Step#BLOCK} lanes. One thread at a time.
 * Allocates only when {@link BatchRig#revision} has changed.
 */
public final class PoseBlock {
  private final BatchRig rig;
  private final RowLayout layout;

  /** The rows by number; those that no program needs are null. */
  private final double[][] rows;

  /** The animation whose values are the only ones that may differ from the initial ones, or -1. */
  private final int[] shown = new int[Step.LANES];

  /** Number of the way in which a lane is solved. */
  private final int[] way = new int[Step.LANES];

  /** The program that computed a lane last. */
  private final @Nullable BatchProgram[] computedBy = new BatchProgram[Step.LANES];

  /** Whether a lane's vertices are computed. */
  private final boolean[] deformed = new boolean[Step.LANES];

  private int[] known = {};
  private List<BatchProgram> programs = List.of();

  /** Creates a block; no lane is started. */
  public PoseBlock(BatchRig rig) {
    this.rig = rig;
    this.layout = rig.layout;
    this.rows = new double[layout.count][];
    rows[RowLayout.MOVING] = new double[Step.LANES];
    addRows(layout.physics, layout.vertices);
  }

  private void addRows(int from, int to) {
    for (int row = from; row < to; row++) {
      rows[row] = new double[Step.LANES];
    }
  }

  /** Makes rows for local values that have begun to differ from lane to lane. */
  @SuppressWarnings("ReferenceEquality") // A new array each time that there are more.
  private int[] varying() {
    if (known != rig.varying()) {
      known = rig.varying();
      for (int slot : known) {
        if (rows[RowLayout.LOCAL + slot] == null) {
          double[] row = new double[Step.LANES];
          Arrays.fill(row, rig.initial.values[slot]);
          rows[RowLayout.LOCAL + slot] = row;
        }
      }
    }
    return known;
  }

  /** Makes rows for world values that programs have begun to need. */
  @SuppressWarnings("ReferenceEquality") // Written anew they are other programs.
  private void ensureRows() {
    varying();
    if (programs != rig.programs()) {
      programs = rig.programs();
      for (int row = layout.world; row < layout.physics; row++) {
        for (BatchProgram program : programs) {
          if (rows[row] == null && program.needs(row)) {
            addRows(row, row + 1);
          }
        }
      }
    }
  }

  /** Resets a lane to the state right after loading. */
  public void start(int lane) {
    take(lane, rig.start);
    for (int row = layout.world; row < layout.count; row++) {
      if (rows[row] != null) {
        boolean isPhysics = row >= layout.physics && row < layout.vertices;
        rows[row][lane] = isPhysics ? rig.physicsStart[row - layout.physics] : 0;
      }
    }
    computedBy[lane] = null;
    deformed[lane] = false;
  }

  private void take(int lane, LocalValues pose) {
    for (int slot : varying()) {
      rows[RowLayout.LOCAL + slot][lane] = pose.values[slot];
    }
    shown[lane] = -1;
    way[lane] = rig.wayOf(pose);
  }

  /** Sets the local values of a lane to what is played. */
  public void pose(int lane, PlayState state, Scratch scratch) {
    if (state.fading || state.animation < 0) {
      take(lane, scratch.pose(state));
      return;
    }
    if (shown[lane] != state.animation) {
      take(lane, rig.initial);
      shown[lane] = state.animation;
    }
    way[lane] = rig.playMoved(state.animation, state.seconds, scratch.pose, rows, lane);
  }

  /** Sets a local value of a lane, after {@link #pose}. */
  public void set(int lane, int bone, int channel, double value) {
    varying();
    rows[RowLayout.LOCAL + rig.slot(bone, channel)][lane] = value;
    shown[lane] = -1;
  }

  /** Sets whether {@link #step} advances the physics of a lane. */
  public void moving(int lane, boolean moving) {
    rows[RowLayout.MOVING][lane] = moving ? 1 : 0;
  }

  /** Advances physics by one step; call {@link #place} afterwards. */
  public void step(int from, int to, Scratch scratch) {
    for (int first = from; first < to; ) {
      int end = endOfWay(first, to);
      double[][] table = table(first, scratch);
      program(first).run(BatchProgram.BONES, table, first, end);
      program(first).run(BatchProgram.PHYSICS, table, first, end);
      first = end;
    }
  }

  /**
   * Computes world values and meshes of the lanes from {@code from} to {@code to} exclusive.
   *
   * @param stepped whether the bones stand where {@link #step} has left them
   * @param meshes whether vertices are computed as well, or left to {@link BatchRig#show}
   */
  public void place(int from, int to, boolean stepped, boolean meshes, Scratch scratch) {
    if (meshes && rows.length > layout.vertices && rows[layout.vertices] == null) {
      addRows(layout.vertices, layout.count);
    }
    for (int first = from; first < to; ) {
      int end = endOfWay(first, to);
      BatchProgram program = program(first);
      double[][] table = table(first, scratch);
      if (!stepped) {
        program.run(BatchProgram.BONES, table, first, end);
      }
      program.run(BatchProgram.AFTER_PHYSICS, table, first, end);
      if (meshes) {
        program.run(BatchProgram.MESHES, table, first, end);
      }
      Arrays.fill(computedBy, first, end, program);
      Arrays.fill(deformed, first, end, meshes);
      first = end;
    }
  }

  /** Lanes that are solved the same way are computed together. */
  private int endOfWay(int first, int to) {
    int end = first + 1;
    while (end < to && way[end] == way[first]) {
      end++;
    }
    return end;
  }

  private BatchProgram program(int lane) {
    return rig.programs().get(way[lane]);
  }

  private double[][] table(int lane, Scratch scratch) {
    ensureRows();
    double[][] table = scratch.table(way[lane]);
    System.arraycopy(rows, 0, table, 0, rows.length);
    return table;
  }

  /**
   * Shifts the positions in the physics state of a lane.
   *
   * @param stride numbers in the physics state of one bone; x and y come first
   */
  public void shift(int lane, int stride, double x, double y) {
    for (int row = layout.physics; row < layout.vertices; row += stride) {
      rows[row][lane] += x;
      rows[row + 1][lane] += y;
    }
  }

  /** Saves the physics state of a lane. */
  public void rememberPhysics(int lane, Scratch scratch) {
    int at = lane * rig.physicsStart.length;
    for (int row = layout.physics; row < layout.vertices; row++) {
      scratch.physicsBefore[at++] = rows[row][lane];
    }
  }

  /** Returns whether the physics state of a lane is exactly the saved one. */
  public boolean physicsRests(int lane, Scratch scratch) {
    int at = lane * rig.physicsStart.length;
    for (int row = layout.physics; row < layout.vertices; row++) {
      if (Double.doubleToLongBits(scratch.physicsBefore[at++])
          != Double.doubleToLongBits(rows[row][lane])) {
        return false;
      }
    }
    return true;
  }

  /** Returns a world value of a lane by its index in a single pose; 0 before the first update. */
  public double world(int lane, int index) {
    BatchProgram program = computedBy[lane];
    return program == null ? 0 : program.world(index).at(rows, lane);
  }

  /**
   * Copies a lane to the constructed values of a pose.
   *
   * @return whether the vertices are still to be computed
   */
  public boolean show(int lane, double[] bones, double[] physics, double[] vertices) {
    int values = layout.physics - layout.world;
    for (int i = 0; i < values; i++) {
      bones[i] = world(lane, i);
    }
    for (int i = 0; i < physics.length; i++) {
      physics[i] = rows[layout.physics + i][lane];
    }
    if (deformed[lane]) {
      for (int i = 0; i < vertices.length; i++) {
        vertices[i] = rows[layout.vertices + i][lane];
      }
    }
    return !deformed[lane] && computedBy[lane] != null;
  }

  /**
   * Copies a lane of this or another block of the same rig.
   *
   * @param lane the destination; the lane after a block's last one is free for swapping two
   */
  public void copy(PoseBlock from, int fromLane, int lane) {
    ensureRows();
    from.ensureRows();
    for (int row = 0; row < rows.length; row++) {
      if (rows[row] != null && from.rows[row] != null) {
        rows[row][lane] = from.rows[row][fromLane];
      }
    }
    shown[lane] = from.shown[fromLane];
    way[lane] = from.way[fromLane];
    computedBy[lane] = from.computedBy[fromLane];
    deformed[lane] = from.deformed[fromLane] && rows[rows.length - 1] != null;
  }
}
