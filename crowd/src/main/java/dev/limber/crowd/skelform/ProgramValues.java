package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowLayout;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.construct.WorldPose;

/**
 * What is known about a pose while its program is being written: for each number, whether it
 * differs from lane to lane, and where it is at this point of the program.
 */
final class ProgramValues {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;

  final Rig rig;
  final RowLayout layout;
  final ProgramBuilder builder;
  final Value[] local;

  /** Cosine and sine of each bone's local rotation. */
  final Value[] turns;

  /** World values of all bones, followed by those of the ground. */
  final Value[] world;

  /**
   * Begins a program.
   *
   * @param initial local values of lanes that nothing moves
   * @param varies which local values differ from lane to lane
   */
  ProgramValues(Rig rig, RowLayout layout, double[] initial, boolean[] varies) {
    this.rig = rig;
    this.layout = layout;
    builder = new ProgramBuilder(layout.count);
    local = builder.locals(initial, varies);
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

  /** Returns the row that contains a world value now. */
  int rowOf(int bone, int part) {
    return builder.rowOf(world(bone, part));
  }

  /** Computes cosine and sine of all local rotations. */
  void turnAll() {
    for (int b = 0; b < rig.boneCount; b++) {
      Value[] turn = builder.turn(local(b, LocalPose.ROTATION));
      turns[2 * b] = turn[0];
      turns[2 * b + 1] = turn[1];
    }
  }
}
