package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.WorldPose;
import org.jspecify.annotations.Nullable;

/** {@code Inheritance} for lanes: the same operations, one bone after the other, as steps. */
final class LaneInheritance {
  private final ProgramValues values;
  private final ProgramBuilder builder;

  LaneInheritance(ProgramValues values) {
    this.values = values;
    this.builder = values.builder;
  }

  /**
   * Inherits a bone.
   *
   * @param parent the bone that it hangs on, or the ground
   * @param parentCos cosine of the parent's rotation, {@code parentSin} its sine
   * @param cos cosine of the bone's rotation in its parent, {@code sin} its sine
   */
  void inherit(int bone, int parent, Value parentCos, Value parentSin, Value cos, Value sin) {
    place(bone, parent, parentCos, parentSin);
    turn(bone, parentCos, parentSin, cos, sin);
    grow(bone, parent);
  }

  /**
   * Inherits a bone whose world rotation inverse kinematics may have set.
   *
   * @param ik cosine and sine for each bone; null where nothing is set
   */
  void inherit(int bone, int parent, Value parentCos, Value parentSin, @Nullable Value[] ik) {
    place(bone, parent, parentCos, parentSin);
    Value cos = ik[2 * bone];
    Value sin = ik[2 * bone + 1];
    if (cos != null && sin != null) {
      put(bone, WorldPose.COS, cos);
      put(bone, WorldPose.SIN, sin);
    } else {
      turn(bone, parentCos, parentSin, values.turns[2 * bone], values.turns[2 * bone + 1]);
    }
    grow(bone, parent);
  }

  /** Puts a value into a bone's own row. */
  void put(int bone, int part, Value value) {
    set(bone, part, builder.copy(value, values.worldRow(bone, part)));
  }

  /** Computes a bone's position. */
  private void place(int bone, int parent, Value cos, Value sin) {
    int scaledX = builder.scratch();
    int scaledY = builder.scratch();
    Value x =
        scaled(values.local(bone, LocalPose.X), values.world(parent, WorldPose.SCALE_X), scaledX);
    Value y =
        scaled(values.local(bone, LocalPose.Y), values.world(parent, WorldPose.SCALE_Y), scaledY);
    Value atX = values.world(parent, WorldPose.X);
    Value atY = values.world(parent, WorldPose.Y);
    boolean still = cos.isUniform() && sin.isUniform() && atX.isUniform() && atY.isUniform();
    if (x.isUniform() && y.isUniform() && still) {
      double pc = cos.uniform();
      double ps = sin.uniform();
      set(bone, WorldPose.X, Value.of(x.uniform() * pc - y.uniform() * ps + atX.uniform()));
      set(bone, WorldPose.Y, Value.of(x.uniform() * ps + y.uniform() * pc + atY.uniform()));
    } else {
      int c = builder.rowOf(cos);
      int s = builder.rowOf(sin);
      int px = builder.rowOf(atX);
      int py = builder.rowOf(atY);
      int outX = row(bone, WorldPose.X);
      int outY = row(bone, WorldPose.Y);
      if (x.isUniform() && y.isUniform()) {
        double fx = x.uniform();
        double fy = y.uniform();
        builder.add(
            (r, i, n) ->
                RowMath.placeFixed(fx, fy, r[c], r[s], r[px], r[py], r[outX], r[outY], i, n));
      } else {
        int rx = builder.rowOf(x);
        int ry = builder.rowOf(y);
        builder.add((r, i, n) -> RowMath.placeX(r[rx], r[ry], r[c], r[s], r[px], r[outX], i, n));
        builder.add((r, i, n) -> RowMath.placeY(r[rx], r[ry], r[c], r[s], r[py], r[outY], i, n));
      }
    }
    builder.release(scaledX);
    builder.release(scaledY);
  }

  /**
   * Returns a local position in the parent's scale. Nothing stays nothing: the sign of zero would
   * not survive being added to a position, because those are never negative zero.
   */
  private Value scaled(Value local, Value scale, int row) {
    boolean nothing = local.isUniform() && local.uniform() == 0;
    return nothing ? Value.of(0) : builder.product(local, scale, row);
  }

  /** Computes a bone's rotation from its own in its parent. */
  private void turn(int bone, Value parentCos, Value parentSin, Value cos, Value sin) {
    boolean fixed = cos.isUniform() && sin.isUniform();
    if (fixed && parentCos.isUniform() && parentSin.isUniform()) {
      double c = cos.uniform();
      double s = sin.uniform();
      double pc = parentCos.uniform();
      double ps = parentSin.uniform();
      set(bone, WorldPose.COS, Value.of(c * pc - s * ps));
      set(bone, WorldPose.SIN, Value.of(s * pc + c * ps));
      return;
    }
    int pc = builder.rowOf(parentCos);
    int ps = builder.rowOf(parentSin);
    int outC = row(bone, WorldPose.COS);
    int outS = row(bone, WorldPose.SIN);
    if (fixed) {
      double c = cos.uniform();
      double s = sin.uniform();
      builder.add((r, i, n) -> RowMath.turnFixed(c, s, r[pc], r[ps], r[outC], r[outS], i, n));
    } else {
      int c = builder.rowOf(cos);
      int s = builder.rowOf(sin);
      builder.add((r, i, n) -> RowMath.turn(r[c], r[s], r[pc], r[ps], r[outC], r[outS], i, n));
    }
  }

  /** Computes a bone's scale. */
  void grow(int bone, int parent) {
    for (int part = 0; part < 2; part++) {
      int scale = WorldPose.SCALE_X + part;
      Value own = values.local(bone, LocalPose.SCALE_X + part);
      Value inherited = values.world(parent, scale);
      // Most bones are as large as their parent: one row serves them all.
      boolean same = own.isUniform() && own.uniform() == 1;
      Value grown =
          same ? inherited : builder.product(own, inherited, values.worldRow(bone, scale));
      set(bone, scale, grown);
    }
  }

  private int row(int bone, int part) {
    int row = values.worldRow(bone, part);
    set(bone, part, Value.row(row));
    return row;
  }

  private void set(int bone, int part, Value value) {
    values.world[WorldPose.STRIDE * bone + part] = value;
  }
}
