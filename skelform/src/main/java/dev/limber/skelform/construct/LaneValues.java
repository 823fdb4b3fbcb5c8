package dev.limber.skelform.construct;

import dev.limber.core.lanes.ProgramBuilder;
import dev.limber.core.lanes.Value;
import dev.limber.core.math.Trig;
import dev.limber.skelform.animate.LocalPose;

/**
 * What is known of a pose while its program is being written: for each number whether it differs
 * from lane to lane, and where it stands at this point of the program.
 */
final class LaneValues {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;

  final Rig rig;
  final LaneLayout layout;
  final ProgramBuilder builder;
  final Value[] local;

  /** Cosine and sine of each bone's local rotation. */
  final Value[] turns;

  /** World values of all bones, and behind them of the ground. */
  final Value[] world;

  /**
   * Begins a program.
   *
   * @param initial local values of lanes that nothing moves
   * @param varies which local values differ from lane to lane
   */
  LaneValues(Rig rig, LaneLayout layout, double[] initial, boolean[] varies) {
    this.rig = rig;
    this.layout = layout;
    builder = new ProgramBuilder(layout.count);
    local = new Value[layout.slots];
    for (int slot = 0; slot < local.length; slot++) {
      local[slot] = varies[slot] ? Value.row(LaneLayout.LOCAL + slot) : Value.of(initial[slot]);
    }
    turns = new Value[2 * rig.boneCount];
    world = new Value[W * (rig.boneCount + 1)];
    for (int i = 0; i < world.length; i++) {
      world[i] = Value.of(0);
    }
    int ground = W * rig.boneCount;
    world[ground + WorldPose.COS] = Value.of(1);
    world[ground + WorldPose.SCALE_X] = Value.of(1);
    world[ground + WorldPose.SCALE_Y] = Value.of(1);
  }

  Value local(int bone, int part) {
    return local[L * bone + part];
  }

  Value world(int bone, int part) {
    return world[W * bone + part];
  }

  /** Returns the row that a world value of a bone goes to. */
  int worldRow(int bone, int part) {
    return layout.world + W * bone + part;
  }

  /** Returns the row in which a world value stands now. */
  int rowOf(int bone, int part) {
    return builder.rowOf(world(bone, part));
  }

  /** Computes cosine and sine of all local rotations. */
  void turnAll() {
    double[] turn = new double[2];
    for (int b = 0; b < rig.boneCount; b++) {
      Value rotation = local(b, LocalPose.ROTATION);
      if (rotation.isUniform()) {
        Trig.cosSin(rotation.uniform(), turn, 0);
        turns[2 * b] = Value.of(turn[0]);
        turns[2 * b + 1] = Value.of(turn[1]);
      } else {
        int cos = builder.scratch();
        int sin = builder.scratch();
        builder.cosSin(rotation.row(), cos, sin);
        turns[2 * b] = Value.row(cos);
        turns[2 * b + 1] = Value.row(sin);
      }
    }
  }
}
