package dev.limber.crowd.batch;

/**
 * One step of a {@link BatchProgram}: computes some rows from others, lane by lane. Immutable; any
 * number of threads run it, each on rows of its own.
 */
@FunctionalInterface
public interface Step {
  /** Lanes of a block: enough to make up for the ends of a loop, and its rows stay in the cache. */
  int BLOCK = 256;

  /** Length of a row: a little more than a block, so that rows do not lie 4 KiB apart. */
  int LANES = BLOCK + 8;

  /**
   * Computes the lanes {@code from} up to but without {@code to}. Allocates nothing.
   *
   * @param rows the rows by number; lanes outside are not touched
   */
  void run(double[][] rows, int from, int to);
}
