package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.studio.export.Exporter;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages hear what other programs do to the files, with the system's signs and without. */
class EventsTest {
  @TempDir Path folder;
  private Path fox;

  @BeforeEach
  void write() throws IOException {
    fox = Files.writeString(folder.resolve("fox.skel2d"), "one");
    Files.createDirectories(folder.resolve("birds"));
  }

  private Studio studio(boolean polling) throws IOException {
    return Studio.start(Project.of(folder), Studio.QUICK, polling, Exporter.NONE);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void changeIsHeardWithItsVersion(boolean polling) throws Exception {
    try (Studio studio = studio(polling);
        Events events = Events.open(studio, "a")) {
      Files.writeString(fox, "two, longer");
      Events.Event event = events.next();
      assertEquals("changed fox.skel2d", event.toString());
      assertEquals("skel2d", Studio.word(event.data(), "kind"));
      assertEquals(Studio.version(studio.read("fox.skel2d")), event.version());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void newAndLostFilesAreHeard(boolean polling) throws Exception {
    try (Studio studio = studio(polling);
        Events events = Events.open(studio, "a")) {
      Files.writeString(folder.resolve("birds/robin.skel2d"), "robin");
      assertEquals("created birds/robin.skel2d", events.next().toString());
      Files.delete(folder.resolve("birds/robin.skel2d"));
      assertEquals("deleted birds/robin.skel2d", events.next().toString());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void newFoldersAreFollowed(boolean polling) throws Exception {
    try (Studio studio = studio(polling);
        Events events = Events.open(studio, "a")) {
      Files.createDirectories(folder.resolve("deep/deeper"));
      Files.writeString(folder.resolve("deep/deeper/a.skel2d"), "a");
      assertEquals("created deep/deeper/a.skel2d", events.next().toString());
      Files.writeString(folder.resolve("deep/deeper/a.skel2d"), "a and more");
      assertEquals("changed deep/deeper/a.skel2d", events.next().toString());
      Files.move(folder.resolve("deep"), folder.resolve("moved"));
      assertEquals(
          List.of("created moved/deeper/a.skel2d", "deleted deep/deeper/a.skel2d"),
          sorted(events.next(), events.next()));
      Files.writeString(folder.resolve("moved/deeper/b.skel2d"), "b");
      assertEquals("created moved/deeper/b.skel2d", events.next().toString());
    }
  }

  private static List<String> sorted(Events.Event... events) {
    List<String> all = new ArrayList<>();
    for (Events.Event event : events) {
      all.add(event.toString());
    }
    all.sort(null);
    return all;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void editorThatReplacesTheFileIsOneChange(boolean polling) throws Exception {
    try (Studio studio = studio(polling);
        Events events = Events.open(studio, "a")) {
      Path beside = Files.writeString(folder.resolve(".fox.swp"), "written beside");
      Files.move(beside, fox, StandardCopyOption.ATOMIC_MOVE);
      Files.writeString(folder.resolve("last.skel2d"), "last");
      List<String> heard = events.until("created last.skel2d");
      assertTrue(heard.contains("changed fox.skel2d"), heard.toString());
      assertTrue(heard.stream().noneMatch(event -> event.startsWith("deleted")), heard.toString());
      assertEquals("written beside", Studio.text(studio.read("fox.skel2d")));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void ownSavesAreNotHeard(boolean polling) throws Exception {
    try (Studio studio = studio(polling);
        Events mine = Events.open(studio, "mine");
        Events other = Events.open(studio, "other")) {
      String version = Studio.version(studio.read("fox.skel2d"));
      HttpResponse<byte[]> saved =
          studio.send(
              studio
                  .put("fox.skel2d", "saved by the page")
                  .header("If-Match", '"' + version + '"')
                  .header("X-Limber-Client", "mine"));
      assertEquals(200, saved.statusCode());
      // Other tabs hear of it, once.
      Events.Event event = other.next();
      assertEquals("changed fox.skel2d", event.toString());
      assertEquals(Studio.version(saved), event.version());
      Files.writeString(folder.resolve("last.skel2d"), "last");
      assertEquals(List.of("created last.skel2d"), mine.until("created last.skel2d"));
      assertEquals(List.of("created last.skel2d"), other.until("created last.skel2d"));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void sameBytesAgainAreNoChange(boolean polling) throws Exception {
    try (Studio studio = studio(polling);
        Events events = Events.open(studio, "a")) {
      studio.read("fox.skel2d");
      Files.writeString(fox, "one");
      Files.setLastModifiedTime(fox, FileTime.fromMillis(1_000_000_000_000L));
      Files.writeString(folder.resolve("last.skel2d"), "last");
      assertEquals(List.of("created last.skel2d"), events.until("created last.skel2d"));
    }
  }

  @Test
  void changeThatDoesNotShowFromOutsideIsHeard() throws Exception {
    FileTime time = FileTime.fromMillis(1_000_000_000_000L);
    Files.setLastModifiedTime(fox, time);
    try (Studio studio = studio(false);
        Events events = Events.open(studio, "a")) {
      studio.read("fox.skel2d");
      Files.writeString(fox, "two"); // as long as before
      Files.setLastModifiedTime(fox, time);
      assertEquals("changed fox.skel2d", events.next().toString());
    }
  }

  @Test
  void whatIsNotServedIsNotHeard() throws Exception {
    try (Studio studio = studio(false);
        Events events = Events.open(studio, "a")) {
      Files.writeString(folder.resolve("notes.txt"), "x");
      Files.writeString(folder.resolve(".hidden.skel2d"), "x");
      Files.createDirectories(folder.resolve("target"));
      Files.writeString(folder.resolve("target/made.skel2d"), "x");
      Files.writeString(folder.resolve("last.skel2d"), "last");
      assertEquals(List.of("created last.skel2d"), events.until("created last.skel2d"));
    }
  }

  @Test
  void fileAloneIsFollowedAlone() throws Exception {
    try (Studio studio = Studio.of(fox);
        Events events = Events.open(studio, "a")) {
      Files.writeString(folder.resolve("other.skel2d"), "other");
      Files.writeString(folder.resolve("birds/robin.png"), "robin");
      Files.write(folder.resolve("fur.png"), new byte[] {1});
      assertEquals(List.of("created fur.png"), events.until("created fur.png"));
      Files.writeString(fox, "two, longer");
      assertEquals("changed fox.skel2d", events.next().toString());
    }
  }

  @Test
  void allPagesHear() throws Exception {
    try (Studio studio = studio(false);
        Events one = Events.open(studio, "one");
        Events two = Events.open(studio, "two");
        Events nameless = Events.open(studio, "")) {
      Files.writeString(fox, "two, longer");
      for (Events events : List.of(one, two, nameless)) {
        assertEquals("changed fox.skel2d", events.next().toString());
      }
    }
  }

  @Test
  void streamBeats() throws Exception {
    try (Studio studio = studio(false);
        Events events = Events.open(studio, "a")) {
      assertNotNull(events.beats.poll(60, TimeUnit.SECONDS));
      assertNotNull(events.beats.poll(60, TimeUnit.SECONDS));
      assertEquals(
          "text/event-stream; charset=utf-8",
          events.answer().headers().firstValue("Content-Type").orElse(""));
    }
  }

  @Test
  void tooManyStreamsEndTheOldest() throws Exception {
    try (Studio studio = studio(false)) {
      List<Events> all = new ArrayList<>();
      for (int i = 0; i <= Studio.QUICK.streams(); i++) {
        all.add(Events.open(studio, "page-" + i));
      }
      assertEquals(Events.END, all.get(0).next().type());
      Files.writeString(fox, "two, longer");
      assertEquals("changed fox.skel2d", all.get(1).next().toString());
      assertEquals("changed fox.skel2d", all.get(Studio.QUICK.streams()).next().toString());
      for (Events events : all) {
        events.close();
      }
    }
  }

  @Test
  void pageThatComesAgainEndsItsOldStream() throws Exception {
    try (Studio studio = studio(false);
        Events before = Events.open(studio, "same");
        Events after = Events.open(studio, "same")) {
      assertEquals(Events.END, before.next().type());
      Files.writeString(fox, "two, longer");
      assertEquals("changed fox.skel2d", after.next().toString());
    }
  }

  @Test
  void pagesThatGoAwayFreeTheirThreads() throws Exception {
    try (Studio studio = studio(false)) {
      int port = studio.server.port();
      // Many more than there are threads.
      for (int i = 0; i < 3 * Studio.QUICK.threads(); i++) {
        try (Socket socket = RawRequest.open(port)) {
          RawRequest.write(
              socket,
              "GET /api/events HTTP/1.1|Host: 127.0.0.1:"
                  + port
                  + "|X-Limber-Token: "
                  + studio.token
                  + "||");
          assertEquals('H', socket.getInputStream().read());
        }
      }
      assertEquals(200, studio.get("/api/session").statusCode());
    }
  }

  @Test
  void pageThatDoesNotReadHoldsUpNobody() throws Exception {
    try (Studio studio = studio(false);
        Socket deaf = RawRequest.open(studio.server.port());
        Events events = Events.open(studio, "a")) {
      RawRequest.write(
          deaf,
          "GET /api/events?client=deaf HTTP/1.1|Host: 127.0.0.1:"
              + studio.server.port()
              + "|X-Limber-Token: "
              + studio.token
              + "||");
      String version = Studio.version(studio.read("fox.skel2d"));
      for (int i = 0; i < 20; i++) {
        HttpResponse<byte[]> saved = studio.save("fox.skel2d", "text " + i, version);
        version = Studio.version(saved);
        assertEquals("changed fox.skel2d", events.next().toString());
      }
    }
  }

  @Test
  void veryManyChangesAreOneEvent() throws Exception {
    try (Studio studio = studio(true);
        Events events = Events.open(studio, "a")) {
      Path made =
          Files.createDirectories(folder.getParent().resolve(folder.getFileName() + "-made"));
      for (int i = 0; i < 300; i++) {
        Files.writeString(made.resolve("f" + i + ".skel2d"), "x");
      }
      Files.move(made, folder.resolve("made"));
      assertEquals("resync", events.next().type());
    }
  }

  @Test
  void clientIsAPlainWord() throws Exception {
    try (Studio studio = studio(false)) {
      assertEquals(400, studio.get("/api/events?client=a%0ab").statusCode());
      assertEquals(400, studio.get("/api/events?client=" + "a".repeat(65)).statusCode());
    }
  }
}
