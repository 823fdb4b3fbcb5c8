package dev.limber.studio.api;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * The running exports by the ids that their pages chose, so that a page that gives up or goes away
 * can end its own. The JDK's server does not tell that a connection is closed while an answer is
 * being made. For any thread.
 */
final class RunningExports {
  /** Ids of exports that were stopped before they arrived; old ones are dropped. */
  private static final int MOST_EARLY = 32;

  private final Map<String, Run> running = new HashMap<>();
  private final Deque<String> early = new ArrayDeque<>();

  /** One export: interrupts the thread that began it when it is stopped. */
  final class Run implements AutoCloseable {
    private final String word;
    private final Thread thread = Thread.currentThread();
    private boolean stopped;

    private Run(String word) {
      this.word = word;
    }

    boolean isStopped() {
      synchronized (RunningExports.this) {
        return stopped;
      }
    }

    private void stop() {
      stopped = true;
      thread.interrupt();
    }

    /** Ends the export: its thread is not interrupted any more. */
    @Override
    public void close() {
      synchronized (RunningExports.this) {
        running.remove(word, this);
        if (stopped) {
          Thread.interrupted();
        }
      }
    }
  }

  /**
   * Begins an export on the current thread.
   *
   * @param word the id that the page chose; empty if it cannot be stopped
   */
  synchronized Run begin(String word) {
    Run run = new Run(word);
    if (word.isEmpty()) {
      return run;
    }
    running.put(word, run);
    if (early.remove(word)) {
      run.stop();
    }
    return run;
  }

  /** Stops an export, or, if it has not arrived yet, as soon as it begins. */
  synchronized void stop(String word) {
    Run run = running.get(word);
    if (run != null) {
      run.stop();
      return;
    }
    early.remove(word);
    early.addLast(word);
    if (early.size() > MOST_EARLY) {
      early.removeFirst();
    }
  }
}
