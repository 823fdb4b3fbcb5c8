package dev.limber.studio.files;

import dev.limber.studio.http.RefusedException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.security.SecureRandom;

/** Writes a file atomically: under another name first, then renamed. */
final class AtomicFile {
  private static final SecureRandom RANDOM = new SecureRandom();

  private AtomicFile() {}

  /** A last check before a file is replaced. */
  interface Check {
    void run() throws IOException, RefusedException, ConflictException;
  }

  /**
   * Writes a file.
   *
   * @param target where it really is: the file itself, not a link to it
   * @param isNew whether there must be none yet
   * @throws IOException if it cannot be written; the old file is unchanged
   */
  static void write(Path target, byte[] bytes, boolean isNew, Check check)
      throws IOException, RefusedException, ConflictException {
    // Renaming another file over it would not ask.
    if (!isNew && !Files.isWritable(target)) {
      throw new AccessDeniedException(target.toString());
    }
    // Hidden and with an ending that is not served, so that no page ever sees it.
    Path part = target.resolveSibling(".limber-" + Long.toHexString(RANDOM.nextLong()) + ".part");
    try {
      try (FileChannel channel =
          FileChannel.open(
              part,
              StandardOpenOption.WRITE,
              StandardOpenOption.CREATE_NEW,
              LinkOption.NOFOLLOW_LINKS)) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
        // Else a crash could leave the new name with nothing in it.
        channel.force(true);
      }
      if (!isNew) {
        copyPermissions(target, part);
      }
      check.run();
      if (isNew) {
        placeNew(part, target);
      } else {
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
      }
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Renaming replaces what is there on most systems; a second name for the file never does. */
  private static void placeNew(Path part, Path target) throws IOException {
    try {
      Files.createLink(target, part);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException e) {
      Files.move(part, target); // a disk without second names, such as a memory card
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView source =
        Files.getFileAttributeView(from, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (source != null) {
      Files.setPosixFilePermissions(to, source.readAttributes().permissions());
    }
  }
}
