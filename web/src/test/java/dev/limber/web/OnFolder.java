package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.studio.Project;
import dev.limber.studio.StudioServer;
import dev.limber.studio.StudioSettings;
import dev.limber.studio.export.Exporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** What tests of the page on a folder stand on: a local server, an arm and a lantern. */
abstract class OnFolder extends BrowserTest {
  static final String ARM = EditorPage.ARM;

  @TempDir Path folder;
  StudioServer server;

  @BeforeEach
  void startServer() throws IOException {
    Files.writeString(folder.resolve("arm.skel2d"), ARM);
    Files.copy(Path.of("../samples/lantern-0.7.skf"), folder.resolve("lantern.skf"));
    server = startAt(0);
  }

  /** Closes the server and starts another one in its place. */
  void restart() throws IOException {
    int port = server.port();
    server.close();
    server = startAt(port);
    assertEquals(port, server.port());
  }

  private StudioServer startAt(int port) throws IOException {
    Path page = Path.of("target/page");
    return StudioServer.start(
        StudioSettings.of(
                name -> {
                  Path file = page.resolve(name);
                  return Files.isRegularFile(file) ? Files.newInputStream(file) : null;
                })
            .withProject(Project.of(project()))
            .withExporter(exporter())
            .withPort(port));
  }

  /** What the server is started with. */
  Path project() {
    return folder;
  }

  /** What renders for the page; nothing unless a test has something. */
  Exporter exporter() {
    return Exporter.NONE;
  }

  @AfterEach
  void stopServer() {
    // The page would complain of a server that is gone.
    closePages();
    server.close();
  }

  EditorPage studio() {
    return studio(1000, 700);
  }

  EditorPage studio(int width, int height) {
    EditorPage studio =
        new EditorPage(
            newPage(options -> EditorPage.calm(options).setViewportSize(width, height)),
            server.address().toString());
    studio.await("limberStudio.document.name === 'arm.skel2d'");
    return studio.settle();
  }

  String onDisk() throws IOException {
    return onDisk("arm.skel2d");
  }

  String onDisk(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  /** Writes as another program does. */
  void write(String text) throws IOException {
    Files.writeString(folder.resolve("arm.skel2d"), text);
  }
}
