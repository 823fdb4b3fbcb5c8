package dev.limber.studio.files;

import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.studio.http.RefusedException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads and saves the files of a folder. */
public final class FileStore {
  private static final Set<OpenOption> READ =
      Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);

  private final Folder folder;
  private final KnownVersions known;
  private final int most;

  /**
   * Creates a store.
   *
   * @param most bytes of a file that is read or saved
   */
  public FileStore(Folder folder, KnownVersions known, int most) {
    this.folder = folder;
    this.known = known;
    this.most = most;
  }

  /**
   * Reads a file.
   *
   * @throws RefusedException if it may not or cannot be read
   */
  public Content read(FilePath path) throws RefusedException {
    try {
      Content content = readOrNull(path);
      if (content == null) {
        throw new RefusedException(404, "not-found", "no such file: " + path, "");
      }
      return content;
    } catch (IOException e) {
      throw failed("read", path, e);
    }
  }

  private @Nullable Content readOrNull(FilePath path) throws IOException, RefusedException {
    Path real = folder.find(path);
    if (real == null) {
      return null;
    }
    String name = String.valueOf(real.getFileName());
    Stamp stamp;
    byte[] bytes;
    try (OpenFolder parent = folder.openParent(real)) {
      // Looked at before it is read: what changes meanwhile looks different afterwards.
      stamp = Stamp.of(path, parent.attributes(name));
      // The path was resolved just now; a link put in its place meanwhile is not followed.
      try (InputStream in = Channels.newInputStream(parent.channel(name, READ))) {
        if (!real.equals(folder.find(path))) {
          throw new RefusedException(403, "forbidden", path + " was moved while it was opened", "");
        }
        bytes = BoundedInput.read(in, most);
      }
    }
    if (bytes.length > most) {
      throw new RefusedException(413, "too-large", path + " has more than " + most + " bytes", "");
    }
    String version = Version.of(bytes);
    known.confirm(stamp, version);
    return new Content(bytes, version);
  }

  /** Returns the version of a file, or null if it cannot be read. */
  @Nullable String version(FilePath path) {
    try {
      Content content = readOrNull(path);
      return content == null ? null : content.version();
    } catch (IOException | RefusedException e) {
      return null;
    }
  }

  /**
   * Saves a file atomically: readers see the old or the new content, never a part.
   *
   * @param expected the version that it must have; null if there must be no file yet
   * @throws ConflictException if it has another version; nothing was written
   * @throws RefusedException if it may not or cannot be written; the old file is unchanged
   */
  public Saved save(FilePath path, byte[] bytes, @Nullable String expected)
      throws RefusedException, ConflictException {
    if (!folder.mayWrite(path)) {
      throw new RefusedException(
          403,
          "not-allowed",
          path + " cannot be saved here",
          folder.only() == null
              ? "only .skel2d files and images can"
              : "only " + folder.only() + " can");
    }
    if (!path.kind().fits(bytes)) {
      throw new RefusedException(
          403, "not-allowed", path + " would not be an image", "known: PNG, JPEG, GIF and WebP");
    }
    if (bytes.length > most) {
      throw new RefusedException(413, "too-large", path + " has more than " + most + " bytes", "");
    }
    synchronized (known) {
      try {
        check(path, expected);
        Path real = folder.find(path);
        Path target = real == null ? folder.place(path) : real;
        String name = String.valueOf(target.getFileName());
        try (OpenFolder parent = folder.openParent(target)) {
          AtomicFile.write(parent, name, bytes, real == null, () -> check(path, expected));
          Stamp stamp = Stamp.of(path, parent.attributes(name));
          Saved saved = new Saved(stamp, Version.of(bytes), expected == null);
          known.note(saved.stamp(), saved.version());
          return saved;
        }
      } catch (FileAlreadyExistsException e) {
        throw new ConflictException(path + " already exists", version(path));
      } catch (IOException e) {
        throw failed("write", path, e);
      }
    }
  }

  private void check(FilePath path, @Nullable String expected)
      throws IOException, RefusedException, ConflictException {
    Content now = readOrNull(path);
    if (now == null && expected != null) {
      throw new ConflictException(path + " was deleted after it was opened", null);
    }
    if (now != null && expected == null) {
      throw new ConflictException(path + " already exists", now.version());
    }
    if (now != null && !now.version().equals(expected)) {
      throw new ConflictException(path + " has changed since it was opened", now.version());
    }
  }

  private static RefusedException failed(String verb, FilePath path, IOException e) {
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    if (e instanceof AccessDeniedException) {
      reason = "permission denied";
    }
    String why = reason == null ? e.getClass().getSimpleName() : reason;
    RefusedException refused =
        new RefusedException(500, "io", "cannot " + verb + " " + path + ": " + why, "");
    refused.initCause(e);
    return refused;
  }
}
