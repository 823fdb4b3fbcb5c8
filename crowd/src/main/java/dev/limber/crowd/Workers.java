package dev.limber.crowd;

/**
 * The threads that work on the blocks of a crowd. {@link #ONE} is the calling thread; {@link
 * WorkerThreads} are several. An interface, so that a build without threads need not include them.
 */
public interface Workers {
  /** The calling thread alone. */
  Workers ONE =
      new Workers() {
        @Override
        public int count() {
          return 1;
        }

        @Override
        public void run(Work work, int pieces) {
          for (int piece = 0; piece < pieces; piece++) {
            work.piece(piece, 0);
          }
        }
      };

  /** Returns how many work at the same time, the calling thread included. */
  int count();

  /**
   * Throws if they accept no more work; called before anything changes. By default does nothing.
   *
   * @throws IllegalStateException what {@link #run} would throw
   */
  default void checkOpen() {}

  /**
   * Does all pieces of some work, in any order, each once, and returns when all are done.
   *
   * @throws RuntimeException what a piece has thrown: {@link #ONE} stops there, {@link
   *     WorkerThreads} do the others first
   */
  void run(Work work, int pieces);

  /** Work in pieces that do not depend on each other. */
  @FunctionalInterface
  interface Work {
    /**
     * Does a piece.
     *
     * @param worker who does it, from 0 to {@link Workers#count} exclusive
     */
    void piece(int piece, int worker);
  }
}
