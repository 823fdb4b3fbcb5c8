package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFilesTest {
  @TempDir Path folder;

  private List<String> found() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void filesAppearTogetherWhenComplete() throws IOException {
    try (OutputFiles files = new OutputFiles(false, Set.of())) {
      Files.writeString(files.add(folder.resolve("a")), "one");
      Files.writeString(files.add(folder.resolve("b")), "two");
      assertEquals(0, found().stream().filter(name -> !name.endsWith(".part")).count());
      files.commit();
    }
    assertEquals(List.of("a", "b"), found());
    assertEquals("two", Files.readString(folder.resolve("b")));
  }

  @Test
  void whatIsNotCommittedVanishes() throws IOException {
    Files.writeString(folder.resolve("a"), "old");
    try (OutputFiles files = new OutputFiles(true, Set.of())) {
      Files.writeString(files.add(folder.resolve("a")), "new");
    }
    assertEquals(List.of("a"), found());
    assertEquals("old", Files.readString(folder.resolve("a")));
  }

  @Test
  void aFileThatIsThereIsKept() throws IOException {
    Files.writeString(folder.resolve("a"), "old");
    try (OutputFiles files = new OutputFiles(false, Set.of())) {
      assertThrows(FileAlreadyExistsException.class, () -> files.add(folder.resolve("a")));
    }
    assertEquals("old", Files.readString(folder.resolve("a")));
  }

  @Test
  void aStoppedProgramLeavesNothing() throws IOException {
    try (OutputFiles files = new OutputFiles(false, Set.of())) {
      Files.writeString(files.add(folder.resolve("a")), "half");
      files.abandon();
      assertEquals(List.of(), found());
      assertThrows(IOException.class, () -> files.add(folder.resolve("b")));
      files.commit();
    }
    assertEquals(List.of(), found());
  }

  /** A program that is killed between deleting the old file and renaming the new leaves none. */
  @Test
  void thereIsAFileAtEveryMoment() throws Exception {
    Path file = Files.writeString(folder.resolve("a.gif"), "old");
    AtomicBoolean done = new AtomicBoolean();
    CountDownLatch looking = new CountDownLatch(1);
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Integer> missing =
          thread.submit(
              () -> {
                int count = 0;
                while (!done.get()) {
                  count += Files.exists(file) ? 0 : 1;
                  looking.countDown();
                }
                return count;
              });
      looking.await();
      for (int i = 0; i < 500; i++) {
        OutputFiles.write(file, new byte[] {1}, true, Set.of());
      }
      done.set(true);
      assertEquals(0, missing.get());
    } finally {
      done.set(true);
      thread.shutdownNow();
    }
  }

  @Test
  void twoAtOnceDoNotMeet() throws IOException {
    try (OutputFiles one = new OutputFiles(false, Set.of());
        OutputFiles other = new OutputFiles(false, Set.of())) {
      Files.writeString(one.add(folder.resolve("a")), "one");
      Files.writeString(other.add(folder.resolve("b")), "other");
      one.commit();
      other.commit();
    }
    assertEquals("one", Files.readString(folder.resolve("a")));
    assertEquals("other", Files.readString(folder.resolve("b")));
  }
}
