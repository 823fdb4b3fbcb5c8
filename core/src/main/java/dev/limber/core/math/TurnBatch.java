package dev.limber.core.math;

/**
 * Cosines and sines of many angles at once: bit-identical to {@link Trig#cosSin}, but faster,
 * because the polynomials of several angles are computed in parallel.
 *
 * <p>One thread at a time. Allocates nothing once created.
 */
public final class TurnBatch {
  private final int[] places;
  private final double[] angles;
  private final double[] quarters;
  private final double[] sines;
  private final double[] cosines;
  private int count;

  /** Creates an empty batch for up to this many angles. */
  public TurnBatch(int capacity) {
    places = new int[capacity];
    angles = new double[capacity];
    quarters = new double[capacity];
    sines = new double[capacity];
    cosines = new double[capacity];
  }

  /** Adds an angle in radians; its cosine and sine will be stored at {@code at} and after it. */
  public void add(double angle, int at) {
    places[count] = at;
    angles[count] = Trig.reducible(angle);
    count++;
  }

  /** Stores cosines and sines of all angles that were added, and empties the batch. */
  public void store(double[] out) {
    Trig.quarters(angles, count, quarters);
    Trig.nearZero(angles, count, sines, cosines);
    for (int i = 0; i < count; i++) {
      Trig.place((int) quarters[i], sines[i], cosines[i], out, places[i]);
    }
    count = 0;
  }
}
