package dev.limber.studio.api;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

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
      for (Path folder : folders) {
        if (!isUsed(folder)) {
          delete(folder);
        }
      }
    } catch (IOException e) {
      // Another user's: the system clears its temporary folder itself.
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
