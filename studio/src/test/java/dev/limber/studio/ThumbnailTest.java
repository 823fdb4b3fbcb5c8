package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The small pictures of the list of files. */
class ThumbnailTest {
  private static final Path SAMPLES = Path.of("..", "samples");

  @TempDir Path folder;
  private Studio studio;

  @BeforeEach
  void start() throws IOException {
    Files.copy(SAMPLES.resolve("lantern-0.7.skf"), folder.resolve("lantern.skf"));
    Files.copy(SAMPLES.resolve("lantern-0.3.skf"), folder.resolve("without.skf"));
    Files.writeString(folder.resolve("broken.skf"), "PK no archive");
    Files.writeString(folder.resolve("fox.skel2d"), "skeleton\n");
    studio = Studio.of(folder);
  }

  @AfterEach
  void stop() throws IOException {
    studio.close();
  }

  private HttpResponse<byte[]> thumbnail(String path) throws Exception {
    return studio.send(studio.request("/api/thumbnail?path=" + path));
  }

  @Test
  void aFileThatHasOneShowsIt() throws Exception {
    HttpResponse<byte[]> found = thumbnail("lantern.skf");
    assertEquals(200, found.statusCode());
    assertEquals("application/octet-stream", found.headers().firstValue("Content-Type").orElse(""));
    byte[] head = {(byte) 0x89, 'P', 'N', 'G'};
    assertArrayEquals(head, java.util.Arrays.copyOf(found.body(), 4));
  }

  @Test
  void noneIsNoError() throws Exception {
    for (String path : new String[] {"without.skf", "broken.skf", "fox.skel2d"}) {
      HttpResponse<byte[]> none = thumbnail(path);
      assertEquals(204, none.statusCode(), path);
      assertEquals(0, none.body().length);
    }
  }

  @Test
  void pathsAreCheckedAsEverywhere() throws Exception {
    assertEquals(404, thumbnail("gone.skf").statusCode());
    assertEquals(400, studio.send(studio.request("/api/thumbnail")).statusCode());
    assertEquals(400, thumbnail("../secret.skf").statusCode());
  }
}
