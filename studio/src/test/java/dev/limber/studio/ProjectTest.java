package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectTest {
  @TempDir Path folder;

  /** So that what the page keeps in the browser is found again, and by nobody else. */
  @Test
  void eachFolderHasItsOwnPort() throws Exception {
    Set<Integer> ports = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      Path one = Files.createDirectory(folder.resolve("folder" + i));
      int port = Project.of(one).port();
      assertEquals(port, Project.of(one).port());
      assertTrue(port >= 20_000 && port < 30_000, "port " + port);
      ports.add(port);
    }
    // Two of twenty share one of 10,000 ports in one of fifty runs; four pairs never do.
    assertTrue(ports.size() > 16, ports.toString());
  }

  @Test
  void portIsThatOfTheRealFolder() throws Exception {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path file = Files.writeString(real.resolve("fox.skel2d"), "skeleton\n");
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    assertEquals(Project.of(real).port(), Project.of(link).port());
    assertEquals(Project.of(real).port(), Project.of(file).port());
    assertEquals(Project.of(real).port(), Project.of(real.resolve("../real/.")).port());
  }

  /** Bookmarks lead to it: this must not change from version to version. */
  @Test
  void portIsTheSameEverywhere() throws Exception {
    Path root = Path.of("/");
    assertEquals(24_132, Project.of(root).port());
    assertEquals(7737, Project.gallery().port());
  }
}
