package dev.limber.studio.api;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * The exports under way, by the words that their pages have for them, so that a page that gives up
 * or goes away can end its own. The JDK's server does not tell that a connection is closed while an
 * answer is being made. For any thread.
 */
final class RunningExports {
  /** Words of exports that were stopped before they came; those that never come are forgotten. */
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

    /** The thread goes on with something else and is not interrupted any more. */
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
   * @param word the page's word for it; empty if it has none and will not stop it
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

  /** Stops an export; if there is none of that word yet, as soon as it begins. */
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
