package dev.limber.studio.api;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;

/** A temporary folder for one export. */
final class ExportFolder implements AutoCloseable {
  private static final String START = "limber-studio-";

  private final Path path;

  private ExportFolder(Path path) {
    this.path = path;
  }

  static ExportFolder create() throws IOException {
    String name = START + ProcessHandle.current().pid() + "-";
    return new ExportFolder(Files.createTempDirectory(name));
  }

  Path file(String name) {
    return path.resolve(name);
  }

  @Override
  public void close() throws IOException {
    delete(path);
  }

  /** Deletes the folders of studios that were killed. */
  static void deleteLeftovers() {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, START + "*-*")) {
      UserPrincipal us = owner();
      for (Path folder : folders) {
        if (belongsTo(us, folder) && !isUsed(folder)) {
          deleteOrLeave(folder);
        }
      }
    } catch (IOException | UnsupportedOperationException e) {
      // The system clears its temporary folder itself.
    }
  }

  /** Others may write here too: their links could lead to our documents. */
  private static boolean belongsTo(UserPrincipal user, Path folder) {
    try {
      return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(user);
    } catch (IOException e) {
      return false;
    }
  }

  private static UserPrincipal owner() throws IOException {
    try (ExportFolder own = create()) {
      return Files.getOwner(own.path);
    }
  }

  private static void deleteOrLeave(Path folder) {
    try {
      delete(folder);
    } catch (IOException e) {
      // The next one may be easier.
    }
  }

  private static boolean isUsed(Path folder) {
    String rest = String.valueOf(folder.getFileName()).substring(START.length());
    try {
      long pid = Long.parseLong(rest.substring(0, rest.indexOf('-')));
      return ProcessHandle.of(pid).isPresent();
    } catch (NumberFormatException e) {
      return true; // not ours
    }
  }

  private static void delete(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
