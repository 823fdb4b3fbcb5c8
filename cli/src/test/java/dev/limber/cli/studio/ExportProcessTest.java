package dev.limber.cli.studio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Limber;
import dev.limber.cli.Program;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.studio.StudioServer;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.ExportSource;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.page.PageSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An export ends when it is told to, whatever it is doing, and leaves nothing behind. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ExportProcessTest {
  /** Takes many minutes: nobody waits for it. */
  private static final String ENDLESS =
      "{\"format\":\"FORMAT\",\"path\":\"hello.skel2d\",\"width\":4096,\"fps\":50,"
          + "\"animations\":[\"sing\"],\"speed\":0.05}";

  private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

  @TempDir Path folder;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  private static String endless(String format) {
    return ENDLESS.replace("FORMAT", format);
  }

  /** Waits for the process of an export of a studio in another process, or in this one. */
  private static ProcessHandle exportOf(ProcessHandle studio) {
    while (studio.isAlive()) {
      for (ProcessHandle child : studio.children().toList()) {
        if (child.info().commandLine().orElse("").contains(ExportMain.class.getName())) {
          return child;
        }
      }
      Thread.onSpinWait();
    }
    throw new AssertionError("the studio has ended");
  }

  /** Waits until the process of an export of a studio has begun to write its film. */
  private static void awaitFilm(ProcessHandle studio, Path temporary) throws IOException {
    for (; ; ) {
      for (Path export : exportFolders(studio, temporary)) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(export, ".limber-*.part")) {
          if (files.iterator().hasNext()) {
            return;
          }
        }
      }
      Thread.onSpinWait();
    }
  }

  private static List<Path> exportFolders(ProcessHandle studio, Path temporary) throws IOException {
    List<Path> found = new ArrayList<>();
    String names = "limber-studio-" + studio.pid() + "-*";
    try (DirectoryStream<Path> all = Files.newDirectoryStream(temporary, names)) {
      all.forEach(found::add);
    }
    return found;
  }

  private static void assertNothingLeft(ProcessHandle export) throws IOException {
    assertFalse(export.isAlive(), "the export goes on");
    assertEquals(List.of(), exportFolders(ProcessHandle.current(), TEMPORARY));
  }

  @Test
  void cancellingEndsTheProcess() throws Exception {
    StudioRun.limber(
        studio -> {
          Future<HttpResponse<byte[]>> asked =
              threads.submit(() -> studio.export(endless("apng"), "mine"));
          ProcessHandle export = exportOf(ProcessHandle.current());
          awaitFilm(ProcessHandle.current(), TEMPORARY);
          assertEquals(204, studio.stop("mine").statusCode());
          HttpResponse<byte[]> answer = asked.get();
          assertEquals(409, answer.statusCode(), text(answer));
          assertNothingLeft(export);
        },
        "studio",
        "--port=0",
        "../samples");
  }

  @Test
  void whatTheProcessStartedEndsWithIt() throws Exception {
    Program.find("ffmpeg");
    StudioRun.limber(
        studio -> {
          Future<HttpResponse<byte[]>> asked =
              threads.submit(() -> studio.export(endless("mp4"), "film"));
          ProcessHandle export = exportOf(ProcessHandle.current());
          List<ProcessHandle> started = List.of();
          while (started.isEmpty()) {
            started = export.descendants().toList();
          }
          studio.stop("film");
          assertEquals(409, asked.get().statusCode());
          assertNothingLeft(export);
          assertFalse(started.get(0).isAlive(), "ffmpeg goes on");
        },
        "studio",
        "--port=0",
        "../samples");
  }

  @Test
  void theEndOfTheServerEndsTheProcess() throws Exception {
    ProcessHandle[] export = new ProcessHandle[1];
    StudioRun.limber(
        studio -> {
          Future<?> unused = threads.submit(() -> studio.export(endless("gif"), "mine"));
          export[0] = exportOf(ProcessHandle.current());
          awaitFilm(ProcessHandle.current(), TEMPORARY);
        },
        "studio",
        "--port=0",
        "../samples");
    assertNothingLeft(export[0]);
  }

  @Test
  void theTimeLimitEndsTheProcess() throws Exception {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    try {
      Environment none = new Environment(new ByteArrayInputStream(new byte[0]), Paint.NONE, false);
      CommandExporter exporter = new CommandExporter(none);
      ExportFormat apng =
          exporter.formats().stream().filter(f -> f.name().equals("apng")).findFirst().get();
      String text = Files.readString(Path.of("../samples/hello.skel2d"));
      ExportRequest request =
          new ExportRequest(
              new ExportSource.Source("hello.skel2d", text, null),
              apng,
              new ExportRequest.Timing(List.of("sing"), null, null, 50.0, 0.05, null),
              new ExportRequest.Appearance(
                  List.of(), List.of(), 4096, null, null, null, null, null, false));
      Deadline deadline = new Deadline(clock, Duration.ofMillis(900));
      assertThrows(
          IOException.class, () -> exporter.export(request, folder.resolve("export.apng")));
      assertTrue(deadline.isExpired());
      deadline.close();
      assertFalse(
          ProcessHandle.current()
              .children()
              .anyMatch(child -> child.info().commandLine().orElse("").contains("ExportMain")));
    } finally {
      clock.shutdownNow();
    }
  }

  @Test
  void processThatIsKilledByOthersIsAFailure() throws Exception {
    StudioRun.limber(
        studio -> {
          Future<HttpResponse<byte[]>> asked =
              threads.submit(() -> studio.export(endless("apng"), "mine"));
          ProcessHandle export = exportOf(ProcessHandle.current());
          export.destroyForcibly();
          HttpResponse<byte[]> answer = asked.get();
          assertEquals(500, answer.statusCode());
          assertTrue(text(answer).contains("its process ended with code"), text(answer));
          assertNothingLeft(export);
        },
        "studio",
        "--port=0",
        "../samples");
  }

  /** The command as it is, but for its page, which is not in every build. */
  static final class StudioProgram {
    private StudioProgram() {}

    public static void main(String[] args) {
      StudioHost host =
          new StudioHost() {
            @Override
            public PageSource page() {
              return name -> new ByteArrayInputStream("<p>a page".getBytes(UTF_8));
            }

            @Override
            public boolean open(URI address) {
              return true;
            }

            @Override
            public void stay(StudioServer server) throws InterruptedException {
              new CountDownLatch(1).await();
            }
          };
      PrintWriter out = new PrintWriter(System.out, true, UTF_8);
      System.exit(Limber.run(Environment.ofProcess(), host, out, out, args));
    }
  }

  /** A studio in a process of its own, with a temporary folder of its own. */
  private final class Server implements AutoCloseable {
    private final Process process;
    private final String address;

    Server() throws IOException {
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Djava.io.tmpdir=" + folder,
                  "-cp",
                  System.getProperty("java.class.path"),
                  StudioProgram.class.getName(),
                  "studio",
                  "--no-open",
                  "--port=0",
                  "../samples")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      address = line(process.getInputStream());
    }

    private static String line(InputStream in) throws IOException {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
        line.append((char) c);
      }
      return line.toString().strip();
    }

    /** Starts an export that takes long and waits until its film is being written. */
    ProcessHandle export() throws IOException {
      Future<?> unused = threads.submit(() -> StudioRun.export(address, endless("apng"), "mine"));
      ProcessHandle export = exportOf(process.toHandle());
      awaitFilm(process.toHandle(), folder);
      return export;
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }

  @Test
  void sigtermDuringAnExportLeavesNothing() throws Exception {
    try (Server server = new Server()) {
      ProcessHandle export = server.export();
      server.process.destroy();
      assertTrue(server.process.waitFor(60, TimeUnit.SECONDS));
      assertFalse(export.isAlive(), "the export goes on");
      assertEquals(List.of(), exportFolders(server.process.toHandle(), folder));
    }
  }

  @Test
  void killedServerLeavesNoProcessAndTheNextOneCleansUp() throws Exception {
    ProcessHandle killed;
    try (Server server = new Server()) {
      ProcessHandle export = server.export();
      killed = server.process.toHandle();
      server.process.destroyForcibly().waitFor();
      export.onExit().get(60, TimeUnit.SECONDS);
      assertFalse(exportFolders(killed, folder).isEmpty(), "nobody was there to delete it");
    }
    try (Server next = new Server()) {
      assertTrue(next.address.startsWith("http"));
      assertEquals(List.of(), exportFolders(killed, folder));
    }
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), UTF_8);
  }
}
