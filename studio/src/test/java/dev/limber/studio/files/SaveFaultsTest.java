package dev.limber.studio.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.studio.http.RefusedException;
import dev.limber.studio.part.PartFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Saves that are cut off: the file is the old or the new one, and what is left is cleaned up.
 *
 * <p>{@code -Dlimber.kills=60} kills as often; {@code -Dlimber.fullDisk=DIR} also fills a small
 * file system, such as a tmpfs of 64 kB.
 */
class SaveFaultsTest {
  private static final int KILLS = Integer.getInteger("limber.kills", 4);
  private static final int BYTES = 8 << 20;
  private static final String NAME = "a.skel2d";

  @TempDir Path folder;

  /** Saves again and again, one letter throughout, until it is killed. */
  static final class Saving {
    private Saving() {}

    public static void main(String[] args) throws Exception {
      Path folder = Path.of(args[0]);
      PartFiles.deleteLeftovers(List.of(folder));
      FileStore store = new FileStore(Folder.all(folder), new KnownVersions(), BYTES);
      FilePath path = FilePath.parse(NAME);
      byte[] bytes = new byte[Integer.parseInt(args[1])];
      String version = store.read(path).version();
      System.out.println("ready");
      for (int i = 0; i < Integer.parseInt(args[2]); i++) {
        Arrays.fill(bytes, (byte) (i % 2 == 0 ? 'b' : 'a'));
        try {
          version = store.save(path, bytes, version).version();
        } catch (RefusedException e) {
          System.out.println(e.code() + ": " + e.getMessage());
        }
      }
    }
  }

  private Process saving(List<String> before, Path where, int bytes, int times) throws IOException {
    List<String> words = new ArrayList<>(before);
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-XX:-UsePerfData");
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Saving.class.getName()));
    words.addAll(List.of(where.toString(), String.valueOf(bytes), String.valueOf(times)));
    return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static BufferedReader said(Process process) {
    return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  private static List<Path> parts(Path where) throws IOException {
    try (Stream<Path> files = Files.list(where)) {
      return files.filter(file -> file.toString().endsWith(PartFiles.END)).toList();
    }
  }

  /** Where in a save it is killed. */
  private enum Phase {
    CREATED,
    WRITING,
    WRITTEN,
    RENAMED
  }

  private boolean isIn(Phase phase, Object first) throws IOException {
    if (phase == Phase.RENAMED) {
      return !first.equals(key());
    }
    for (Path part : parts(folder)) {
      try {
        long size = Files.size(part);
        boolean now =
            switch (phase) {
              case CREATED -> true;
              case WRITING -> size > BYTES / 4 && size < BYTES;
              default -> size == BYTES;
            };
        if (now) {
          return true;
        }
      } catch (NoSuchFileException e) {
        // Renamed in between.
      }
    }
    return false;
  }

  private Object key() throws IOException {
    Object key = Files.readAttributes(folder.resolve(NAME), "unix:ino").get("ino");
    return key == null ? "" : key;
  }

  @Test
  @Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void killedSaveLeavesTheOldOrTheNewFile() throws Exception {
    assumeTrue(Path.of("/proc/self").toFile().exists(), "SKIPPED: needs Linux");
    byte[] all = new byte[BYTES];
    Arrays.fill(all, (byte) 'a');
    Path file = Files.write(folder.resolve(NAME), all);
    int cut = 0;
    for (int i = 0; i < KILLS; i++) {
      Process process = saving(List.of(), folder, BYTES, Integer.MAX_VALUE);
      try (BufferedReader out = said(process)) {
        assertEquals("ready", out.readLine());
        assertEquals(List.of(), stale(), "left by the one before");
        Object first = key();
        Phase phase = Phase.values()[i % Phase.values().length];
        while (!isIn(phase, first)) {
          assertTrue(process.isAlive());
        }
      } finally {
        process.destroyForcibly().waitFor();
      }
      byte[] now = Files.readAllBytes(file);
      Arrays.fill(all, now[0]);
      assertTrue(Arrays.equals(all, now), "half of a file, of " + now.length + " bytes");
      cut += parts(folder).size();
      for (Path part : parts(folder)) {
        Files.setLastModifiedTime(part, FileTime.from(Instant.now().minusSeconds(120)));
      }
    }
    System.out.println(KILLS + " saves killed, " + cut + " of them before the rename");
  }

  /** Returns what was left more than a minute ago. */
  private List<Path> stale() throws IOException {
    List<Path> stale = new ArrayList<>();
    for (Path part : parts(folder)) {
      try {
        if (Files.getLastModifiedTime(part).toInstant().isBefore(Instant.now().minusSeconds(60))) {
          stale.add(part);
        }
      } catch (NoSuchFileException e) {
        // Renamed in between.
      }
    }
    return stale;
  }

  /** A limit on the size of files stops a write in the middle as a full disk does. */
  @Test
  void saveThatFindsNoSpaceLeavesTheOldFile() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "SKIPPED: needs a shell");
    assertOldFileStays(folder, List.of("/bin/sh", "-c", "ulimit -f 64; exec \"$@\"", "sh"));
    String disk = System.getProperty("limber.fullDisk");
    if (disk != null) {
      assertOldFileStays(Path.of(disk), List.of());
    }
  }

  private void assertOldFileStays(Path where, List<String> before) throws Exception {
    Path file = Files.writeString(where.resolve(NAME), "old");
    Process process = saving(before, where, 1 << 20, 2);
    try (BufferedReader out = said(process)) {
      assertEquals("ready", out.readLine());
      for (int i = 0; i < 2; i++) {
        String line = String.valueOf(out.readLine());
        assertTrue(line.startsWith("io: cannot write a.skel2d: "), line);
      }
      assertEquals(0, process.waitFor());
    }
    assertEquals("old", Files.readString(file));
    assertEquals(List.of(), parts(where));
  }
}
