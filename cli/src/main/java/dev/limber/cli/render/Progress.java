package dev.limber.cli.render;

import java.io.PrintWriter;
import java.util.function.IntConsumer;

/** A progress bar on a terminal; nothing elsewhere. */
public final class Progress implements AutoCloseable {
  private static final int WIDTH = 24;

  /** Longer titles are cut, so that the bar stays on one line. */
  private static final int LONGEST_TITLE = 30;

  private final PrintWriter err;
  private final boolean shown;
  private int last = -1;

  /** Creates a bar; {@code shown} if there is a terminal. */
  public Progress(PrintWriter err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  /** Returns a consumer of the number of finished frames. */
  public IntConsumer of(String title, int total) {
    last = -1;
    String shownTitle =
        title.length() <= LONGEST_TITLE ? title : title.substring(0, LONGEST_TITLE - 1) + "…";
    return done -> show(shownTitle, done, total);
  }

  private void show(String title, int done, int total) {
    int filled = (int) Math.min(WIDTH, (long) WIDTH * done / Math.max(1, total));
    int percent = (int) (100L * done / Math.max(1, total));
    if (!shown || percent == last) {
      return;
    }
    last = percent;
    String bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    // The line before may have been longer.
    err.print("\r" + title + " " + bar + " " + done + "/" + total + "\u001b[K");
    err.flush();
  }

  /** Takes the bar away. */
  @Override
  public void close() {
    if (shown && last >= 0) {
      err.print("\r\u001b[K");
      err.flush();
      last = -1;
    }
  }
}
