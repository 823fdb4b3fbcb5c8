package dev.limber.cli.studio;

import dev.limber.cli.terminal.Environment;
import dev.limber.studio.StudioServer;
import dev.limber.studio.page.PageSource;
import java.net.URI;

/** What {@code limber studio} needs from its process; tests replace it. */
public interface StudioHost {
  /** Returns the page. */
  PageSource page();

  /** Opens an address in a browser; returns whether that seems to have worked. */
  boolean open(URI address);

  /**
   * Waits until the studio is to stop.
   *
   * @throws InterruptedException also to stop
   */
  void stay(StudioServer server) throws InterruptedException;

  /** Returns the host of this process: the page in the jar, the person's browser, until Ctrl-C. */
  static StudioHost ofProcess(Environment environment) {
    return new StudioHost() {
      @Override
      public PageSource page() {
        return PageSource.classPath(StudioHost.class.getClassLoader());
      }

      @Override
      public boolean open(URI address) {
        return new Browser(environment.program("xdg-open") != null).open(address);
      }

      @Override
      public void stay(StudioServer server) throws InterruptedException {
        Thread.sleep(Long.MAX_VALUE);
      }
    };
  }
}
