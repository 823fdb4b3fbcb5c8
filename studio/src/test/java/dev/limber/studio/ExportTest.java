package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.studio.export.ExportException;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.ExportSource;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.export.ImageFolder;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page asks for reaches the exporter, and what that writes reaches the page. */
class ExportTest {
  /** Writes what it was told to, or does what a test wants. */
  private static final class FakeExporter implements Exporter {
    private final List<Path> targets = new ArrayList<>();
    private ExportRequest last;
    private Work work = target -> Files.writeString(target, "rendered");

    interface Work {
      void write(Path target) throws IOException, ExportException;
    }

    @Override
    public List<ExportFormat> formats() {
      return List.of(
          new ExportFormat("gif", "image/gif", true, true, List.of("skelform", "skel2d")),
          new ExportFormat("mp4", "video/mp4", true, false, List.of("skel2d")));
    }

    @Override
    public void export(ExportRequest request, Path target) throws IOException, ExportException {
      Work todo;
      synchronized (this) {
        last = request;
        targets.add(target);
        todo = work;
      }
      todo.write(target);
    }
  }

  @TempDir Path folder;
  private final FakeExporter exporter = new FakeExporter();
  private Studio studio;

  @BeforeEach
  void start() throws IOException {
    Files.createDirectories(folder.resolve("birds"));
    Files.writeString(folder.resolve("birds/rotkehlchen ä.skel2d"), "on disk");
    Files.write(folder.resolve("lantern.skf"), new byte[] {1, 2, 3});
    Files.write(folder.resolve("fur.png"), new byte[] {1});
    studio = Studio.start(Project.of(folder), Studio.QUICK, false, exporter);
  }

  @AfterEach
  void stop() {
    studio.close();
    for (Path target : exporter.targets) {
      assertFalse(Files.exists(target.getParent()), "left " + target);
    }
  }

  @Test
  void errorsOfTheMachineAreAnsweredToo() throws Exception {
    exporter.work =
        target -> {
          throw new StackOverflowError();
        };
    HttpResponse<byte[]> answer = studio.export("{\"format\":\"gif\",\"path\":\"lantern.skf\"}");
    assertEquals(500, answer.statusCode());
    assertTrue(Studio.text(answer).contains("\"bug\""), Studio.text(answer));
  }

  @Test
  void fileIsRenderedAndSent() throws Exception {
    HttpResponse<byte[]> answer =
        studio.export("{\"format\":\"gif\",\"path\":\"birds/rotkehlchen ä.skel2d\"}");
    assertEquals(200, answer.statusCode());
    assertEquals("rendered", Studio.text(answer));
    assertEquals("image/gif", answer.headers().firstValue("Content-Type").orElse(""));
    assertEquals("8", answer.headers().firstValue("Content-Length").orElse(""));
    assertEquals(
        "attachment; filename*=UTF-8''rotkehlchen%20%C3%A4.gif",
        answer.headers().firstValue("Content-Disposition").orElse(""));
    ExportSource.Source source = (ExportSource.Source) exporter.last.source();
    assertEquals("on disk", source.text());
    assertEquals(new ImageFolder(folder.toRealPath(), "birds"), source.images());
    assertTrue(exporter.targets.get(0).toString().endsWith(".gif"));
  }

  @Test
  void textInTheEditorIsRenderedWithTheImagesOfItsFile() throws Exception {
    String json = "{\"format\":\"mp4\",\"path\":\"birds/new.skel2d\",\"text\":\"typed\"}";
    assertEquals(200, studio.export(json).statusCode());
    ExportSource.Source source = (ExportSource.Source) exporter.last.source();
    assertEquals("typed", source.text());
    assertEquals(new ImageFolder(folder.toRealPath(), "birds"), source.images());
    assertEquals(200, studio.export("{\"format\":\"mp4\",\"text\":\"typed\"}").statusCode());
    assertEquals(null, ((ExportSource.Source) exporter.last.source()).images());
  }

  @Test
  void archivesComeFromTheFolderOrFromThePage() throws Exception {
    assertEquals(200, studio.export("{\"format\":\"gif\",\"path\":\"lantern.skf\"}").statusCode());
    assertEquals(3, ((ExportSource.Archive) exporter.last.source()).bytes().length);
    String base64 = Base64.getEncoder().encodeToString(new byte[300_000]);
    assertEquals(
        200, studio.export("{\"format\":\"gif\",\"skf\":\"" + base64 + "\"}").statusCode());
    assertEquals(300_000, ((ExportSource.Archive) exporter.last.source()).bytes().length);
  }

  @Test
  void everyWishIsPassedOn() throws Exception {
    String json =
        """
        {"format":"gif","text":"x","animations":["run","jump"],"skins":["red"],"hide":["hat"],
         "time":1.5,"frame":null,"fps":30,"speed":2,"loops":3,"width":100,"height":50,
         "scale":4,"padding":2,"fit":"all","background":"#fff","bones":true}
        """;
    assertEquals(200, studio.export(json).statusCode());
    assertEquals(
        new ExportRequest.Timing(List.of("run", "jump"), 1.5, null, 30.0, 2.0, 3),
        exporter.last.timing());
    assertEquals(
        new ExportRequest.Appearance(
            List.of("red"), List.of("hat"), 100, 50, 4.0, 2, "all", "#fff", true),
        exporter.last.appearance());
  }

  @Test
  void wrongRequestsAreRefused() throws Exception {
    for (String json :
        List.of(
            "",
            "[]",
            "{",
            "{\"format\":\"gif\"}",
            "{\"format\":\"gif\",\"text\":1}",
            "{\"format\":\"gif\",\"text\":\"x\",\"skf\":\"AAAA\"}",
            "{\"format\":\"gif\",\"path\":\"lantern.skf\",\"skf\":\"AAAA\"}",
            "{\"format\":\"gif\",\"skf\":\"not base64!\"}",
            "{\"format\":\"gif\",\"path\":\"fur.png\"}",
            "{\"format\":\"gif\",\"path\":\"../x.skel2d\"}",
            "{\"format\":\"gif\",\"text\":\"x\",\"colour\":1}",
            "{\"format\":\"gif\",\"text\":\"x\",\"width\":4097}",
            "{\"format\":\"gif\",\"text\":\"x\",\"width\":0}",
            "{\"format\":\"gif\",\"text\":\"x\",\"width\":1.5}",
            "{\"format\":\"gif\",\"text\":\"x\",\"fps\":1e9}",
            "{\"format\":\"gif\",\"text\":\"x\",\"bones\":1}",
            "{\"format\":\"gif\",\"text\":\"x\",\"animations\":\"run\"}",
            "{\"format\":\"gif\",\"text\":\"x\",\"animations\":[1]}",
            "{\"format\":\"gif\",\"text\":\"x\",\"text\":\"y\"}")) {
      assertEquals(400, studio.export(json).statusCode(), json);
    }
    assertEquals(404, studio.export("{\"format\":\"gif\",\"path\":\"no.skel2d\"}").statusCode());
    HttpResponse<byte[]> format = studio.export("{\"format\":\"webp\",\"text\":\"x\"}");
    assertEquals(422, format.statusCode());
    assertTrue(Studio.text(format).contains("known: gif, mp4"), Studio.text(format));
    assertEquals(List.of(), exporter.targets);
  }

  @Test
  void formsOfOtherSitesHaveAnotherType() throws Exception {
    HttpRequest.Builder form =
        studio
            .request("/api/export")
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{\"format\":\"gif\",\"text\":\"x\"}"));
    assertEquals(415, studio.send(form).statusCode());
  }

  @Test
  void whatCannotBeRenderedIsExplained() throws Exception {
    exporter.work =
        target -> {
          Files.writeString(target, "half");
          throw new ExportException("no animation walk", "there are run and jump");
        };
    HttpResponse<byte[]> answer = studio.export("{\"format\":\"gif\",\"text\":\"x\"}");
    assertEquals(422, answer.statusCode());
    assertTrue(Studio.text(answer).contains("no animation walk"));
    assertTrue(Studio.text(answer).contains("there are run and jump"));
    exporter.work =
        target -> {
          throw new IOException("no space left");
        };
    assertEquals(500, studio.export("{\"format\":\"gif\",\"text\":\"x\"}").statusCode());
    exporter.work = target -> {};
    assertEquals(422, studio.export("{\"format\":\"gif\",\"text\":\"x\"}").statusCode());
    exporter.work =
        target -> {
          throw new IllegalStateException("a bug of the test");
        };
    assertEquals(500, studio.export("{\"format\":\"gif\",\"text\":\"x\"}").statusCode());
  }

  @Test
  void exportThatTakesTooLongIsInterrupted() throws Exception {
    StudioLimits hurried =
        new StudioLimits(
            8,
            2,
            1 << 20,
            Duration.ofSeconds(30),
            Duration.ofMillis(200),
            Duration.ofSeconds(5),
            Duration.ofSeconds(1));
    exporter.work =
        target -> {
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            throw (IOException) new InterruptedIOException("interrupted").initCause(e);
          }
        };
    try (Studio other = Studio.start(Project.gallery(), hurried, false, exporter)) {
      for (int i = 0; i < 3; i++) { // and its place is free again
        HttpResponse<byte[]> answer = other.export("{\"format\":\"gif\",\"text\":\"x\"}");
        assertEquals(504, answer.statusCode());
        assertEquals("timeout", Studio.code(answer));
      }
    }
  }

  @Test
  void twoExportsRunAtOnceAndNoMore() throws Exception {
    CountDownLatch running = new CountDownLatch(2);
    CountDownLatch enough = new CountDownLatch(1);
    exporter.work =
        target -> {
          running.countDown();
          try {
            enough.await();
          } catch (InterruptedException e) {
            throw (IOException) new InterruptedIOException("interrupted").initCause(e);
          }
          Files.writeString(target, "rendered");
        };
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      String json = "{\"format\":\"gif\",\"text\":\"x\"}";
      Future<HttpResponse<byte[]>> one = threads.submit(() -> studio.export(json));
      Future<HttpResponse<byte[]>> two = threads.submit(() -> studio.export(json));
      running.await();
      HttpResponse<byte[]> third = studio.export(json);
      assertEquals(429, third.statusCode());
      assertEquals("busy", Studio.code(third));
      enough.countDown();
      assertEquals(200, one.get().statusCode());
      assertEquals(200, two.get().statusCode());
      assertEquals(200, studio.export(json).statusCode());
    } finally {
      enough.countDown();
      threads.shutdownNow();
    }
  }

  /** Renders until it is interrupted; says that it has begun and that it has ended. */
  private CountDownLatch renderForEver(CountDownLatch begun) {
    CountDownLatch ended = new CountDownLatch(1);
    exporter.work =
        target -> {
          begun.countDown();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            throw (IOException) new InterruptedIOException("interrupted").initCause(e);
          } finally {
            ended.countDown();
          }
        };
    return ended;
  }

  private HttpResponse<byte[]> stopExport(String id) throws Exception {
    return studio.send(studio.request("/api/export?id=" + id).DELETE());
  }

  private static final String X = "{\"format\":\"gif\",\"text\":\"x\"}";

  @Test
  void exportThatThePageGivesUpIsStopped() throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      for (int i = 0; i < 3; i++) { // and its place is free again
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = renderForEver(begun);
        String id = "mine-" + i;
        Future<HttpResponse<byte[]>> asked = thread.submit(() -> studio.export(X, id));
        begun.await();
        assertEquals(204, stopExport("other").statusCode());
        assertEquals(1, ended.getCount(), "another one goes on");
        assertEquals(204, stopExport(id).statusCode());
        ended.await();
        assertEquals(409, asked.get().statusCode());
        assertEquals("stopped", Studio.code(asked.get()));
      }
      exporter.work = target -> Files.writeString(target, "rendered");
      assertEquals(200, studio.export(X, "mine-3").statusCode(), "and the thread is as before");
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void exportOfAPageThatIsGoneIsStopped() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch ended = renderForEver(begun);
    try (Socket page = RawRequest.open(studio.server.port())) {
      RawRequest.write(
          page,
          "POST /api/export?id=gone HTTP/1.1|Host: 127.0.0.1:"
              + studio.server.port()
              + "|X-Limber-Token: "
              + studio.token
              + "|Content-Type: application/json|Content-Length: "
              + X.length()
              + "||"
              + X);
      begun.await();
    }
    // The last thing that a page says when it is left.
    assertEquals(204, stopExport("gone").statusCode());
    ended.await();
  }

  @Test
  void exportThatIsStoppedBeforeItComesDoesNotBegin() throws Exception {
    renderForEver(new CountDownLatch(1));
    assertEquals(204, stopExport("hasty").statusCode());
    assertEquals("stopped", Studio.code(studio.export(X, "hasty")));
    exporter.work = target -> Files.writeString(target, "rendered");
    assertEquals(200, studio.export(X, "hasty").statusCode(), "once is enough");
  }

  @Test
  void stoppingNeedsAWordAndTheToken() throws Exception {
    assertEquals(400, studio.send(studio.request("/api/export").DELETE()).statusCode());
    assertEquals(400, stopExport("a%2Fb").statusCode());
    assertEquals(400, stopExport("x".repeat(65)).statusCode());
    assertEquals(
        401,
        RawRequest.status(
            RawRequest.send(
                studio.server.port(),
                "DELETE /api/export?id=x HTTP/1.1|Host: 127.0.0.1:"
                    + studio.server.port()
                    + "|Connection: close||")));
  }

  @Test
  void sessionListsTheFormats() throws Exception {
    assertTrue(
        Studio.text(studio.get("/api/session"))
            .contains(
                "\"export\":[{\"format\":\"gif\",\"type\":\"image/gif\",\"animated\":true,"
                    + "\"alpha\":true,\"sources\":[\"skelform\",\"skel2d\"]},"));
  }
}
