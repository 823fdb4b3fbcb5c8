package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.MeshDeformation;
import dev.limber.skelform.construct.WorldPose;

/** {@link MeshDeformation} for lanes: the frames' matrices, then the vertices. */
final class LaneMeshes {
  private static final int M = MeshDeformation.M;
  private static final int J = MeshDeformation.J;
  private static final int W = WorldPose.STRIDE;

  private final ProgramValues values;
  private final ProgramBuilder builder;
  private final MeshDeformation meshes;

  /** Rows of each frame: x column, y column and translation of x, then of y. */
  private final int[] matrix;

  LaneMeshes(ProgramValues values) {
    this.values = values;
    this.builder = values.builder;
    this.meshes = values.rig.meshes;
    this.matrix = new int[meshes.matrixSize()];
  }

  /**
   * Frame by frame, so that a matrix is still in the nearest cache when its vertices need it;
   * matrices of vertices that several frames share are kept to the end.
   */
  void deform() {
    boolean[] shared = new boolean[matrix.length / M];
    for (int frame : meshes.addFrame) {
      if (!shared[frame / M]) {
        shared[frame / M] = true;
        placeFrame(frame / M);
      }
    }
    int v = 0;
    for (int run = 0; run < meshes.wholeRunEnd.length; run++) {
      int frame = meshes.wholeFrame[run] / M;
      if (!shared[frame]) {
        placeFrame(frame);
      }
      int[] m = rows(meshes.wholeFrame[run]);
      for (; v < meshes.wholeRunEnd[run]; v++) {
        placeOne(v, m);
      }
      if (!shared[frame]) {
        release(frame, m);
      }
    }
    placeShared();
  }

  private void placeFrame(int frame) {
    int bones = meshes.frameBone.length;
    if (frame < bones) {
      placeBone(frame);
    } else {
      placeJoint(J * (frame - bones), M * frame);
    }
  }

  private void release(int frame, int[] m) {
    builder.release(m[0]);
    builder.release(m[1]);
    builder.release(m[3]);
    if (frame < meshes.frameBone.length) {
      builder.release(m[4]); // A joint uses one row for both.
    }
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
    // Subtracting a product is adding that of the negated factor, to the bit.
    entry(cos, pc, sin, -ps, scaleX, 1, xx);
    entry(sin, pc, cos, ps, scaleX, 1, yx);
    entry(sin, pc, cos, ps, scaleY, -1, xy);
    entry(cos, pc, sin, -ps, scaleY, 1, yy);
    builder.release(scaledX);
    builder.release(scaledY);
    matrix[at] = xx;
    matrix[at + 1] = xy;
    matrix[at + 2] = values.rowOf(bone, WorldPose.X);
    matrix[at + 3] = yx;
    matrix[at + 4] = yy;
    matrix[at + 5] = values.rowOf(bone, WorldPose.Y);
  }

  private void entry(
      int one, double pivot, int other, double otherPivot, Value scale, double sign, int out) {
    if (scale.isUniform()) {
      double factor = sign * scale.uniform();
      builder.add(
          (r, i, n) ->
              VertexLoops.entry(r[one], pivot, r[other], otherPivot, factor, r[out], i, n));
    } else {
      int row = scale.row();
      builder.add(
          (r, i, n) ->
              VertexLoops.entry(r[one], pivot, r[other], otherPivot, r[row], sign, r[out], i, n));
    }
  }

  private void placeJoint(int j, int at) {
    int bone = meshes.joints[j] / W;
    int before = meshes.joints[j + 1] / W;
    int after = meshes.joints[j + 2] / W;
    int lineX = builder.scratch();
    int lineY = builder.scratch();
    int addX = builder.scratch();
    int addY = builder.scratch();
    Value first = along(before, meshes.joints[j + 3]);
    Value second = along(bone, meshes.joints[j + 4]);
    boolean more = false;
    if (isStraight(first) && isStraight(second)) {
      straight(before, first.uniform(), bone, second.uniform(), lineX, lineY);
    } else {
      line(before, bone, first, before == bone, lineX, lineY);
      more = line(bone, after, second, after == bone, addX, addY);
    }
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
    builder.add((r, i, n) -> VertexLoops.across(r[lineX], r[lineY], r[xx], r[yx], i, n));
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

  private static boolean isStraight(Value along) {
    return along.isUniform() && along.uniform() != 0;
  }

  /** Stores the sum of both directions where the bones of all lanes lie straight. */
  private void straight(int before, double sign, int bone, double otherSign, int outX, int outY) {
    int cos = values.rowOf(before, WorldPose.COS);
    int sin = values.rowOf(before, WorldPose.SIN);
    int otherCos = values.rowOf(bone, WorldPose.COS);
    int otherSin = values.rowOf(bone, WorldPose.SIN);
    builder.add(
        (r, i, n) -> VertexLoops.alongBoth(sign, r[cos], otherSign, r[otherCos], r[outX], i, n));
    builder.add(
        (r, i, n) -> VertexLoops.alongBoth(sign, r[sin], otherSign, r[otherSin], r[outY], i, n));
  }

  /**
   * Stores the direction from one bone to the next; returns whether there is any. If only some
   * lanes may be straight, both cases are computed and one is selected.
   */
  private boolean line(int first, int next, Value along, boolean same, int outX, int outY) {
    int cos = values.rowOf(first, WorldPose.COS);
    int sin = values.rowOf(first, WorldPose.SIN);
    if (isStraight(along)) {
      double sign = along.uniform();
      builder.add((r, i, n) -> VertexLoops.along(sign, r[cos], r[sin], r[outX], r[outY], i, n));
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
        // Zero times the rotation, as in a single pose: its sign does not matter but must be the
        // same.
        builder.add((r, i, n) -> VertexLoops.along(0, r[cos], r[sin], r[outX], r[outY], i, n));
        return false;
      }
      builder.add(
          (r, i, n) ->
              VertexLoops.unit(
                  r[ends[0]], r[ends[1]], r[ends[2]], r[ends[3]], r[outX], r[outY], i, n));
      return true;
    }
    int signs = along.row();
    builder.add(
        (r, i, n) ->
            VertexLoops.either(
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
    builder.add((r, i, n) -> VertexLoops.signs(r[rows[0]], r[rows[1]], r[rows[2]], r[out], i, n));
    return Value.row(out);
  }

  private void placeOne(int v, int[] m) {
    double x = meshes.wholeRest[2 * v];
    double y = meshes.wholeRest[2 * v + 1];
    int outX = values.layout.vertices + meshes.wholeVertex[v];
    int outY = outX + 1;
    builder.add((r, i, n) -> RowMath.move(r[m[0]], x, r[m[1]], y, r[m[2]], r[outX], i, n));
    builder.add((r, i, n) -> RowMath.move(r[m[3]], x, r[m[4]], y, r[m[5]], r[outY], i, n));
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
            (r, i, n) -> VertexLoops.first(r[m[0]], r[m[1]], r[m[2]], x, y, t, r[outX], i, n));
        builder.add(
            (r, i, n) -> VertexLoops.first(r[m[3]], r[m[4]], r[m[5]], x, y, t, r[outY], i, n));
      } else {
        builder.add(
            (r, i, n) -> VertexLoops.more(r[m[0]], r[m[1]], r[m[2]], x, y, t, r[outX], i, n));
        builder.add(
            (r, i, n) -> VertexLoops.more(r[m[3]], r[m[4]], r[m[5]], x, y, t, r[outY], i, n));
      }
    }
  }

  private int[] rows(int frame) {
    int[] rows = new int[M];
    System.arraycopy(matrix, frame, rows, 0, M);
    return rows;
  }
}
