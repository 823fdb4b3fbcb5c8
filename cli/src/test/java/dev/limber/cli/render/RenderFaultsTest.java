package dev.limber.cli.render;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Program;
import dev.limber.cli.terminal.Environment;
import dev.limber.studio.part.PartFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands that are cut off: their files are the old or the new ones, and what is left is cleaned
 * up.
 *
 * <p>{@code -Dlimber.kills=60} kills as often; {@code -Dlimber.fullDisk=DIR} also fills a small
 * file system, such as a tmpfs of 64 kB.
 */
@Timeout(value = 900, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RenderFaultsTest {
  private static final int KILLS = Integer.getInteger("limber.kills", 4);
  private static final Path HELLO = Path.of("../samples/hello.skel2d");
  private static final String LINES = "\n\n";

  @TempDir Path folder;

  /** Runs several command lines in one process and prints what each returns and says. */
  static final class Commands {
    private Commands() {}

    public static void main(String[] args) {
      for (String line : String.join(" ", args).split(LINES, -1)) {
        Command run = Command.limber((Object[]) line.strip().split(" ", -1));
        List<String> said = run.err().lines().filter(l -> l.startsWith("limber: ")).toList();
        System.out.println(run.code() + " " + (said.isEmpty() ? "" : said.get(said.size() - 1)));
      }
    }
  }

  private static List<String> java(Class<?> program) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:-UsePerfData",
        "-cp",
        System.getProperty("java.class.path"),
        program.getName());
  }

  private static Process limber(Object... args) throws IOException {
    List<String> words = new ArrayList<>(java(dev.limber.cli.Limber.class));
    for (Object arg : args) {
      words.add(arg.toString());
    }
    return new ProcessBuilder(words)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static List<Path> parts(Path where) throws IOException {
    try (Stream<Path> files = Files.list(where)) {
      return files.filter(file -> file.toString().endsWith(PartFiles.END)).toList();
    }
  }

  private static List<String> names(Path where) throws IOException {
    try (Stream<Path> files = Files.list(where)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Returns how many bytes are written; -1 if nothing is. */
  private static long written(Path where) throws IOException {
    for (Path part : parts(where)) {
      try {
        return Files.size(part);
      } catch (NoSuchFileException e) {
        // Renamed in between.
      }
    }
    return -1;
  }

  @Test
  void killedRenderLeavesTheOldOrTheNewFile() throws Exception {
    Path file = folder.resolve("sing.gif");
    List<Object> words =
        List.of("render", HELLO, "-o", file, "--anim", "sing", "--size", 200, "--force");
    assertEquals(0, Command.limber(words.toArray()).code());
    byte[] made = Files.readAllBytes(file);
    byte[] old = "old".getBytes(UTF_8);
    int cut = 0;
    for (int i = 0; i < KILLS; i++) {
      Files.write(file, old);
      Process process = limber(words.toArray());
      try {
        // From its first byte to the rename, and beyond: the last one waits for the new file.
        long wanted = i % 4 * (made.length / 3L);
        boolean renamed = false;
        while (!renamed && (i % 4 == 3 || written(folder) < wanted)) {
          renamed = Files.size(file) != old.length;
          assertTrue(renamed || process.isAlive());
        }
      } finally {
        process.destroyForcibly().waitFor();
      }
      byte[] now = Files.readAllBytes(file);
      assertTrue(
          Arrays.equals(old, now) || Arrays.equals(made, now), "half: " + now.length + " bytes");
      cut += parts(folder).size();
      for (Path part : parts(folder)) {
        Files.setLastModifiedTime(part, FileTime.from(Instant.now().minusSeconds(120)));
      }
    }
    System.out.println(KILLS + " renders killed, " + cut + " of them before the rename");
    assertEquals(0, Command.limber(words.toArray()).code());
    assertEquals(List.of("sing.gif"), names(folder), "the next write cleans up");
  }

  @Test
  void sigtermLeavesTheOldFileAndNothingElse() throws Exception {
    assertStops(Files.writeString(folder.resolve("sing.gif"), "old"), 0);
  }

  @Test
  void sigtermEndsFfmpegAsWell() throws Exception {
    Program.find("ffmpeg");
    assertStops(Files.writeString(folder.resolve("sing.mp4"), "old"), 1);
  }

  private void assertStops(Path file, int helpers) throws Exception {
    Process process =
        limber(
            "render", HELLO, "-o", file, "--anim", "sing", "--size", 2000, "--force", "--fps", 50,
            "--speed", 0.1);
    try {
      List<ProcessHandle> started = List.of();
      while (written(folder) < 0 || started.size() < helpers) {
        assertTrue(process.isAlive());
        started = process.descendants().toList();
      }
      process.destroy();
      assertTrue(process.waitFor(120, TimeUnit.SECONDS));
      started.forEach(one -> assertFalse(one.isAlive(), "ffmpeg goes on"));
      assertEquals("old", Files.readString(file));
      assertEquals(1, names(folder).size(), names(folder).toString());
    } finally {
      process.destroyForcibly();
    }
  }

  /** A limit on the size of files stops a write in the middle as a full disk does. */
  @Test
  void whatFindsNoSpaceLeavesTheOldFile() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "SKIPPED: needs a shell");
    assertOldFilesStay(folder, "ulimit -f 4; ");
    String disk = System.getProperty("limber.fullDisk");
    if (disk != null) {
      Path where = Path.of(disk);
      Path filler = where.resolve("filler");
      try {
        Files.write(filler, new byte[1 << 20]);
      } catch (IOException e) {
        // Full, as it should be; the small files fit, because each page has room left.
      }
      assertTrue(Files.size(filler) < 1 << 20, disk + " is not small");
      assertOldFilesStay(where, "");
    }
  }

  private static void assertOldFilesStay(Path where, String shell) throws Exception {
    String big = " --anim hop --size 150 --force";
    List<String> lines = new ArrayList<>();
    List<String> files = new ArrayList<>();
    for (String ending : List.of("gif", "apng", "png", "svg")) {
      files.add("out." + ending);
      lines.add("render " + HELLO + " -o " + where.resolve("out." + ending) + big);
    }
    files.addAll(List.of("sheet.png", "out.json", "out.skf", "up.skf"));
    lines.add("render " + HELLO + " -o " + where.resolve("sheet.png") + " --sheet" + big);
    lines.add("convert " + HELLO + " " + where.resolve("out.json") + " --force");
    lines.add("convert " + HELLO + " " + where.resolve("out.skf") + " --force");
    lines.add("upgrade ../samples/lantern-0.5.skf -o " + where.resolve("up.skf") + " --force");
    if (Environment.ofProcess().program("ffmpeg") != null) {
      files.add("out.mp4");
      lines.add("render " + HELLO + " -o " + where.resolve("out.mp4") + big);
    }
    for (String file : files) {
      if (!Files.exists(where.resolve(file))) {
        Files.createFile(where.resolve(file)); // as small as can be: the disk may be full
      }
    }
    List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", shell + "exec \"$@\"", "sh"));
    words.addAll(java(Commands.class));
    words.add(String.join(LINES, lines));
    Process process =
        new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<String> said = new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    assertEquals(files.size(), said.size(), said.toString());
    for (int i = 0; i < said.size(); i++) {
      Path file = where.resolve(files.get(i));
      String expected =
          files.get(i).endsWith(".mp4") ? "ffmpeg failed: " : "cannot write " + file + ": ";
      assertTrue(said.get(i).startsWith("3 limber: " + expected), said.get(i));
      assertEquals(0, Files.size(file), said.get(i));
    }
    assertEquals(List.of(), parts(where));
  }

  @Test
  void readOnlyFolderIsAFailureThatNamesTheFile() throws Exception {
    Path closed = Files.createDirectories(folder.resolve("closed"));
    Path file = Files.writeString(closed.resolve("hop.gif"), "old");
    assumeTrue(closed.toFile().setWritable(false) && !Files.isWritable(closed), "SKIPPED: root");
    try {
      Command run = Command.limber("render", HELLO, "-o", file, "--size", 16, "--force");
      assertEquals(3, run.code(), run.err());
      assertTrue(run.err().contains("cannot write " + file + ": permission denied"), run.err());
      assertEquals("old", Files.readString(file));
      assertEquals(List.of("hop.gif"), names(closed));
    } finally {
      assertTrue(closed.toFile().setWritable(true));
    }
  }

  @Test
  void folderThatVanishesIsAFailureAndNoMore() throws Exception {
    Path inner = Files.createDirectories(folder.resolve("in"));
    try (OutputFiles files = new OutputFiles(true, Set.of())) {
      Path part = files.add(inner.resolve("a.gif"));
      Files.delete(part);
      Files.delete(inner);
      assertThrows(IOException.class, files::commit);
    }
    assertFalse(Files.exists(inner));
  }
}
