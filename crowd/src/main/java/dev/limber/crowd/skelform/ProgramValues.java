package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowLayout;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.BoneFlip;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.construct.WorldPose;

/**
 * What is known of a pose while its program is being written: for each number whether it differs
 * from lane to lane, and where it stands at this point of the program.
 */
final class ProgramValues {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;

  final Rig rig;
  final RowLayout layout;
  final ProgramBuilder builder;
  final Value[] local;

  /** Cosine and sine of each bone's local rotation, mirrored where its parent is. */
  final Value[] turns;

  /** Sine of each bone's local rotation, never mirrored. */
  private final Value[] sines;

  /** World values of all bones, and behind them of the ground. */
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
    sines = new Value[rig.boneCount];
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
    for (int b = 0; b < rig.boneCount; b++) {
      Value[] turn = builder.turn(local(b, LocalPose.ROTATION));
      turns[2 * b] = turn[0];
      turns[2 * b + 1] = turn[1];
      sines[b] = turn[1];
    }
  }

  /** Turns a bone the other way round if its parent, as it is at this point, is mirrored. */
  void mirrorTurn(int bone) {
    int parent = rig.hangsOn(bone);
    Value scaleX = world(parent, WorldPose.SCALE_X);
    Value scaleY = world(parent, WorldPose.SCALE_Y);
    Value sign;
    if (scaleX.isUniform() && scaleY.isUniform()) {
      sign = Value.of(BoneFlip.check(1, scaleX.uniform(), scaleY.uniform()));
    } else {
      int x = builder.rowOf(scaleX);
      int y = builder.rowOf(scaleY);
      int signs = builder.scratch();
      builder.add((r, i, n) -> mirror(r[x], r[y], r[signs], i, n));
      sign = Value.row(signs);
    }
    turns[2 * bone + 1] = builder.product(sines[bone], sign, builder.scratch());
  }

  private static void mirror(double[] x, double[] y, double[] signs, int from, int to) {
    for (int i = from; i < to; i++) {
      signs[i] = BoneFlip.check(1, x[i], y[i]);
    }
  }
}
