package dev.limber.skelform.construct;

import dev.limber.core.lanes.ProgramBuilder;
import dev.limber.core.lanes.RowMath;
import dev.limber.core.lanes.Value;
import dev.limber.skelform.animate.LocalPose;

/** {@link MeshDeformation} for lanes: the frames' matrices, then the vertices. */
final class LaneMeshes {
  private static final int M = MeshDeformation.M;
  private static final int J = MeshDeformation.J;
  private static final int W = WorldPose.STRIDE;

  private final LaneValues values;
  private final ProgramBuilder builder;
  private final MeshDeformation meshes;

  /** Rows of each frame: x column, y column and translation of x, then of y. */
  private final int[] matrix;

  LaneMeshes(LaneValues values) {
    this.values = values;
    this.builder = values.builder;
    this.meshes = values.rig.meshes;
    this.matrix = new int[meshes.matrixSize()];
  }

  void deform() {
    for (int f = 0; f < meshes.frameBone.length; f++) {
      placeBone(f);
    }
    int at = M * meshes.frameBone.length;
    for (int j = 0; j < meshes.joints.length; j += J, at += M) {
      placeJoint(j, at);
    }
    placeWhole();
    placeShared();
  }

  private void placeBone(int f) {
    int bone = meshes.frameBone[f] / W;
    int at = M * f;
    int cos = values.rowOf(bone, WorldPose.COS);
    int sin = values.rowOf(bone, WorldPose.SIN);
    int xx = builder.scratch();
    int xy = builder.scratch();
    int yx = builder.scratch();
    int yy = builder.scratch();
    int scaledX = builder.scratch();
    int scaledY = builder.scratch();
    double pc = meshes.pivotCos[f];
    double ps = meshes.pivotSin[f];
    Value scaleX =
        builder.product(
            values.world(bone, WorldPose.SCALE_X), Value.of(meshes.pivotScaleX[f]), scaledX);
    Value scaleY =
        builder.product(
            values.world(bone, WorldPose.SCALE_Y), Value.of(meshes.pivotScaleY[f]), scaledY);
    if (scaleX.isUniform() && scaleY.isUniform()) {
      double sx = scaleX.uniform();
      double sy = scaleY.uniform();
      builder.add((r, i, n) -> LaneVertices.frameX(r[cos], r[sin], pc, ps, sx, r[xx], r[yx], i, n));
      builder.add((r, i, n) -> LaneVertices.frameY(r[cos], r[sin], pc, ps, sy, r[xy], r[yy], i, n));
    } else {
      int sx = builder.rowOf(scaleX);
      int sy = builder.rowOf(scaleY);
      builder.add(
          (r, i, n) -> LaneVertices.frameX(r[cos], r[sin], pc, ps, r[sx], r[xx], r[yx], i, n));
      builder.add(
          (r, i, n) -> LaneVertices.frameY(r[cos], r[sin], pc, ps, r[sy], r[xy], r[yy], i, n));
    }
    builder.release(scaledX);
    builder.release(scaledY);
    matrix[at] = xx;
    matrix[at + 1] = xy;
    matrix[at + 2] = values.rowOf(bone, WorldPose.X);
    matrix[at + 3] = yx;
    matrix[at + 4] = yy;
    matrix[at + 5] = values.rowOf(bone, WorldPose.Y);
  }

  private void placeJoint(int j, int at) {
    int bone = meshes.joints[j] / W;
    int before = meshes.joints[j + 1] / W;
    int after = meshes.joints[j + 2] / W;
    int lineX = builder.scratch();
    int lineY = builder.scratch();
    int addX = builder.scratch();
    int addY = builder.scratch();
    line(before, bone, meshes.joints[j + 3], before == bone, lineX, lineY);
    boolean more = line(bone, after, meshes.joints[j + 4], after == bone, addX, addY);
    int xx = builder.scratch();
    int xy = builder.scratch();
    int yx = builder.scratch();
    if (more) {
      builder.add(
          (r, i, n) -> {
            RowMath.add(r[lineX], r[addX], r[lineX], i, n);
            RowMath.add(r[lineY], r[addY], r[lineY], i, n);
          });
    }
    builder.add((r, i, n) -> LaneVertices.across(r[lineX], r[lineY], r[xx], r[yx], i, n));
    builder.add((r, i, n) -> RowMath.scale(r[yx], -1, r[xy], i, n));
    builder.release(lineX);
    builder.release(lineY);
    builder.release(addX);
    builder.release(addY);
    matrix[at] = xx;
    matrix[at + 1] = xy;
    matrix[at + 2] = values.rowOf(bone, WorldPose.X);
    matrix[at + 3] = yx;
    matrix[at + 4] = xx;
    matrix[at + 5] = values.rowOf(bone, WorldPose.Y);
  }

  /**
   * Stores the direction from one bone to the next; returns whether there is any. Lanes in which
   * the next one may lie straight along the first, or not, take both ways and choose.
   */
  private boolean line(int first, int next, int link, boolean same, int outX, int outY) {
    int cos = values.rowOf(first, WorldPose.COS);
    int sin = values.rowOf(first, WorldPose.SIN);
    Value along = along(first, link);
    if (along.isUniform() && along.uniform() != 0) {
      double sign = along.uniform();
      builder.add((r, i, n) -> LaneVertices.along(sign, r[cos], r[sin], r[outX], r[outY], i, n));
      return true;
    }
    int[] ends = {
      values.rowOf(first, WorldPose.X),
      values.rowOf(first, WorldPose.Y),
      values.rowOf(next, WorldPose.X),
      values.rowOf(next, WorldPose.Y)
    };
    if (along.isUniform()) {
      if (same) {
        // Zero times the rotation, as for one pose: its sign decides nothing but is the same.
        builder.add((r, i, n) -> LaneVertices.along(0, r[cos], r[sin], r[outX], r[outY], i, n));
        return false;
      }
      builder.add(
          (r, i, n) ->
              LaneVertices.unit(
                  r[ends[0]], r[ends[1]], r[ends[2]], r[ends[3]], r[outX], r[outY], i, n));
      return true;
    }
    int signs = along.row();
    builder.add(
        (r, i, n) ->
            LaneVertices.either(
                r[signs],
                r[cos],
                r[sin],
                r[ends[0]],
                r[ends[1]],
                r[ends[2]],
                r[ends[3]],
                r[outX],
                r[outY],
                i,
                n));
    builder.release(signs);
    return true;
  }

  /** Returns 1, -1 or 0 as {@link MeshDeformation} does; a row if it may differ. */
  private Value along(int first, int link) {
    if (link < 0) {
      return Value.of(0);
    }
    Value x = values.local[link + LocalPose.X];
    Value y = values.local[link + LocalPose.Y];
    Value scale = values.world(first, WorldPose.SCALE_X);
    if (y.isUniform() && y.uniform() != 0) {
      return Value.of(0);
    }
    if (x.isUniform() && y.isUniform() && scale.isUniform()) {
      return Value.of(MeshDeformation.along(x.uniform(), y.uniform(), scale.uniform()));
    }
    int[] rows = {builder.rowOf(x), builder.rowOf(y), builder.rowOf(scale)};
    int out = builder.scratch();
    builder.add((r, i, n) -> LaneVertices.signs(r[rows[0]], r[rows[1]], r[rows[2]], r[out], i, n));
    return Value.row(out);
  }

  private void placeWhole() {
    int run = 0;
    for (int v = 0; v < meshes.wholeVertex.length; v++) {
      if (v == meshes.wholeRunEnd[run]) {
        run++;
      }
      int[] m = rows(meshes.wholeFrame[run]);
      double x = meshes.wholeRest[2 * v];
      double y = meshes.wholeRest[2 * v + 1];
      int outX = values.layout.vertices + meshes.wholeVertex[v];
      int outY = outX + 1;
      builder.add((r, i, n) -> LaneVertices.whole(r[m[0]], r[m[1]], r[m[2]], x, y, r[outX], i, n));
      builder.add((r, i, n) -> LaneVertices.whole(r[m[3]], r[m[4]], r[m[5]], x, y, r[outY], i, n));
    }
  }

  private void placeShared() {
    int before = -1;
    for (int e = 0; e < meshes.addVertex.length; e++) {
      boolean first = meshes.addVertex[e] != before;
      before = meshes.addVertex[e];
      int[] m = rows(meshes.addFrame[e]);
      double x = meshes.addFactors[3 * e];
      double y = meshes.addFactors[3 * e + 1];
      double t = meshes.addFactors[3 * e + 2];
      int outX = values.layout.vertices + before;
      int outY = outX + 1;
      if (first) {
        builder.add(
            (r, i, n) -> LaneVertices.first(r[m[0]], r[m[1]], r[m[2]], x, y, t, r[outX], i, n));
        builder.add(
            (r, i, n) -> LaneVertices.first(r[m[3]], r[m[4]], r[m[5]], x, y, t, r[outY], i, n));
      } else {
        builder.add(
            (r, i, n) -> LaneVertices.more(r[m[0]], r[m[1]], r[m[2]], x, y, t, r[outX], i, n));
        builder.add(
            (r, i, n) -> LaneVertices.more(r[m[3]], r[m[4]], r[m[5]], x, y, t, r[outY], i, n));
      }
    }
  }

  private int[] rows(int frame) {
    int[] rows = new int[M];
    System.arraycopy(matrix, frame, rows, 0, M);
    return rows;
  }
}
