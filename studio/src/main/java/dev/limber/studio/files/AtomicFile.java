package dev.limber.studio.files;

import dev.limber.studio.http.RefusedException;
import dev.limber.studio.part.PartFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Writes a file atomically: under another name first, then renamed. */
final class AtomicFile {
  private static final Set<OpenOption> CREATE =
      Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW, LinkOption.NOFOLLOW_LINKS);

  private AtomicFile() {}

  /** A last check before a file is replaced. */
  interface Check {
    void run() throws IOException, RefusedException, ConflictException;
  }

  /**
   * Writes a file.
   *
   * @param name of the file itself, not of a link to it
   * @param isNew whether there must be none yet
   * @throws IOException if it cannot be written; the old file is unchanged
   */
  static void write(OpenFolder folder, String name, byte[] bytes, boolean isNew, Check check)
      throws IOException, RefusedException, ConflictException {
    // Renaming another file over it would not ask.
    if (!isNew && !Files.isWritable(folder.path(name))) {
      throw new AccessDeniedException(name);
    }
    String part = PartFiles.newName();
    try {
      try (SeekableByteChannel channel = folder.channel(part, CREATE, rights(folder, isNew))) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
        if (channel instanceof FileChannel file) {
          file.force(true); // else a crash could leave the new name with nothing in it
        }
      }
      if (!isNew) {
        copyPermissions(folder, name, part);
      }
      check.run();
      if (isNew) {
        placeNew(folder, part, name);
      } else {
        folder.rename(part, name);
      }
    } finally {
      deleteIfExists(folder, part);
    }
  }

  /** What replaces a file that others may not read is never theirs to read, not even in parts. */
  private static FileAttribute<?>[] rights(OpenFolder folder, boolean isNew) {
    boolean posix = folder.path("").getFileSystem().supportedFileAttributeViews().contains("posix");
    return isNew || !posix
        ? new FileAttribute<?>[0]
        : new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        };
  }

  /** Renaming replaces what is there on most systems; a second name for the file never does. */
  private static void placeNew(OpenFolder folder, String part, String name) throws IOException {
    try {
      // By paths, which is all there is: where they lead elsewhere by now, there is no such part.
      Files.createLink(folder.path(name), folder.path(part));
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException e) {
      // A disk without second names, such as a memory card.
      Files.move(folder.path(part), folder.path(name));
    }
  }

  private static void copyPermissions(OpenFolder folder, String from, String to)
      throws IOException {
    PosixFileAttributeView source = folder.view(from, PosixFileAttributeView.class);
    PosixFileAttributeView target = folder.view(to, PosixFileAttributeView.class);
    if (source != null && target != null) {
      target.setPermissions(source.readAttributes().permissions());
    }
  }

  private static void deleteIfExists(OpenFolder folder, String part) throws IOException {
    try {
      folder.delete(part);
    } catch (NoSuchFileException e) {
      // Renamed.
    }
  }
}
