package dev.limber.crowd.batch;

/**
 * One step of a {@link BatchProgram}: computes some rows from others, lane by lane. Immutable; any
 * number of threads run it, each on rows of its own.
 */
@FunctionalInterface
public interface Step {
  /** Lanes of a block: enough to outweigh the overhead of a loop, few enough for the cache. */
  int BLOCK = 256;

  /** Length of a row: slightly more than a block, so that rows are not 4 KiB apart. */
  int LANES = BLOCK + 8;

  /**
   * Computes the lanes from {@code from} to {@code to} exclusive. Allocates nothing.
   *
   * @param rows the rows by number; lanes outside are not touched
   */
  void run(double[][] rows, int from, int to);
}
