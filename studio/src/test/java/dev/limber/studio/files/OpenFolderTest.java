package dev.limber.studio.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.studio.http.RefusedException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that is exchanged for a link while a file of it is used. */
class OpenFolderTest {
  @TempDir Path home;
  private Path root;
  private Path birds;
  private Path outside;

  @BeforeEach
  void start() throws IOException {
    root = Files.createDirectories(home.toRealPath().resolve("open"));
    birds = Files.createDirectories(root.resolve("birds"));
    Files.writeString(birds.resolve("robin.skel2d"), "robin");
    outside = Files.createDirectories(home.toRealPath().resolve("outside"));
    Files.writeString(outside.resolve("robin.skel2d"), "secret");
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(root)) {
      assumeTrue(stream instanceof SecureDirectoryStream, "folders have no handles here");
    }
  }

  private void exchange() throws IOException {
    Files.move(birds, root.resolve("moved"));
    Files.createSymbolicLink(birds, outside);
  }

  @Test
  void readingStaysInTheFolderThatWasOpened() throws IOException {
    try (OpenFolder folder = OpenFolder.open(root, birds)) {
      exchange();
      try (InputStream in =
          Channels.newInputStream(
              folder.channel(
                  "robin.skel2d", Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)))) {
        assertEquals("robin", new String(in.readAllBytes(), UTF_8));
      }
      assertEquals(5, folder.attributes("robin.skel2d").size());
    }
  }

  @Test
  void savingStaysInTheFolderThatWasOpened() throws Exception {
    try (OpenFolder folder = OpenFolder.open(root, birds)) {
      AtomicFile.write(folder, "robin.skel2d", "new".getBytes(UTF_8), false, this::exchange);
    }
    assertEquals("secret", Files.readString(outside.resolve("robin.skel2d")));
    assertEquals("new", Files.readString(root.resolve("moved/robin.skel2d")));
  }

  @Test
  void aNewFileNeverAppearsOutside() throws Exception {
    try (OpenFolder folder = OpenFolder.open(root, birds)) {
      assertThrows(
          IOException.class,
          () ->
              AtomicFile.write(folder, "wren.skel2d", "new".getBytes(UTF_8), true, this::exchange));
    }
    assertFalse(Files.exists(outside.resolve("wren.skel2d")));
  }

  @Test
  void aLinkOnTheWayIsNotFollowed() throws IOException {
    exchange();
    assertThrows(IOException.class, () -> OpenFolder.open(root, birds));
  }

  /** The way in which it was found: a folder and a link that change places all the time. */
  @Test
  void whatIsExchangedAllTheTimeNeverLeadsOutside() throws Exception {
    Path link = Files.createSymbolicLink(root.resolve("link"), outside);
    Path aside = root.resolve("aside");
    FileStore store = new FileStore(Folder.all(root), new KnownVersions(), 100);
    FilePath robin = FilePath.parse("birds/robin.skel2d");
    AtomicBoolean done = new AtomicBoolean();
    Random random = new Random(1);
    Thread exchanging =
        new Thread(
            () -> {
              try {
                while (!done.get()) {
                  Files.move(birds, aside);
                  Files.move(link, birds);
                  Files.move(birds, link);
                  Files.move(aside, birds);
                  // Long enough for a save to succeed now and then.
                  for (int i = random.nextInt(20_000); i > 0; i--) {
                    Thread.onSpinWait();
                  }
                }
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    exchanging.start();
    int read = 0;
    int saved = 0;
    try {
      for (int i = 0; i < 3000 || saved == 0 && i < 1_000_000; i++) {
        try {
          Content content = store.read(robin);
          String text = new String(content.bytes(), UTF_8);
          assertTrue(text.startsWith("robin"), text);
          read++;
          store.save(robin, ("robin" + i).getBytes(UTF_8), content.version());
          saved++;
        } catch (RefusedException | ConflictException e) {
          // Something else is there at the moment.
        }
      }
    } finally {
      done.set(true);
      exchanging.join();
    }
    assertEquals("secret", Files.readString(outside.resolve("robin.skel2d")));
    try (Stream<Path> files = Files.list(outside)) {
      assertEquals(1, files.count());
    }
    assertTrue(read > 0 && saved > 0, read + " reads, " + saved + " saves");
  }

  @Test
  void namesThatTheSystemCannotSayAreBadPaths() throws IOException {
    Folder folder = Folder.all(root);
    FilePath bad = new FilePath("a\0b.skel2d", FileKind.SKEL2D);
    RefusedException e = assertThrows(RefusedException.class, () -> folder.find(bad));
    assertEquals("bad-path", e.code());
    FilePath badParent = new FilePath("a\0b/c.skel2d", FileKind.SKEL2D);
    e = assertThrows(RefusedException.class, () -> folder.place(badParent));
    assertEquals("bad-path", e.code());
  }

  @Test
  void linksInACircleAreRefused() throws IOException {
    Files.createSymbolicLink(root.resolve("a.skel2d"), root.resolve("b.skel2d"));
    Files.createSymbolicLink(root.resolve("b.skel2d"), root.resolve("a.skel2d"));
    Folder folder = Folder.all(root);
    FilePath circle = new FilePath("a.skel2d", FileKind.SKEL2D);
    RefusedException e = assertThrows(RefusedException.class, () -> folder.find(circle));
    assertEquals(403, e.status());
  }
}
