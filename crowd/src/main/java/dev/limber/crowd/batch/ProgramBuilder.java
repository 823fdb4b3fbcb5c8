package dev.limber.crowd.batch;

import dev.limber.core.math.Trig;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/**
 * Collects the steps of a {@link BatchProgram} and allocates scratch rows. Values that are the same
 * in all lanes are computed here, once, with the same operations.
 */
public final class ProgramBuilder {
  private final int kept;
  private final List<Double> fills = new ArrayList<>();
  private final List<Integer> free = new ArrayList<>();

  /** Rows that contain one number in all lanes; sorted, because hashing gains nothing here. */
  private final TreeMap<Value, Integer> constants =
      new TreeMap<>((a, b) -> Double.compare(a.uniform(), b.uniform()));

  private final List<Step> steps = new ArrayList<>();
  private final List<Step[]> passes = new ArrayList<>();
  private final BitSet needed = new BitSet();

  /** Begins a program with this many rows that belong to the block. */
  public ProgramBuilder(int kept) {
    this.kept = kept;
  }

  /**
   * Returns the local values of bones.
   *
   * @param initial those of lanes that nothing moves
   * @param varies which differ from lane to lane
   */
  public Value[] locals(double[] initial, boolean[] varies) {
    Value[] local = new Value[varies.length];
    for (int slot = 0; slot < local.length; slot++) {
      local[slot] = varies[slot] ? Value.row(RowLayout.LOCAL + slot) : Value.of(initial[slot]);
    }
    return local;
  }

  /** Adds a step. */
  public void add(Step step) {
    steps.add(step);
  }

  /** Returns a scratch row with undefined content. */
  public int scratch() {
    if (free.isEmpty()) {
      fills.add(0.0);
      return kept + fills.size() - 1;
    }
    return free.remove(free.size() - 1);
  }

  /** Releases a row of {@link #scratch} that no further step needs. */
  public void release(int row) {
    free.add(row);
  }

  /** Returns the row of a value; a value that is the same in all lanes gets a constant row. */
  public int rowOf(Value value) {
    if (!value.isUniform()) {
      return value.row();
    }
    Integer known = constants.get(value);
    if (known == null) {
      fills.add(value.uniform());
      known = kept + fills.size() - 1;
      constants.put(value, known);
    }
    return known;
  }

  /**
   * Returns the product of two values.
   *
   * @param row the result's row if it differs between lanes; a value times 1 stays in its own row
   */
  public Value product(Value a, Value b, int row) {
    if (a.isUniform() && b.isUniform()) {
      return Value.of(a.uniform() * b.uniform());
    }
    if (a.isUniform() || b.isUniform()) {
      double factor = a.isUniform() ? a.uniform() : b.uniform();
      int from = a.isUniform() ? b.row() : a.row();
      if (factor == 1) {
        return Value.row(from);
      }
      add((rows, i, to) -> RowMath.scale(rows[from], factor, rows[row], i, to));
    } else {
      int one = a.row();
      int other = b.row();
      add((rows, i, to) -> RowMath.multiply(rows[one], rows[other], rows[row], i, to));
    }
    return Value.row(row);
  }

  /**
   * Returns {@code a p + sign b q}.
   *
   * @param sign 1 or -1
   * @param row the result's row if it differs between lanes
   */
  public Value sum(Value a, Value p, double sign, Value b, Value q, int row) {
    boolean factors = p.isUniform() && q.isUniform();
    if (factors && a.isUniform() && b.isUniform()) {
      return Value.of(a.uniform() * p.uniform() + b.uniform() * (sign * q.uniform()));
    }
    int one = rowOf(a);
    int other = rowOf(b);
    if (factors) {
      double f = p.uniform();
      double g = sign * q.uniform();
      add((r, i, to) -> RowMath.blend(r[one], f, r[other], g, r[row], i, to));
    } else {
      int f = rowOf(p);
      int g = rowOf(q);
      if (sign > 0) {
        add((r, i, to) -> RowMath.sumOfProducts(r[one], r[f], r[other], r[g], r[row], i, to));
      } else {
        add(
            (r, i, to) ->
                RowMath.differenceOfProducts(r[one], r[f], r[other], r[g], r[row], i, to));
      }
    }
    return Value.row(row);
  }

  /**
   * Returns {@code a x + b y + at}.
   *
   * @param row the result's row if it differs between lanes
   */
  public Value moved(Value a, Value x, Value b, Value y, Value at, int row) {
    boolean point = x.isUniform() && y.isUniform();
    if (point && a.isUniform() && b.isUniform() && at.isUniform()) {
      return Value.of(a.uniform() * x.uniform() + b.uniform() * y.uniform() + at.uniform());
    }
    int one = rowOf(a);
    int other = rowOf(b);
    int base = rowOf(at);
    if (point) {
      double fx = x.uniform();
      double fy = y.uniform();
      add((r, i, to) -> RowMath.move(r[one], fx, r[other], fy, r[base], r[row], i, to));
    } else {
      int rx = rowOf(x);
      int ry = rowOf(y);
      add((r, i, to) -> RowMath.placeY(r[rx], r[ry], r[other], r[one], r[base], r[row], i, to));
    }
    return Value.row(row);
  }

  /** Stores cosine and sine of a row of angles in two others. */
  public void cosSin(int angle, int cos, int sin) {
    int quarters = scratch();
    int rest = scratch();
    int near = scratch();
    add(
        (r, from, to) ->
            TurnLanes.cosSin(r[angle], r[quarters], r[rest], r[near], r[cos], r[sin], from, to));
    release(quarters);
    release(rest);
    release(near);
  }

  /** Returns cosine and sine of an angle. */
  public Value[] turn(Value angle) {
    if (angle.isUniform()) {
      double[] turn = new double[2];
      Trig.cosSin(angle.uniform(), turn, 0);
      return new Value[] {Value.of(turn[0]), Value.of(turn[1])};
    }
    int cos = scratch();
    int sin = scratch();
    cosSin(angle.row(), cos, sin);
    return new Value[] {Value.row(cos), Value.row(sin)};
  }

  /** Copies a value into a row, unless it is the same in all lanes; returns the result. */
  public Value copy(Value value, int row) {
    if (value.isUniform()) {
      return value;
    }
    int from = value.row();
    add((r, i, n) -> RowMath.copy(r[from], r[row], i, n));
    return Value.row(row);
  }

  /** Marks the block's rows that contain world values as needed. */
  public void need(Value[] world) {
    for (Value value : world) {
      if (!value.isUniform() && value.row() < kept) {
        needed.set(value.row());
      }
    }
  }

  /** Ends a pass, see {@link BatchProgram}; the next one uses the same rows. */
  public void endPass() {
    passes.add(steps.toArray(new Step[0]));
    steps.clear();
  }

  /**
   * Returns the program of the passes so far.
   *
   * @param world where the world values are at the end
   */
  public BatchProgram build(Value[] world) {
    double[] filled = new double[fills.size()];
    for (int i = 0; i < filled.length; i++) {
      filled[i] = fills.get(i);
    }
    need(world);
    return new BatchProgram(kept, filled, passes, world, needed);
  }
}
