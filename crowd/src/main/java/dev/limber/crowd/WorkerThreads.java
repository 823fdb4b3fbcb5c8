package dev.limber.crowd;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Threads that wait for work and share it with the calling thread. They are daemons: a program that
 * forgets to {@link #close} them still ends.
 *
 * <p>One call of {@link #run} at a time. Pieces are handed out one by one, so that a slow thread
 * does not delay the others. Allocates nothing once created.
 */
public final class WorkerThreads implements Workers, AutoCloseable {
  private final int count;
  private final Object lock = new Object();
  private final AtomicInteger next = new AtomicInteger();

  // Guarded by the lock.
  private @Nullable Work work;
  private int pieces;
  private int round;
  private int busy;
  private boolean closed;
  private @Nullable Throwable failure;

  /**
   * Starts the threads.
   *
   * @param count how many work at the same time, the calling thread included
   * @throws IllegalArgumentException if it is less than 1
   */
  public WorkerThreads(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("there must be at least 1 worker, not " + count);
    }
    this.count = count;
    for (int worker = 1; worker < count; worker++) {
      int number = worker;
      Thread thread = new Thread(() -> waitForWork(number), "limber-crowd-" + worker);
      thread.setDaemon(true);
      thread.start();
    }
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public void checkOpen() {
    synchronized (lock) {
      if (closed) {
        throw new IllegalStateException("these worker threads have been closed");
      }
    }
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if the threads have been closed
   */
  @Override
  public void run(Work newWork, int newPieces) {
    synchronized (lock) {
      checkOpen();
      work = newWork;
      pieces = newPieces;
      next.set(0);
      busy = count - 1;
      round++;
      failure = null;
      lock.notifyAll();
    }
    doPieces(newWork, newPieces, 0);
    boolean interrupted = false;
    Throwable thrown;
    synchronized (lock) {
      while (busy > 0) {
        interrupted |= interruptedWait();
      }
      work = null;
      thrown = failure;
      failure = null;
    }
    if (interrupted) {
      Thread.currentThread().interrupt(); // The work is finished first; the caller can check later.
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown != null) {
      throw (RuntimeException) thrown;
    }
  }

  private void waitForWork(int worker) {
    int done = 0;
    while (true) {
      Work mine;
      int mineCount;
      synchronized (lock) {
        while (round == done && !closed) {
          interruptedWait();
        }
        if (round == done) {
          return;
        }
        done = round;
        mine = work;
        mineCount = pieces;
      }
      if (mine != null) {
        doPieces(mine, mineCount, worker);
      }
      synchronized (lock) {
        busy--;
        lock.notifyAll();
      }
    }
  }

  private void doPieces(Work mine, int mineCount, int worker) {
    int piece = next.getAndIncrement();
    while (piece < mineCount) {
      try {
        mine.piece(piece, worker);
      } catch (RuntimeException | Error e) {
        synchronized (lock) {
          failure = failure == null ? e : failure;
        }
      }
      piece = next.getAndIncrement();
    }
  }

  /** Waits for news; returns whether there was only an interrupt. */
  @SuppressWarnings("WaitNotInLoop") // Both callers loop around it.
  private boolean interruptedWait() {
    try {
      lock.wait();
      return false;
    } catch (InterruptedException e) {
      return true;
    }
  }

  /** Ends the threads. */
  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      lock.notifyAll();
    }
  }
}
