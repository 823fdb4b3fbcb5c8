package dev.limber.skel2d.construct;

import dev.limber.core.lanes.Program;
import dev.limber.core.lanes.ProgramBuilder;
import dev.limber.core.lanes.RowMath;
import dev.limber.core.lanes.Value;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.animate.LocalPose;

/**
 * {@link WorldPose#construct} for lanes: the same operations, one bone after the other, as steps.
 * Immutable, shared by all tiles whose lanes differ in the same local values.
 *
 * <p>Rows of a tile: first the local values of the bones as in {@link LocalPose}, then their
 * matrices as in {@link WorldPose}.
 */
public final class LaneProgram {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;
  private static final int F = WorldPose.FRAME;

  private final Rig rig;
  private final int slots;
  private final ProgramBuilder builder;
  private final Value[] local;
  private final Value[] turns;
  private final Value[] matrices;
  private final Value[] frames;
  private final Program program;

  /**
   * Writes the program of a rig.
   *
   * @param setup the setup pose
   * @param varies which local values of bones differ from lane to lane
   */
  public LaneProgram(Rig rig, LocalPose setup, boolean[] varies) {
    this.rig = rig;
    this.slots = L * rig.boneCount;
    builder = new ProgramBuilder(rowCount(rig));
    local = new Value[slots];
    for (int slot = 0; slot < slots; slot++) {
      local[slot] = varies[slot] ? Value.row(slot) : Value.of(setup.values[slot]);
    }
    turns = new Value[2 * rig.boneCount];
    matrices = filled(W);
    frames = filled(F);
    int ground = W * rig.boneCount;
    matrices[ground] = Value.of(1);
    matrices[ground + 3] = Value.of(1);
    frames[ground] = Value.of(1);
    for (int i = 2; i < F; i++) {
      frames[ground + i] = Value.of(1);
    }
    for (int bone = 0; bone < rig.boneCount; bone++) {
      turn(bone);
      if (!rig.inheritsAll) {
        full(bone);
      } else if (setup.canFlip) {
        flipped(bone);
      } else {
        plain(bone);
      }
    }
    program = builder.build();
  }

  private Value[] filled(int stride) {
    Value[] values = new Value[stride * (rig.boneCount + 1)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Value.of(0);
    }
    return values;
  }

  /** Returns how many rows a tile has. */
  public static int rowCount(Rig rig) {
    return (L + W) * rig.boneCount;
  }

  /** Returns how many of them are for local values; they come first. */
  public static int localCount(Rig rig) {
    return L * rig.boneCount;
  }

  private void turn(int bone) {
    Value rotation = local[L * bone + LocalPose.ROTATION];
    if (rotation.isUniform()) {
      double[] turn = new double[2];
      Trig.cosSin(rotation.uniform(), turn, 0);
      turns[2 * bone] = Value.of(turn[0]);
      turns[2 * bone + 1] = Value.of(turn[1]);
    } else {
      int cos = builder.scratch();
      int sin = builder.scratch();
      builder.cosSin(rotation.row(), cos, sin);
      turns[2 * bone] = Value.row(cos);
      turns[2 * bone + 1] = Value.row(sin);
    }
  }

  /** See {@link Inheritance#plain}. */
  private void plain(int bone) {
    Value cos = turns[2 * bone];
    Value sin = turns[2 * bone + 1];
    Value one = Value.of(1);
    linear(bone, cos, sin, one, one);
    move(bone);
  }

  /** See {@link Inheritance#flipped}. */
  private void flipped(int bone) {
    Value parity = frames[F * rig.parent[bone]];
    Value flipX = flip(bone, LocalPose.FLIP_X);
    Value flipY = flip(bone, LocalPose.FLIP_Y);
    Value sin = builder.product(turns[2 * bone + 1], parity, builder.scratch());
    Value once = builder.product(parity, flipX, builder.scratch());
    frames[F * bone] = builder.product(once, flipY, builder.scratch());
    linear(bone, turns[2 * bone], sin, flipX, flipY);
    move(bone);
  }

  private void linear(int bone, Value cos, Value sin, Value flipX, Value flipY) {
    int p = W * rig.parent[bone];
    Value scaleX = local[L * bone + LocalPose.SCALE_X];
    Value scaleY = local[L * bone + LocalPose.SCALE_Y];
    Value a = matrices[p];
    Value b = matrices[p + 1];
    Value c = matrices[p + 2];
    Value d = matrices[p + 3];
    keep(bone, 0, scaled(builder.sum(a, cos, -1, b, sin, row(bone, 0)), scaleX, flipX, bone, 0));
    keep(bone, 1, scaled(builder.sum(b, cos, 1, a, sin, row(bone, 1)), scaleX, flipY, bone, 1));
    keep(bone, 2, scaled(builder.sum(c, cos, -1, d, sin, row(bone, 2)), scaleY, flipX, bone, 2));
    keep(bone, 3, scaled(builder.sum(d, cos, 1, c, sin, row(bone, 3)), scaleY, flipY, bone, 3));
  }

  private Value scaled(Value value, Value scale, Value flip, int bone, int part) {
    Value once = builder.product(value, scale, row(bone, part));
    return builder.product(once, flip, row(bone, part));
  }

  /** See {@link Inheritance#full}. */
  private void full(int bone) {
    int turned = F * rig.turnedBy[bone];
    int scaled = F * rig.scaledBy[bone];
    int flips = F * rig.parent[bone];
    int l = L * bone;
    Value ownCos = turns[2 * bone];
    Value ownSin = turns[2 * bone + 1];
    Value cos =
        builder.sum(ownCos, frames[turned], -1, ownSin, frames[turned + 1], builder.scratch());
    Value sin =
        builder.sum(ownSin, frames[turned], 1, ownCos, frames[turned + 1], builder.scratch());
    Value scaleX = product(local[l + LocalPose.SCALE_X], frames[scaled + 2]);
    Value scaleY = product(local[l + LocalPose.SCALE_Y], frames[scaled + 3]);
    Value flipX = product(flip(bone, LocalPose.FLIP_X), frames[flips + 4]);
    Value flipY = product(flip(bone, LocalPose.FLIP_Y), frames[flips + 5]);
    int o = F * bone;
    frames[o] = cos;
    frames[o + 1] = sin;
    frames[o + 2] = scaleX;
    frames[o + 3] = scaleY;
    frames[o + 4] = flipX;
    frames[o + 5] = flipY;
    move(bone);
    keep(bone, 0, product(product(flipX, cos), scaleX));
    keep(bone, 1, product(product(flipY, sin), scaleX));
    keep(bone, 2, product(product(product(flipX, Value.of(-1)), sin), scaleY));
    keep(bone, 3, product(product(flipY, cos), scaleY));
  }

  private Value product(Value a, Value b) {
    return builder.product(a, b, builder.scratch());
  }

  /** Returns 1 or, mirrored, -1. */
  private Value flip(int bone, int part) {
    Value flip = local[L * bone + part];
    if (flip.isUniform()) {
      return Value.of(1 - 2 * flip.uniform());
    }
    int from = flip.row();
    int out = builder.scratch();
    builder.add((r, i, n) -> RowMath.mirror(r[from], r[out], i, n));
    return Value.row(out);
  }

  private void move(int bone) {
    int p = W * rig.parent[bone];
    Value x = local[L * bone + LocalPose.X];
    Value y = local[L * bone + LocalPose.Y];
    for (int part = 0; part < 2; part++) {
      Value moved =
          builder.moved(
              matrices[p + part],
              x,
              matrices[p + 2 + part],
              y,
              matrices[p + 4 + part],
              row(bone, 4 + part));
      keep(bone, 4 + part, moved);
    }
  }

  private int row(int bone, int part) {
    return slots + W * bone + part;
  }

  /** Keeps a part of a matrix in the tile. */
  private void keep(int bone, int part, Value value) {
    Value kept = value;
    int row = row(bone, part);
    if (!value.isUniform() && value.row() >= rowCount(rig)) {
      int from = value.row();
      builder.add((r, i, n) -> RowMath.copy(r[from], r[row], i, n));
      kept = Value.row(row);
    }
    matrices[W * bone + part] = kept;
  }

  /** Returns whether it needs a row of the tile for a matrix. */
  public boolean needs(int row) {
    return !matrices[row - slots].isUniform();
  }

  /** Returns a table for running it: rows for scratch, and places for those of a tile. */
  public double[][] newTable() {
    return program.newTable();
  }

  /** Returns a part of a bone's matrix after a run. */
  public Value matrix(int bone, int part) {
    return matrices[W * bone + part];
  }

  /** Computes all matrices. */
  public void run(double[][] rows, int from, int to) {
    program.run(rows, from, to);
  }
}
