package dev.limber.studio.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.KnownVersions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderWatcherTest {
  @TempDir Path root;

  /**
   * Events that a test gives, to a watcher that stumbles over the second look and the third wait.
   */
  private static final class Stumbling implements WatchEvents {
    final BlockingQueue<Set<String>> given = new LinkedBlockingQueue<>();
    final BlockingQueue<Integer> looks = new LinkedBlockingQueue<>();
    private int count;
    private int waits;

    @Override
    public void watch(Collection<Path> folders) {
      looks.add(++count);
      if (count == 2) {
        throw new InvalidPathException("?", "Malformed input");
      }
    }

    @Override
    public Set<String> await(Duration longest, Path folder) throws InterruptedException {
      Set<String> touched = given.take();
      if (++waits == 3) {
        throw new StackOverflowError("a link in a circle");
      }
      return touched;
    }

    @Override
    public void close() {}
  }

  @Test
  @SuppressWarnings("try") // it only has to run
  void oneBadLookIsFollowedByTheNext() throws Exception {
    Folder folder = Folder.all(root);
    KnownVersions known = new KnownVersions();
    Stumbling events = new Stumbling();
    try (EventHub hub = new EventHub(1);
        FolderWatcher ignored =
            new FolderWatcher(
                folder,
                known,
                new FileStore(folder, known, 100),
                hub,
                events,
                Duration.ofMillis(1))) {
      EventStream page = hub.open("", "{}");
      for (int look = 1; look <= 4; look++) {
        assertEquals(look, events.looks.poll(60, TimeUnit.SECONDS));
        events.given.add(Set.of("a"));
        if (look == 3) {
          events.given.add(Set.of("b")); // the wait for the first one fails
        }
      }
      // Heard until the page is told to list the folder again.
      StringBuilder heard = new StringBuilder();
      OutputStream out =
          new OutputStream() {
            @Override
            public void write(int b) throws IOException {
              heard.append((char) b);
              if (heard.indexOf("event: resync") >= 0) {
                throw new IOException("enough");
              }
            }
          };
      assertThrows(IOException.class, () -> page.speak(out, Duration.ofMinutes(1)));
    }
  }
}
