package dev.limber.studio.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

  @TempDir Path folder;

  @Test
  void failureBeforeTheLastStepLeavesTheOldFileAndNothingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("a.skel2d"), "old");
    AtomicFile.Check full =
        () -> {
          assertEquals(2, names().size(), "written beside it first");
          throw new IOException("no space left");
        };
    assertThrows(IOException.class, () -> write(file, false, full));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("a.skel2d"), names());
  }

  @Test
  void newFileDoesNotReplaceOneThatAppearsInTheLastMoment() throws IOException {
    Path file = folder.resolve("a.skel2d");
    AtomicFile.Check somebodyElse = () -> Files.writeString(file, "theirs");
    assertThrows(FileAlreadyExistsException.class, () -> write(file, true, somebodyElse));
    assertEquals("theirs", Files.readString(file));
    assertEquals(List.of("a.skel2d"), names());
  }

  @Test
  void folderThatIsGoneIsAFailure() {
    Path file = folder.resolve("none/a.skel2d");
    assertThrows(IOException.class, () -> write(file, true, () -> {}));
    assertFalse(Files.exists(folder.resolve("none")));
  }

  @Test
  void linkThatTakesTheFilesPlaceIsReplacedAndNotFollowed() throws Exception {
    Path other = Files.writeString(folder.resolve("other.skel2d"), "other");
    Path file = Files.writeString(folder.resolve("a.skel2d"), "old");
    write(
        file,
        false,
        () -> {
          Files.delete(file);
          Files.createSymbolicLink(file, other);
        });
    assertEquals("other", Files.readString(other));
    assertEquals("new", Files.readString(file));
    assertFalse(Files.isSymbolicLink(file));
    assertTrue(Files.isRegularFile(file));
  }

  @Test
  void whatReplacesAPrivateFileIsPrivateFromItsFirstByte() throws Exception {
    Path file = Files.writeString(folder.resolve("a.skel2d"), "old");
    assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Set<String> seen = new HashSet<>();
    try (OpenFolder open = OpenFolder.open(folder, folder)) {
      AtomicFile.write(open, "a.skel2d", NEW, false, () -> seen.addAll(names()));
    }
    assertEquals(2, seen.size());
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  private void write(Path file, boolean isNew, AtomicFile.Check check) throws Exception {
    Path parent = file.getParent();
    try (OpenFolder open = OpenFolder.open(folder, parent == null ? folder : parent)) {
      AtomicFile.write(open, file.getFileName().toString(), NEW, isNew, check);
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
