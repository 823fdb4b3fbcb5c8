package dev.limber.crowd.skel2d;

import dev.limber.crowd.batch.BatchProgram;
import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowLayout;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Value;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.Rig;
import dev.limber.skel2d.construct.WorldPose;

/**
 * {@link WorldPose#construct} for lanes: the same operations, one bone after the other, as steps.
 */
final class SkeletonProgram {
  private static final int L = LocalPose.BONE_STRIDE;
  private static final int W = WorldPose.STRIDE;
  private static final int F = WorldPose.FRAME;

  private final Rig rig;
  private final RowLayout layout;
  private final ProgramBuilder builder;
  private final Value[] local;
  private final Value[] turns;
  private final Value[] matrices;
  private final Value[] frames;

  private SkeletonProgram(Rig rig, RowLayout layout, LocalPose setup, boolean[] varies) {
    this.rig = rig;
    this.layout = layout;
    builder = new ProgramBuilder(layout.count);
    local = builder.locals(setup.values, varies);
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
  }

  /**
   * Writes a program.
   *
   * @param setup the setup pose
   * @param varies which local values of bones differ from lane to lane
   */
  static BatchProgram write(Rig rig, RowLayout layout, LocalPose setup, boolean[] varies) {
    SkeletonProgram program = new SkeletonProgram(rig, layout, setup, varies);
    for (int bone = 0; bone < rig.boneCount; bone++) {
      program.write(bone, setup.canFlip);
    }
    program.builder.endPass();
    return program.builder.build(program.matrices);
  }

  private void write(int bone, boolean canFlip) {
    Value[] turn = builder.turn(local[L * bone + LocalPose.ROTATION]);
    turns[2 * bone] = turn[0];
    turns[2 * bone + 1] = turn[1];
    if (!rig.inheritsAll) {
      full(bone);
    } else if (canFlip) {
      flipped(bone);
    } else {
      plain(bone);
    }
  }

  private Value[] filled(int stride) {
    Value[] values = new Value[stride * (rig.boneCount + 1)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Value.of(0);
    }
    return values;
  }

  /** See {@code plain} of {@code Inheritance}. */
  private void plain(int bone) {
    Value cos = turns[2 * bone];
    Value sin = turns[2 * bone + 1];
    Value one = Value.of(1);
    linear(bone, cos, sin, one, one);
    move(bone);
  }

  /** See {@code flipped} of {@code Inheritance}. */
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

  /** See {@code full} of {@code Inheritance}. */
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
    return layout.world + W * bone + part;
  }

  /** Stores a part of a matrix in the block. */
  private void keep(int bone, int part, Value value) {
    boolean inScratch = !value.isUniform() && value.row() >= layout.count;
    matrices[W * bone + part] = inScratch ? builder.copy(value, row(bone, part)) : value;
  }
}
