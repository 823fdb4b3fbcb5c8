package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.ArchShape;
import dev.limber.skelform.construct.WorldPose;
import java.util.function.IntSupplier;

/**
 * {@link ArchShape} for lanes: span and heights of the arches of a family. Limbs whose own values
 * never change have one shape in all lanes, computed when the program is written.
 */
final class LaneArch {
  private final ProgramValues values;
  private final ProgramBuilder builder;
  private Value span = Value.of(0);
  private Value[] heights = {};

  LaneArch(ProgramValues values) {
    this.values = values;
    this.builder = values.builder;
  }

  Value span() {
    return span;
  }

  Value[] heights() {
    return heights;
  }

  /** Computes the arch of a limb from its local values. */
  void ofLimb(int[] chain, IntSupplier rows) {
    int n = chain.length;
    Value[] dx = new Value[n];
    Value[] dy = new Value[n];
    boolean uniform = true;
    for (int i = 1; i < n; i++) {
      dx[i] = scaled(chain[i], LocalPose.X, chain[i - 1], WorldPose.SCALE_X, rows);
      dy[i] = scaled(chain[i], LocalPose.Y, chain[i - 1], WorldPose.SCALE_Y, rows);
      uniform &=
          dx[i].isUniform()
              && dy[i].isUniform()
              && values.turns[2 * chain[i]].isUniform()
              && values.turns[2 * chain[i] + 1].isUniform();
    }
    heights = new Value[n];
    if (uniform) {
      ArchShape shape = new ArchShape(chain);
      for (int i = 1; i < n; i++) {
        int turn = 2 * chain[i];
        shape.put(
            i,
            dx[i].uniform(),
            dy[i].uniform(),
            values.turns[turn].uniform(),
            values.turns[turn + 1].uniform());
      }
      shape.compute();
      span = Value.of(shape.span);
      for (int i = 1; i < n; i++) {
        heights[i] = Value.of(shape.height[i]);
      }
      return;
    }
    walk(chain, dx, dy, rows);
  }

  private Value scaled(int bone, int part, int parent, int scale, IntSupplier rows) {
    int row = rows.getAsInt();
    Value local = values.local(bone, part);
    // Zero stays zero; only its square and sums with it are used.
    boolean nothing = local.isUniform() && local.uniform() == 0;
    return nothing ? Value.of(0) : builder.product(local, values.world(parent, scale), row);
  }

  /** Goes along the limb from its root. */
  private void walk(int[] chain, Value[] dx, Value[] dy, IntSupplier rows) {
    int zero = builder.rowOf(Value.of(0));
    int endX = zero;
    int endY = zero;
    int cos = builder.rowOf(Value.of(1));
    int sin = zero;
    int[] walked = new int[chain.length];
    walked[0] = zero;
    for (int p = 1; p < chain.length; p++) {
      int[] in = {builder.rowOf(dx[p]), builder.rowOf(dy[p]), cos, sin, endX, endY};
      int turn = 2 * chain[p];
      int turnCos = builder.rowOf(values.turns[turn]);
      int turnSin = builder.rowOf(values.turns[turn + 1]);
      int nextX = rows.getAsInt();
      int nextY = rows.getAsInt();
      int nextCos = rows.getAsInt();
      int nextSin = rows.getAsInt();
      builder.add(
          (r, i, n) ->
              RowMath.placeX(r[in[0]], r[in[1]], r[in[2]], r[in[3]], r[in[4]], r[nextX], i, n));
      builder.add(
          (r, i, n) ->
              RowMath.placeY(r[in[0]], r[in[1]], r[in[2]], r[in[3]], r[in[5]], r[nextY], i, n));
      int length = rows.getAsInt();
      builder.add((r, i, n) -> SolverLoops.length(r[in[0]], r[in[1]], r[length], i, n));
      walked[p] = sum(walked[p - 1], length, rows);
      builder.add(
          (r, i, n) ->
              RowMath.turn(
                  r[turnCos], r[turnSin], r[in[2]], r[in[3]], r[nextCos], r[nextSin], i, n));
      endX = nextX;
      endY = nextY;
      cos = nextCos;
      sin = nextSin;
    }
    int[] end = {endX, endY};
    int reach = rows.getAsInt();
    builder.add((r, i, n) -> SolverLoops.length(r[end[0]], r[end[1]], r[reach], i, n));
    finish(reach, walked, rows);
  }

  /** Computes the arches of points that do not form a limb. */
  void ofPoints(int[] x, int[] y, IntSupplier rows) {
    int n = x.length;
    heights = new Value[n];
    int[] walked = new int[n];
    walked[0] = builder.rowOf(Value.of(0));
    int reach = distance(x[0], y[0], x[n - 1], y[n - 1], rows);
    for (int p = 1; p < n; p++) {
      walked[p] = sum(walked[p - 1], distance(x[p - 1], y[p - 1], x[p], y[p], rows), rows);
    }
    finish(reach, walked, rows);
  }

  private int distance(int x0, int y0, int x1, int y1, IntSupplier rows) {
    int out = rows.getAsInt();
    builder.add((r, i, n) -> LaneFabrik.distance(r[x0], r[y0], r[x1], r[y1], r[out], i, n));
    return out;
  }

  private int sum(int a, int b, IntSupplier rows) {
    int out = rows.getAsInt();
    builder.add((r, i, n) -> RowMath.add(r[a], r[b], r[out], i, n));
    return out;
  }

  private void finish(int reach, int[] walked, IntSupplier rows) {
    span = Value.row(reach);
    int per = rows.getAsInt();
    builder.add((r, i, n) -> SolverLoops.perLength(r[reach], r[per], i, n));
    for (int p = 1; p < walked.length; p++) {
      int length = walked[p];
      int angle = rows.getAsInt();
      int unused = rows.getAsInt();
      int height = rows.getAsInt();
      builder.add((r, i, n) -> RowMath.multiply(r[length], r[per], r[angle], i, n));
      builder.cosSin(angle, unused, height);
      heights[p] = Value.row(height);
    }
  }
}
