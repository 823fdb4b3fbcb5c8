package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.json.JsonObject;
import dev.limber.studio.export.Exporter;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudioServerTest {
  @TempDir Path folder;

  @Test
  void sessionTellsThePageWhereItIs() throws Exception {
    Files.writeString(folder.resolve("lantern.skf"), "x");
    Files.createDirectories(folder.resolve("a"));
    Files.writeString(folder.resolve("a/robin.skel2d"), "x");
    Files.writeString(folder.resolve("fox.skel2d"), "x");
    try (Studio studio = Studio.of(folder)) {
      JsonObject session = Studio.json(studio.get("/api/session"));
      assertEquals("1.2.3", Studio.word(session, "version"));
      assertEquals("folder", Studio.word(session, "mode"));
      assertEquals(folder.getFileName().toString(), Studio.word(session, "name"));
      assertEquals("a/robin.skel2d", Studio.word(session, "first"));
    }
    try (Studio studio = Studio.of(folder.resolve("lantern.skf"))) {
      JsonObject session = Studio.json(studio.get("/api/session"));
      assertEquals("file", Studio.word(session, "mode"));
      assertEquals("lantern.skf", Studio.word(session, "name"));
      assertEquals("lantern.skf", Studio.word(session, "first"));
      assertTrue(Studio.text(studio.get("/api/session")).contains("\"writable\":false"));
    }
  }

  @Test
  void listIsSortedAndSaysWhatIsWhat() throws Exception {
    Files.writeString(folder.resolve("fox.skel2d"), "four");
    Files.write(folder.resolve("Fur.PNG"), new byte[7]);
    Files.createDirectories(folder.resolve("old"));
    Files.writeString(folder.resolve("old/lantern.skf~"), "x");
    try (Studio studio = Studio.of(folder)) {
      String list = Studio.text(studio.get("/api/files")).replaceAll("\"modified\":\\d+", "T");
      assertEquals(
          "{\"files\":["
              + "{\"path\":\"Fur.PNG\",\"kind\":\"image\",\"size\":7,T,\"writable\":true},"
              + "{\"path\":\"fox.skel2d\",\"kind\":\"skel2d\",\"size\":4,T,\"writable\":true},"
              + "{\"path\":\"old/lantern.skf~\",\"kind\":\"skf\",\"size\":1,T,\"writable\":false}"
              + "],\"complete\":true}",
          list);
    }
  }

  @Test
  void marksBesideAFileAreListedAndRead() throws Exception {
    Files.write(folder.resolve("hero.skf"), new byte[1]);
    Files.writeString(folder.resolve("hero.marks.json"), "{}");
    Files.writeString(folder.resolve("other.marks.json"), "{}");
    try (Studio studio = Studio.of(folder.resolve("hero.skf"))) {
      String list = Studio.text(studio.get("/api/files")).replaceAll("\"modified\":\\d+", "T");
      assertEquals(
          "{\"files\":["
              + "{\"path\":\"hero.marks.json\",\"kind\":\"marks\",\"size\":2,T,\"writable\":false},"
              + "{\"path\":\"hero.skf\",\"kind\":\"skf\",\"size\":1,T,\"writable\":false}"
              + "],\"complete\":true}",
          list);
      assertEquals("{}", Studio.text(studio.get("/api/file?path=hero.marks.json")));
      assertEquals(404, studio.get("/api/file?path=other.marks.json").statusCode());
    }
  }

  @Test
  void listIsBounded() throws Exception {
    Path deep = folder;
    for (int i = 0; i < 14; i++) {
      deep = deep.resolve("d" + i);
    }
    Files.createDirectories(deep);
    Files.writeString(deep.resolve("unseen.skel2d"), "x");
    try (Studio studio = Studio.of(folder)) {
      String list = Studio.text(studio.get("/api/files"));
      assertFalse(list.contains("unseen"), list);
      assertTrue(list.endsWith("\"complete\":false}"), list);
    }
    Path many = Files.createDirectories(folder.resolve("many"));
    for (int i = 0; i < 5010; i++) {
      Files.createFile(many.resolve(i + ".png"));
    }
    try (Studio studio = Studio.of(many)) {
      String list = Studio.text(studio.get("/api/files"));
      assertEquals(5000, list.split("\"path\"", -1).length - 1);
      assertTrue(list.endsWith("\"complete\":false}"));
    }
  }

  @Test
  void portThatIsTakenMovesOn() throws Exception {
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    try (ServerSocket taken = new ServerSocket(0, 1, loopback)) {
      int port = taken.getLocalPort();
      StudioSettings settings = StudioSettings.of(Studio.PAGE).withPort(port);
      try (StudioServer one = StudioServer.start(settings);
          StudioServer two = StudioServer.start(settings)) {
        assertNotEquals(port, one.port());
        assertNotEquals(one.port(), two.port());
        assertTrue(one.address().toString().startsWith("http://127.0.0.1:" + one.port() + "/#"));
      }
    }
  }

  @Test
  void highestPortMovesOnToAnyOther() throws Exception {
    try (StudioServer one = StudioServer.start(StudioSettings.of(Studio.PAGE).withPort(65_535));
        StudioServer two = StudioServer.start(StudioSettings.of(Studio.PAGE).withPort(65_535))) {
      assertNotEquals(one.port(), two.port());
    }
  }

  @Test
  void closedStudioLeavesNoThreadsAndNoPort() throws Exception {
    Files.writeString(folder.resolve("fox.skel2d"), "x");
    Studio studio = Studio.of(folder);
    Events events = Events.open(studio, "a");
    studio.get("/");
    try (Socket idle = RawRequest.open(studio.server.port());
        Socket half = RawRequest.open(studio.server.port())) {
      RawRequest.write(half, "GET / HT");
      assertFalse(threads().isEmpty());
      studio.close();
      studio.close();
      for (Thread thread : threads()) {
        thread.join(10_000); // an executor has ended a little before its last thread has
      }
      assertEquals(List.of(), threads());
      assertEquals(Events.END, events.next().type());
      assertEquals("", RawRequest.answer(idle));
    }
    assertThrows(ConnectException.class, () -> RawRequest.open(studio.server.port()).close());
  }

  /** Threads that a studio has; other tests of this JVM have closed theirs. */
  private static List<Thread> threads() {
    List<Thread> threads = new ArrayList<>();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      String name = thread.getName().toLowerCase(Locale.ROOT);
      if (thread.isAlive() && (name.startsWith("limber-") || name.equals("http-dispatcher"))) {
        threads.add(thread);
      }
    }
    return threads;
  }

  @Test
  void moreClientsThanThreadsAreHungUpOnAndLaterServed() throws Exception {
    StudioLimits few =
        new StudioLimits(
            3,
            2,
            1 << 20,
            Duration.ofSeconds(30),
            Duration.ofSeconds(5),
            Duration.ofSeconds(5),
            Duration.ofSeconds(1));
    try (Studio studio = Studio.start(Project.of(folder), few, false, Exporter.NONE)) {
      int port = studio.server.port();
      List<Socket> slow = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        Socket socket = RawRequest.open(port);
        RawRequest.write(
            socket,
            "POST /api/export HTTP/1.1|Host: 127.0.0.1:"
                + port
                + "|X-Limber-Token: "
                + studio.token
                + "|Content-Type: application/json|Content-Length: 1000||half");
        slow.add(socket);
      }
      int hungUp = 0;
      for (int i = 0; i < 10 && hungUp == 0; i++) {
        // Those beyond the third get nothing but the end; the first three are still waited for.
        hungUp += RawRequest.answer(slow.get(9 - i)).isEmpty() ? 1 : 0;
      }
      assertTrue(hungUp > 0);
      for (Socket socket : slow) {
        socket.close();
      }
      HttpResponse<byte[]> answer = null;
      while (answer == null) {
        try {
          answer = studio.get("/api/session");
        } catch (IOException e) {
          Thread.onSpinWait(); // hung up on: the threads have not seen yet that theirs are gone
        }
      }
      assertEquals(200, answer.statusCode());
    }
  }

  @Test
  void clientsThatDribbleTheirHeadersKeepNobodyWaiting() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try (Studio studio =
        Studio.start(Project.gallery(), StudioLimits.DEFAULT, false, Exporter.NONE)) {
      for (int i = 0; i < 100; i++) {
        Socket socket = RawRequest.open(studio.server.port());
        slow.add(socket);
        RawRequest.write(socket, "GET / HTTP/1.1|Host: ");
      }
      assertEquals(200, studio.get("/").statusCode());
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void folderThatVanishesAndComesBackIsServedAgain() throws Exception {
    Path inner = Files.createDirectories(folder.resolve("characters"));
    Path fox = Files.writeString(inner.resolve("fox.skel2d"), "skeleton\n");
    try (Studio studio = Studio.of(inner);
        Events events = Events.open(studio, "a")) {
      String version = Studio.version(studio.read("fox.skel2d"));
      Files.delete(fox);
      Files.delete(inner);
      assertEquals("deleted", events.next().type());
      assertEquals(404, studio.read("fox.skel2d").statusCode());
      assertEquals(200, studio.get("/api/files").statusCode());
      assertEquals(412, studio.save("fox.skel2d", "new", version).statusCode());
      HttpResponse<byte[]> lost = studio.create("new.skel2d", "new");
      assertEquals("no-parent", Studio.code(lost), Studio.text(lost));
      assertFalse(Files.exists(inner));
      Files.createDirectory(inner);
      Files.writeString(fox, "skeleton\n");
      assertEquals("created", events.next().type());
      assertEquals(200, studio.read("fox.skel2d").statusCode());
      Files.writeString(fox, "skeleton\n\tarm\n");
      assertEquals("changed", events.next().type());
    }
  }

  @Test
  void bodyThatIsShorterThanAnnouncedIsNotSaved() throws Exception {

    try (Studio studio = Studio.of(folder);
        Socket socket = RawRequest.open(studio.server.port())) {
      RawRequest.write(
          socket,
          "PUT /api/file?path=a.skel2d HTTP/1.1|Host: 127.0.0.1:"
              + studio.server.port()
              + "|X-Limber-Token: "
              + studio.token
              + "|If-None-Match: *|Content-Length: 100||half");
      socket.shutdownOutput();
      RawRequest.answer(socket);
      assertFalse(Files.exists(folder.resolve("a.skel2d")));
    }
  }

  @Test
  void leftoversOfKilledStudiosAreDeletedAtTheStart() throws Exception {
    Process done =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
            .start();
    done.waitFor();
    Path dead = Files.createTempDirectory("limber-studio-" + done.pid() + "-");
    Files.writeString(dead.resolve("export.gif"), "half");
    Path own = Files.createTempDirectory("limber-studio-" + ProcessHandle.current().pid() + "-");
    try (Studio studio = Studio.gallery()) {
      assertEquals(200, studio.get("/").statusCode());
      assertFalse(Files.exists(dead));
      assertTrue(Files.exists(own));
    } finally {
      Files.delete(own);
    }
  }

  /** In a temporary folder that all users share, another may put a link there for us to follow. */
  @Test
  void linksAmongLeftoversAreNotFollowed() throws Exception {
    Process done =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
            .start();
    done.waitFor();
    Path documents = Files.createDirectories(folder.resolve("documents"));
    Files.writeString(documents.resolve("diary.txt"), "mine");
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    Path link =
        Files.createSymbolicLink(
            temporary.resolve("limber-studio-" + done.pid() + "-1"), documents);
    try (Studio studio = Studio.gallery()) {
      assertEquals(200, studio.get("/").statusCode());
      assertEquals("mine", Files.readString(documents.resolve("diary.txt")));
    } finally {
      Files.delete(link);
    }
  }

  @Test
  void projectsThatCannotBeOpenedAreNamed() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "x");
    Path image = Files.write(folder.resolve("fur.png"), new byte[] {1});
    Path hidden = Files.writeString(folder.resolve(".fox.skel2d"), "x");
    assertSentence("no such file or folder: ", folder.resolve("none.skel2d"));
    assertSentence(" cannot be opened", text);
    assertSentence(" cannot be opened", image);
    assertSentence(" is hidden", hidden);
  }

  private static void assertSentence(String expected, Path path) {
    IOException e = assertThrows(IOException.class, () -> Project.of(path));
    assertTrue(e.getMessage().contains(expected), e.getMessage());
    assertTrue(e.getMessage().contains(path.toString()), e.getMessage());
  }

  @Test
  void fileThatIsALinkIsOpenedWhereItIs() throws Exception {
    Path home = Files.createDirectories(folder.resolve("home"));
    Files.writeString(home.resolve("fox.skel2d"), "fox");
    Path link = Files.createSymbolicLink(folder.resolve("link.skel2d"), home.resolve("fox.skel2d"));
    try (Studio studio = Studio.of(link)) {
      assertEquals("fox.skel2d", Studio.word(Studio.json(studio.get("/api/session")), "first"));
      assertEquals("fox", Studio.text(studio.read("fox.skel2d")));
    }
  }
}
