package dev.limber.cli.format;

import dev.limber.cli.input.InputFile;
import dev.limber.studio.part.PartFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** Replaces files atomically: readers see the old or the new content, never a part. */
final class FileReplacement {
  private FileReplacement() {}

  /**
   * Replaces the content of an existing file; links and permissions stay.
   *
   * @throws IOException if it cannot be written; the file is as before then, and the message is a
   *     sentence that names it
   */
  static void write(Path file, byte[] content) throws IOException {
    try {
      Path target = file.toRealPath();
      // Moving a file over it would ignore permissions.
      if (!Files.isWritable(target)) {
        throw new AccessDeniedException(file.toString());
      }
      Path folder = target.getParent();
      Path beside = Files.createTempFile(folder, PartFiles.start(), PartFiles.END);
      try {
        Files.write(beside, content);
        copyPermissions(target, beside);
        Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(beside);
      }
    } catch (IOException e) {
      throw new IOException("cannot write " + file + ": " + InputFile.reason(e), e);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (source != null) {
      Files.setPosixFilePermissions(to, source.readAttributes().permissions());
    }
  }
}
