package dev.limber.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assertions;

/** What code costs, in units that do not depend on what else the machine does. */
public final class Work {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Work() {}

  /**
   * Returns what code gives; fails if it computed for longer. Waiting for a core does not count.
   */
  public static <T> T within(Duration most, Supplier<T> code) {
    long before = THREADS.getCurrentThreadCpuTime();
    T result = code.get();
    long took = THREADS.getCurrentThreadCpuTime() - before;
    Assertions.assertTrue(took <= most.toNanos(), () -> "computed for " + took / 1_000_000 + " ms");
    return result;
  }

  /** Returns the bytes that code allocates. */
  public static long allocated(Runnable code) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    code.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }
}
