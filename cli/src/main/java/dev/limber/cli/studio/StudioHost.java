package dev.limber.cli.studio;

import dev.limber.cli.terminal.Environment;
import dev.limber.studio.StudioServer;
import dev.limber.studio.page.PageSource;
import java.net.URI;

/** What {@code limber studio} finds around it, so that tests can give it something else. */
public interface StudioHost {
  /** Returns the page. */
  PageSource page();

  /** Opens an address in a browser; returns whether that seems to have worked. */
  boolean open(URI address);

  /**
   * Returns when the studio shall end.
   *
   * @throws InterruptedException if it shall end as well
   */
  void stay(StudioServer server) throws InterruptedException;

  /** Returns the host of this process: the page in the jar, the person's browser, until Ctrl-C. */
  static StudioHost ofProcess(Environment surroundings) {
    return new StudioHost() {
      @Override
      public PageSource page() {
        return PageSource.classPath(StudioHost.class.getClassLoader());
      }

      @Override
      public boolean open(URI address) {
        return new Browser(surroundings.searchPath()).open(address);
      }

      @Override
      public void stay(StudioServer server) throws InterruptedException {
        Thread.sleep(Long.MAX_VALUE);
      }
    };
  }
}
