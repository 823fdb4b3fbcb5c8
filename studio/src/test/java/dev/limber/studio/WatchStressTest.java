package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.files.Version;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pages that follow the events know what the folder holds, whatever is renamed, replaced and
 * deleted meanwhile. {@code -Dlimber.changes=20000} makes as many changes.
 */
class WatchStressTest {
  private static final int CHANGES = Integer.getInteger("limber.changes", 400);
  private static final int PAGES = 4;

  /**
   * Files at the end: who knows one has heard all that came before the one before, because the
   * changes of one look are told in any order.
   */
  private static final int MARKS = 4;

  private static final int MOST_SECONDS = 300;
  private static final List<String> FOLDERS = List.of("", "a", "b", "a/c");

  @TempDir Path root;

  /** A page that keeps a list of files and versions by what it hears. */
  private static final class Page implements AutoCloseable {
    private final Studio studio;
    private final Events events;
    private final Map<String, String> known = new TreeMap<>();

    Page(Studio studio, String client) throws Exception {
      this.studio = studio;
      this.events = Events.open(studio, client);
      list();
    }

    private void list() throws Exception {
      known.clear();
      JsonArray files = (JsonArray) Studio.json(studio.get("/api/files")).get("files");
      for (int i = 0; i < files.size(); i++) {
        String path = Studio.word((JsonObject) files.get(i), "path");
        HttpResponse<byte[]> answer = studio.read(path);
        if (answer.statusCode() == 200) {
          known.put(path, Studio.version(answer));
        }
      }
    }

    /** Listens until it knows a file. */
    void listenUntil(String path) throws Exception {
      while (!known.containsKey(path)) {
        Events.Event event = events.next();
        switch (event.type()) {
          case "created", "changed" -> known.put(event.path(), event.version());
          case "deleted" -> known.remove(event.path());
          case "resync" -> list();
          default -> throw new AssertionError(event);
        }
      }
    }

    @Override
    public void close() throws IOException {
      events.close();
    }
  }

  private Map<String, String> onDisk() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            root.relativize(file).toString().replace('\\', '/'),
            Version.of(Files.readAllBytes(file)));
      }
    }
    return files;
  }

  private void change(Random random, int i, Studio studio) throws Exception {
    String folder = FOLDERS.get(random.nextInt(FOLDERS.size()));
    Path home = root.resolve(folder);
    Path file = home.resolve("f" + random.nextInt(6) + ".skel2d");
    Path other =
        root.resolve(FOLDERS.get(random.nextInt(FOLDERS.size())))
            .resolve("f" + random.nextInt(6) + ".skel2d");
    switch (random.nextInt(8)) {
      case 0, 1 -> {
        Files.createDirectories(home);
        Files.writeString(file, "skeleton\n# " + i);
      }
      case 2, 3 -> { // as editors save: another file takes the name
        Files.createDirectories(home);
        Path part = Files.writeString(home.resolve("editor.tmp"), "skeleton\n# " + i);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      }
      case 4 -> {
        if (Files.exists(file) && !file.equals(other) && Files.isDirectory(other.getParent())) {
          Files.move(file, other, StandardCopyOption.REPLACE_EXISTING);
        }
      }
      case 5 -> Files.deleteIfExists(file);
      case 6 -> { // a whole folder with all that is in it
        Path aside = root.resolve("moved" + i % 3);
        if (Files.isDirectory(root.resolve("a")) && !Files.exists(aside)) {
          Files.move(root.resolve("a"), aside);
        } else if (Files.isDirectory(aside) && !Files.exists(root.resolve("a"))) {
          Files.move(aside, root.resolve("a"));
        }
      }
      default -> studio.create("saved" + i % 9 + ".skel2d", "skeleton\n# " + i);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void pagesKnowTheFolder(boolean polling) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(PAGES);
    List<Page> pages = new ArrayList<>();
    try (Studio studio = Studio.start(Project.of(root), Studio.QUICK, polling, Exporter.NONE)) {
      for (int i = 0; i < PAGES; i++) {
        pages.add(new Page(studio, "page-" + i));
      }
      CyclicBarrier all = new CyclicBarrier(PAGES + 1);
      List<Future<?>> listening = new ArrayList<>();
      for (Page page : pages) {
        listening.add(
            threads.submit(
                () -> {
                  for (int mark = 0; mark < MARKS; mark++) {
                    page.listenUntil("mark" + mark + ".skel2d");
                    all.await();
                  }
                  return null;
                }));
      }
      Random random = new Random(7);
      for (int i = 0; i < CHANGES; i++) {
        change(random, i, studio);
      }
      for (int mark = 0; mark < MARKS; mark++) {
        Files.writeString(root.resolve("mark" + mark + ".skel2d"), "skeleton\n");
        all.await(MOST_SECONDS, TimeUnit.SECONDS);
      }
      for (Future<?> one : listening) {
        one.get();
      }
      Map<String, String> files = onDisk();
      assertTrue(files.size() > 5, files.toString());
      for (Page page : pages) {
        assertEquals(files, page.known);
        page.close();
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
