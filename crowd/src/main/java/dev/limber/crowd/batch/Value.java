package dev.limber.crowd.batch;

/**
 * A number in a program: a row with a number for each lane, or one number for all lanes, which is
 * known when the program is built and costs nothing when it runs.
 *
 * @param row number of the row, -1 for the same in all lanes
 * @param uniform the number that is the same in all lanes; 0 and unused for a row
 */
public record Value(int row, double uniform) {
  /** Returns a number that differs from lane to lane. */
  public static Value row(int row) {
    return new Value(row, 0);
  }

  /** Returns a number that is the same in all lanes. */
  public static Value of(double uniform) {
    return new Value(-1, uniform);
  }

  /** Returns whether it is the same in all lanes. */
  public boolean isUniform() {
    return row < 0;
  }

  /** Returns the number of a lane. */
  public double at(double[][] rows, int lane) {
    return row < 0 ? uniform : rows[row][lane];
  }
}
