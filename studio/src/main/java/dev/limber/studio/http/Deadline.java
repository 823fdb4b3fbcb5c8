package dev.limber.studio.http;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Interrupts its thread when time is up. A thread that waits for a client is interrupted by losing
 * the connection, which is the only way to end a read that never ends.
 */
public final class Deadline implements AutoCloseable {
  private final Thread thread = Thread.currentThread();
  private final Future<?> alarm;
  private boolean over;
  private boolean expired;

  /** Starts the timer of the current thread. */
  public Deadline(ScheduledExecutorService clock, Duration time) {
    this.alarm = clock.schedule(this::expire, time.toNanos(), TimeUnit.NANOSECONDS);
  }

  private synchronized void expire() {
    if (!over) {
      expired = true;
      thread.interrupt();
    }
  }

  /** Returns whether the thread was interrupted. */
  public synchronized boolean isExpired() {
    return expired;
  }

  /** Stops the timer: the thread is not interrupted any more. */
  @Override
  public void close() {
    alarm.cancel(false);
    synchronized (this) {
      over = true;
      if (expired) {
        Thread.interrupted();
      }
    }
  }
}
