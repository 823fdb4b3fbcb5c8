package dev.limber.crowd;

/**
 * Who works on the blocks of a crowd. {@link #ONE} is the calling thread; {@link WorkerThreads} are
 * several. An interface, so that a build without threads does not carry them.
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
   * Throws if they take no more work; asked before anything is changed. Does nothing for those that
   * always do.
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
     * @param worker who does it, from 0 up to but without {@link Workers#count}
     */
    void piece(int piece, int worker);
  }
}
