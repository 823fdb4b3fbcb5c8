package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No path leads to a file outside of the folder, or to one that is none of the page's business. */
class PathAttackTest {
  private static final String GIF = "GIF89a";
  private static final String SECRET = "secret of another folder";

  @TempDir Path home;
  private Path folder;
  private Studio studio;

  @BeforeEach
  void start() throws IOException {
    folder = Files.createDirectories(home.resolve("open/characters"));
    Files.createDirectories(folder.resolve("birds"));
    Files.writeString(folder.resolve("fox.skel2d"), "fox");
    Files.writeString(folder.resolve("birds/robin.skel2d"), "robin");
    Files.writeString(folder.resolve("notes.txt"), SECRET);
    Files.writeString(folder.resolve(".hidden.skel2d"), SECRET);
    Files.createDirectories(folder.resolve(".git"));
    Files.writeString(folder.resolve(".git/config.skel2d"), SECRET);
    Files.writeString(home.resolve("secret.skel2d"), SECRET);
    Files.writeString(home.resolve("open/secret.skel2d"), SECRET);
    // A folder beside it whose name begins in the same way.
    Files.createDirectories(home.resolve("open/characters-private"));
    Files.writeString(home.resolve("open/characters-private/secret.skel2d"), SECRET);
    studio = Studio.of(folder);
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  private void refused(int status, String path) throws Exception {
    HttpResponse<byte[]> read = studio.read(path);
    assertEquals(status, read.statusCode(), path);
    assertFalse(Studio.text(read).contains(SECRET), path);
    HttpResponse<byte[]> created = studio.create(path, "evil");
    assertTrue(created.statusCode() >= 400, path + ": " + created.statusCode());
  }

  private long filesAtHome() throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      return files.count();
    }
  }

  @Test
  void filesOfTheFolderAreRead() throws Exception {
    assertEquals("fox", Studio.text(studio.read("fox.skel2d")));
    assertEquals("robin", Studio.text(studio.read("birds/robin.skel2d")));
  }

  @Test
  void pathsThatLeadElsewhereAreRefused() throws Exception {
    long before = filesAtHome();
    for (String path :
        List.of(
            "../secret.skel2d",
            "../../secret.skel2d",
            "birds/../../secret.skel2d",
            "birds/../fox.skel2d",
            "./fox.skel2d",
            "../characters-private/secret.skel2d",
            "..\\secret.skel2d",
            "birds\\robin.skel2d",
            "/fox.skel2d",
            "//fox.skel2d",
            "birds//robin.skel2d",
            "birds/",
            "fox.skel2d/",
            "",
            ".",
            "..",
            "/",
            home.resolve("secret.skel2d").toString(),
            "file:" + home.resolve("secret.skel2d"),
            "C:\\secret.skel2d",
            "C:/secret.skel2d",
            "C:secret.skel2d",
            "\\\\server\\share\\secret.skel2d",
            "//server/share/secret.skel2d",
            "\\\\?\\C:\\secret.skel2d",
            "~/secret.skel2d/..",
            "%2e%2e/secret.skel2d/..",
            "..%2fsecret.skel2d/..",
            "..;/secret.skel2d/.",
            "\u2025/../secret.skel2d")) {
      refused(400, path);
    }
    assertEquals(before, filesAtHome());
  }

  @Test
  void encodedTricksAreDecodedOnceAndRefused() throws Exception {
    for (String raw :
        List.of(
            "%2e%2e%2fsecret.skel2d",
            "..%2fsecret.skel2d",
            "%2E%2E/secret.skel2d",
            "..%5csecret.skel2d",
            "fox.skel2d%00",
            "fox.skel2d%00.png",
            "%00",
            "fox%0a.skel2d",
            "%c0%ae%c0%ae/secret.skel2d", // too long for a point
            "%e0%80%ae%e0%80%ae/secret.skel2d",
            "%ff.skel2d",
            "fox.skel2d%",
            "fox.skel2d%2",
            "fox.skel2d%zz",
            "%ed%a0%80.skel2d")) { // half a pair
      String text =
          RawRequest.send(
              studio.server.port(),
              "GET /api/file?path="
                  + raw
                  + " HTTP/1.1|Host: 127.0.0.1:"
                  + studio.server.port()
                  + "|X-Limber-Token: "
                  + studio.token
                  + "|Connection: close||");
      assertEquals(400, RawRequest.status(text), raw);
      assertFalse(text.contains(SECRET), raw);
    }
    // Encoded twice is a name with percent signs, which no file has.
    assertEquals(404, studio.get("/api/file?path=%252e%252e%252fsecret.skel2d").statusCode());
  }

  @Test
  void samePathTwiceIsRefused() throws Exception {
    assertEquals(400, studio.get("/api/file?path=fox.skel2d&path=birds/robin.skel2d").statusCode());
    assertEquals(400, studio.get("/api/file?path=fox.skel2d&p%61th=fox.skel2d").statusCode());
    assertEquals(400, studio.get("/api/file").statusCode());
  }

  @Test
  void hiddenFilesAreRefused() throws Exception {
    refused(400, ".hidden.skel2d");
    refused(400, ".git/config.skel2d");
    refused(400, "birds/.skel2d");
  }

  @Test
  void namesThatWindowsTakesForSomethingElseAreRefused() throws Exception {
    for (String path :
        List.of(
            "fox.skel2d::$DATA",
            "fox.txt:stream.skel2d",
            "fox.skel2d.",
            "fox.skel2d ",
            "birds ./robin.skel2d",
            "NUL.skel2d",
            "nul.skel2d",
            "con/robin.skel2d",
            "COM1.skel2d",
            "com¹.skel2d",
            "LPT9.tar.skel2d",
            "aux .skel2d",
            "CONIN$.skel2d",
            "fo?.skel2d",
            "*.skel2d",
            "fox|.skel2d",
            "\"fox\".skel2d",
            "<fox>.skel2d")) {
      refused(400, path);
    }
    assertEquals(201, studio.create("console.skel2d", "fine").statusCode());
    assertEquals(201, studio.create("com10.skel2d", "fine").statusCode());
  }

  @Test
  void otherKindsOfFilesAreRefused() throws Exception {
    for (String path :
        List.of("notes.txt", "notes", "fox.skel2d.txt", "index.html", "a.js", "a.svg", "a.json")) {
      refused(403, path);
    }
  }

  @Test
  void onlySourcesAndImagesAreSaved() throws Exception {
    Files.write(folder.resolve("a.png"), new byte[] {1, 2, 3});
    HttpResponse<byte[]> read = studio.read("a.png");
    assertEquals(200, read.statusCode());
    HttpResponse<byte[]> saved = studio.save("a.png", "evil", Studio.version(read));
    assertEquals(403, saved.statusCode());
    assertEquals("not-allowed", Studio.code(saved));
    assertEquals(403, studio.create("new.skf", "evil").statusCode());
    assertEquals(403, studio.create("new.skfe", GIF).statusCode());
    assertEquals(3, Files.size(folder.resolve("a.png")));
  }

  @Test
  void whatLooksLikeNoImageIsNotSavedAsOne() throws Exception {
    for (String text :
        List.of("", "G", "evil", "<html>GIF8", "RIFF....WAVE", "RIFF", "\u0089PNG\r\n")) {
      for (String path : List.of("new.png", "new.jpg", "new.gif", "birds/new.webp")) {
        HttpResponse<byte[]> answer = studio.create(path, text);
        assertEquals(403, answer.statusCode(), path + " " + text);
        assertEquals("not-allowed", Studio.code(answer));
        assertFalse(Files.exists(folder.resolve(path)));
      }
    }
    assertEquals(201, studio.create("new.gif", GIF).statusCode());
    assertEquals(201, studio.create("birds/new.webp", "RIFF....WEBP").statusCode());
  }

  @Test
  void imagesObeyTheRulesOfPathsAndLinks() throws Exception {
    link("away", home);
    link("dangling.gif", home.resolve("made.gif"));
    link("text.gif", folder.resolve("notes.txt"));
    long before = filesAtHome();
    for (String path :
        List.of(
            "../a.gif",
            "/a.gif",
            "birds\\a.gif",
            ".a.gif",
            ".git/a.gif",
            "nul.gif",
            "a.gif ",
            "a.gif:b",
            "away/a.gif",
            "dangling.gif",
            "text.gif",
            "none/a.gif",
            "a.svg")) {
      int status = studio.create(path, GIF).statusCode();
      assertTrue(status >= 400 && status < 500, path + ": " + status);
    }
    assertEquals(before, filesAtHome());
    assertEquals(SECRET, Files.readString(folder.resolve("notes.txt")));
  }

  @Test
  void foldersAreNoFiles() throws Exception {
    Files.createDirectories(folder.resolve("folder.skel2d"));
    assertEquals(403, studio.read("folder.skel2d").statusCode());
    assertEquals(403, studio.create("folder.skel2d", "x").statusCode());
  }

  @Test
  void anotherSpellingIsTheSameFileOrNone() throws Exception {
    HttpResponse<byte[]> answer = studio.read("FOX.skel2d");
    boolean sameFile = Files.exists(folder.resolve("FOX.skel2d"));
    assertEquals(sameFile ? 200 : 404, answer.statusCode());
    // And hidden stays hidden, whatever the spelling.
    refused(400, ".HIDDEN.skel2d");
  }

  @Test
  void linksThatLeaveTheFolderAreRefused() throws Exception {
    link("out.skel2d", home.resolve("secret.skel2d"));
    link("relative.skel2d", Path.of("../secret.skel2d"));
    link("away", home);
    link("beside", home.resolve("open/characters-private"));
    link("chain.skel2d", Path.of("out.skel2d"));
    for (String path :
        List.of(
            "out.skel2d",
            "relative.skel2d",
            "away/secret.skel2d",
            "beside/secret.skel2d",
            "chain.skel2d")) {
      HttpResponse<byte[]> read = studio.read(path);
      assertEquals(403, read.statusCode(), path);
      assertEquals("forbidden", Studio.code(read));
    }
    assertEquals(403, studio.create("away/new.skel2d", "evil").statusCode());
    assertFalse(Files.exists(home.resolve("new.skel2d")));
    String version = "0".repeat(64);
    assertEquals(403, studio.save("out.skel2d", "evil", version).statusCode());
    assertEquals(SECRET, Files.readString(home.resolve("secret.skel2d")));
  }

  @Test
  void linksToHiddenOrOtherFilesOfTheFolderAreRefused() throws Exception {
    link("hidden.skel2d", folder.resolve(".hidden.skel2d"));
    link("git", folder.resolve(".git"));
    link("text.skel2d", folder.resolve("notes.txt"));
    assertEquals(400, studio.read("hidden.skel2d").statusCode());
    assertEquals(400, studio.read("git/config.skel2d").statusCode());
    assertEquals(403, studio.read("text.skel2d").statusCode());
  }

  @Test
  void linkThatLeadsNowhereIsNotWrittenThrough() throws Exception {
    link("dangling.skel2d", home.resolve("created-by-link.skel2d"));
    HttpResponse<byte[]> answer = studio.create("dangling.skel2d", "evil");
    assertTrue(answer.statusCode() >= 400, "" + answer.statusCode());
    assertFalse(Files.exists(home.resolve("created-by-link.skel2d")));
  }

  @Test
  void linkWithinTheFolderIsFollowedAndStaysOne() throws Exception {
    link("alias.skel2d", Path.of("fox.skel2d"));
    HttpResponse<byte[]> read = studio.read("alias.skel2d");
    assertEquals("fox", Studio.text(read));
    assertEquals(200, studio.save("alias.skel2d", "new fox", Studio.version(read)).statusCode());
    assertTrue(Files.isSymbolicLink(folder.resolve("alias.skel2d")));
    assertEquals("new fox", Files.readString(folder.resolve("fox.skel2d")));
  }

  @Test
  void listNamesNothingThatCannotBeRead() throws Exception {
    link("out.skel2d", home.resolve("secret.skel2d"));
    link("away", home);
    Files.createDirectories(folder.resolve("target"));
    Files.writeString(folder.resolve("target/made.skel2d"), "x");
    Files.createDirectories(folder.resolve("node_modules/deep"));
    Files.writeString(folder.resolve("node_modules/deep/made.skel2d"), "x");
    String list = Studio.text(studio.get("/api/files"));
    assertTrue(list.contains("\"fox.skel2d\"") && list.contains("\"birds/robin.skel2d\""), list);
    for (String word : List.of("secret", "hidden", "git", "notes", "made", "away", "out")) {
      assertFalse(list.contains(word), word + " in " + list);
    }
  }

  @Test
  void fileAloneShowsNothingElse() throws Exception {
    Files.write(folder.resolve("fur.png"), new byte[] {1});
    try (Studio alone = Studio.of(folder.resolve("birds/../fox.skel2d"))) {
      assertEquals(200, alone.read("fox.skel2d").statusCode());
      assertEquals(200, alone.read("fur.png").statusCode());
      assertEquals(404, alone.read("birds/robin.skel2d").statusCode());
      assertEquals(403, alone.create("new.skel2d", "x").statusCode());
      assertEquals(403, alone.create("new.gif", GIF).statusCode());
      String list = Studio.text(alone.get("/api/files"));
      assertTrue(list.contains("fox.skel2d") && list.contains("fur.png"), list);
      assertFalse(list.contains("robin"), list);
    }
  }

  @Test
  void withoutAFolderThereAreNoFiles() throws Exception {
    try (Studio gallery = Studio.gallery()) {
      assertEquals("no-folder", Studio.code(gallery.get("/api/files")));
      assertEquals("no-folder", Studio.code(gallery.read("fox.skel2d")));
      assertEquals("no-folder", Studio.code(gallery.create("fox.skel2d", "x")));
      assertEquals("gallery", Studio.word(Studio.json(gallery.get("/api/session")), "mode"));
    }
  }

  private void link(String name, Path to) {
    try {
      Files.createSymbolicLink(folder.resolve(name), to);
    } catch (IOException | UnsupportedOperationException e) {
      assumeTrue(false, "SKIPPED: links cannot be made here: " + e);
    }
  }
}
