package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code InverseKinematics} for lanes: writes the steps that solve the families in their order. */
final class LaneIk {
  private final ProgramValues values;
  private final Rig rig;
  private final ProgramBuilder builder;

  /** Cosine and sine of the world rotation that a family has set; null where none has. */
  final @Nullable Value[] ik;

  /** Cosine and sine of each bone's rotation in its parent, as changed by the families. */
  final Value[] solved;

  // The family that is being solved.
  private int[] x = {};
  private int[] y = {};
  private int baseX;
  private int baseY;
  private List<Integer> borrowed = new ArrayList<>();

  LaneIk(ProgramValues values) {
    this.values = values;
    this.rig = values.rig;
    this.builder = values.builder;
    this.ik = new Value[2 * rig.boneCount];
    this.solved = values.turns.clone();
  }

  void solve(int family, FamilyState state) {
    int[] chain = rig.chains[family];
    int target = rig.targets[family];
    int last = chain.length - 1;
    borrowed = new ArrayList<>();
    baseX = borrow();
    baseY = borrow();
    int tx = values.rowOf(target, WorldPose.X);
    int ty = values.rowOf(target, WorldPose.Y);
    x = new int[chain.length];
    y = new int[chain.length];
    for (int i = 0; i <= last; i++) {
      x[i] = values.rowOf(chain[i], WorldPose.X);
      y[i] = values.rowOf(chain[i], WorldPose.Y);
    }
    int rootX = x[0];
    int rootY = y[0];
    int bx = baseX;
    int by = baseY;
    builder.add(
        (r, i, n) -> SolverLoops.between(r[rootX], r[rootY], r[tx], r[ty], r[bx], r[by], i, n));
    if (last > 0) {
      place(family, state.mode(), tx, ty);
    }
    LaneBend bend = last > 0 ? bend(state.constraint()) : null;
    turnChain(chain, target, state.mimicTarget(), bend);
    boolean seen = rig.seenByLaterFamilies[family];
    if (seen) {
      leaveBehind(chain, bend);
    } else {
      borrowed.forEach(builder::release);
    }
  }

  private int borrow() {
    int row = builder.scratch();
    borrowed.add(row);
    return row;
  }

  private int[] borrow(int count) {
    int[] rows = new int[count];
    for (int i = 0; i < count; i++) {
      rows[i] = borrow();
    }
    return rows;
  }

  private void place(int family, IkMode mode, int tx, int ty) {
    if (mode == IkMode.FABRIK) {
      fabrik(tx, ty);
    } else if (rig.isLimb[family]) {
      LaneArch arch = new LaneArch(values);
      arch.ofLimb(rig.chains[family], this::borrow);
      arc(arch.span(), arch.heights());
    } else {
      LaneArch arch = new LaneArch(values);
      arch.ofPoints(x, y, this::borrow);
      arc(arch.span(), arch.heights());
    }
  }

  private void fabrik(int tx, int ty) {
    int count = x.length;
    if (count == 2) {
      int[] from = {x[0], y[0], x[1], y[1]};
      int length = borrow();
      int distance = borrow();
      int outX = borrow();
      int outY = borrow();
      int bx = baseX;
      int by = baseY;
      builder.add(
          (r, i, n) ->
              LaneFabrik.distance(r[from[0]], r[from[1]], r[from[2]], r[from[3]], r[length], i, n));
      builder.add((r, i, n) -> SolverLoops.length(r[bx], r[by], r[distance], i, n));
      builder.add(
          (r, i, n) -> LaneFabrik.reach(r[from[0]], r[bx], r[length], r[distance], r[outX], i, n));
      builder.add(
          (r, i, n) -> LaneFabrik.reach(r[from[1]], r[by], r[length], r[distance], r[outY], i, n));
      x[1] = outX;
      y[1] = outY;
      return;
    }
    for (int p = 1; p < count; p++) {
      x[p] = copied(x[p]);
      y[p] = copied(y[p]);
    }
    int[] scratch = borrow(LaneFabrik.scratchCount(count));
    builder.add(new LaneFabrik(new int[] {tx, ty}, x.clone(), y.clone(), scratch));
  }

  private int copied(int row) {
    int copy = borrow();
    builder.add((r, i, n) -> RowMath.copy(r[row], r[copy], i, n));
    return copy;
  }

  /** See {@code Arc#solve}. */
  private void arc(Value span, Value[] heights) {
    if (span.isUniform() && !(span.uniform() > 0)) {
      return;
    }
    int base = borrow();
    int cos = borrow();
    int sin = borrow();
    int narrow = borrow();
    int rise = borrow();
    int limit = borrow();
    int bx = baseX;
    int by = baseY;
    builder.add((r, i, n) -> SolverLoops.length(r[bx], r[by], r[base], i, n));
    builder.add((r, i, n) -> SolverLoops.direction(r[bx], r[by], r[base], r[cos], r[sin], i, n));
    if (span.isUniform()) {
      double fixed = span.uniform();
      builder.add((r, i, n) -> SolverLoops.reach(r[base], fixed, r[narrow], r[rise], i, n));
    } else {
      int row = span.row();
      builder.add((r, i, n) -> SolverLoops.reach(r[base], r[row], r[narrow], r[rise], i, n));
      builder.add((r, i, n) -> SolverLoops.limit(r[row], r[limit], i, n));
    }
    int rootX = x[0];
    for (int p = 1; p < x.length; p++) {
      int from = x[p];
      int outX = borrow();
      int outY = borrow();
      Value height = heights[p];
      int dx = borrow();
      builder.add((r, i, n) -> SolverLoops.narrowed(r[from], r[narrow], r[rootX], r[dx], i, n));
      int risen = rise;
      double h = 1;
      if (height.isUniform()) {
        h = height.uniform();
      } else {
        int tall = height.row();
        risen = borrow();
        int out = risen;
        builder.add((r, i, n) -> RowMath.multiply(r[rise], r[tall], r[out], i, n));
      }
      arch(dx, risen, h, cos, sin, outX, outY);
      if (!span.isUniform()) {
        x[p] = keepWithoutSpan(limit, outX, x[p]);
        y[p] = keepWithoutSpan(limit, outY, y[p]);
      } else {
        x[p] = outX;
        y[p] = outY;
      }
    }
  }

  private void arch(int dx, int rise, double height, int cos, int sin, int outX, int outY) {
    int rootX = x[0];
    int rootY = y[0];
    builder.add(
        (r, i, n) ->
            SolverLoops.archX(r[dx], r[rise], height, r[cos], r[sin], r[rootX], r[outX], i, n));
    builder.add(
        (r, i, n) ->
            SolverLoops.archY(r[dx], r[rise], height, r[cos], r[sin], r[rootY], r[outY], i, n));
  }

  /** A chain that ends on its root has no arch: its points stay where they are. */
  private int keepWithoutSpan(int limit, int fresh, int old) {
    int out = copied(old);
    builder.add((r, i, n) -> SolverLoops.choose(r[limit], r[fresh], r[out], i, n));
    return out;
  }

  private @Nullable LaneBend bend(IkConstraint constraint) {
    if (constraint == IkConstraint.NONE) {
      return null;
    }
    int[] points = {x[0], y[0], x[1], y[1], baseX, baseY};
    LaneBend bend = new LaneBend(constraint, points, borrow(4));
    builder.add(bend);
    return bend;
  }

  private void turnChain(int[] chain, int target, boolean mimic, @Nullable LaneBend bend) {
    int last = chain.length - 1;
    int holder = rig.hangsOn(chain[0]);
    Value heldCos = values.world(holder, WorldPose.COS);
    Value heldSin = values.world(holder, WorldPose.SIN);
    for (int p = 0; p < last; p++) {
      int[] line = {x[p], y[p], x[p + 1], y[p + 1]};
      int cos = builder.scratch();
      int sin = builder.scratch();
      builder.add(
          (r, i, n) ->
              SolverLoops.aim(
                  r[line[0]], r[line[1]], r[line[2]], r[line[3]], r[cos], r[sin], i, n));
      if (bend != null) {
        builder.add(bend.mirror(cos, sin));
      }
      set(chain[p], Value.row(cos), Value.row(sin), heldCos, heldSin);
      if (p > 0 && !rig.absoluteTurns) {
        builder.release(heldCos.row());
        builder.release(heldSin.row());
      }
      heldCos = Value.row(cos);
      heldSin = Value.row(sin);
    }
    int end = chain[last];
    if (mimic) {
      // A copy: the next pass may turn the target itself.
      Value cos = kept(values.world(target, WorldPose.COS));
      Value sin = kept(values.world(target, WorldPose.SIN));
      set(end, cos, sin, heldCos, heldSin);
    } else {
      solved[2 * end] = values.turns[2 * end];
      solved[2 * end + 1] = values.turns[2 * end + 1];
    }
  }

  private Value kept(Value value) {
    if (value.isUniform() || !rig.absoluteTurns) {
      return value;
    }
    int from = value.row();
    int copy = builder.scratch();
    builder.add((r, i, n) -> RowMath.copy(r[from], r[copy], i, n));
    return Value.row(copy);
  }

  private void set(int bone, Value cos, Value sin, Value heldCos, Value heldSin) {
    if (rig.absoluteTurns) {
      ik[2 * bone] = cos;
      ik[2 * bone + 1] = sin;
    }
    if (!rig.limbsOnly) {
      return; // Rotations in the parent are not used then.
    }
    int c = builder.rowOf(cos);
    int s = builder.rowOf(sin);
    int hc = builder.rowOf(heldCos);
    int hs = builder.rowOf(heldSin);
    int outC = builder.scratch();
    int outS = builder.scratch();
    builder.add(
        (r, i, n) -> SolverLoops.relative(r[c], r[s], r[hc], r[hs], r[outC], r[outS], i, n));
    solved[2 * bone] = Value.row(outC);
    solved[2 * bone + 1] = Value.row(outS);
  }

  /** Leaves the solved bones where a later family that shares them starts. */
  private void leaveBehind(int[] chain, @Nullable LaneBend bend) {
    for (int i = 0; i < chain.length; i++) {
      int at = WorldPose.STRIDE * chain[i];
      values.world[at + WorldPose.X] = Value.row(x[i]);
      values.world[at + WorldPose.Y] = Value.row(y[i]);
      Value cos = ik[2 * chain[i]];
      Value sin = ik[2 * chain[i] + 1];
      if (cos != null && sin != null) {
        values.world[at + WorldPose.COS] = cos;
        values.world[at + WorldPose.SIN] = sin;
      } else if (bend != null) {
        int c = copied(values.rowOf(chain[i], WorldPose.COS));
        int s = copied(values.rowOf(chain[i], WorldPose.SIN));
        builder.add(bend.mirror(c, s));
        values.world[at + WorldPose.COS] = Value.row(c);
        values.world[at + WorldPose.SIN] = Value.row(s);
      }
    }
  }
}
