package dev.limber.studio.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartFilesTest {
  @TempDir Path folder;

  private String write(String name, boolean old) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "half");
    if (old) {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(120)));
    }
    return name;
  }

  @Test
  void leftoversAreDeletedOnceTheyAreOldAndTheirProgramIsGone() throws Exception {
    Process done =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
            .start();
    done.waitFor();
    String dead = ".limber-" + done.pid() + "-";
    write(dead + "1a.part", true);
    write(".limber-1a.part", true); // as earlier versions called them
    List<String> kept =
        List.of(
            write(dead + "2b.part", false),
            write(PartFiles.newName(), true), // a long film: nothing is written for a while
            write("a.part", true),
            write(".limber-3c.gif", true),
            write("fox.skel2d", true));
    PartFiles.deleteLeftovers(List.of(folder, folder.resolve("gone")));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          kept.stream().sorted().toList(),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void namesAreHiddenAndNeverTheSame() {
    assertTrue(PartFiles.newName().startsWith("."));
    assertNotEquals(PartFiles.newName(), PartFiles.newName());
  }
}
