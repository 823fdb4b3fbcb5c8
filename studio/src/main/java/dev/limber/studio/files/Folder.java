package dev.limber.studio.files;

import dev.limber.character.FilesBeside;
import dev.limber.studio.http.RefusedException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The visible folder, or one file of it with the images and marks beside it.
 *
 * <p>Real paths count: links are resolved, and their target must be inside the folder and obey the
 * rules of names.
 */
public final class Folder {
  private final Path root;
  private final @Nullable String only;

  private Folder(Path root, @Nullable String only) {
    this.root = root;
    this.only = only;
  }

  /**
   * Returns a folder with everything in it.
   *
   * @throws IOException if it is not there
   */
  public static Folder all(Path folder) throws IOException {
    return new Folder(folder.toRealPath(), null);
  }

  /**
   * Returns a folder of which only one source or archive is visible.
   *
   * @throws IOException if the file is not there
   */
  public static Folder only(Path file) throws IOException {
    Path real = file.toRealPath();
    Path folder = real.getParent();
    if (folder == null) {
      throw new NoSuchFileException(file.toString());
    }
    return new Folder(folder, String.valueOf(real.getFileName()));
  }

  /** Returns where it really is. */
  public Path root() {
    return root;
  }

  /** Returns the only visible file, or null if all are. */
  public @Nullable String only() {
    return only;
  }

  /** Returns whether a file may be read. */
  public boolean sees(FilePath path) {
    return only == null
        || path.kind() == FileKind.IMAGE
        || path.text().equals(only)
        || path.text().equals(FilesBeside.marksOf(only));
  }

  /** Returns whether a file may be saved; beside a single source, images are only read. */
  public boolean mayWrite(FilePath path) {
    return switch (path.kind()) {
      case SKEL2D -> sees(path);
      case SKF, MARKS -> false;
      case IMAGE -> only == null;
    };
  }

  /**
   * Returns where a file really is, or null if there is none.
   *
   * @throws RefusedException if it is outside the folder or not a file
   */
  @Nullable Path find(FilePath path) throws IOException, RefusedException {
    if (!sees(path)) {
      return null;
    }
    Path real;
    try {
      real = realPath(path.text());
    } catch (NoSuchFileException e) {
      return null;
    }
    checkInside(real);
    FilePath end = FilePath.parse(relative(real));
    if (end.kind() != path.kind() || !sees(end)) {
      throw outside();
    }
    if (!Files.isRegularFile(real, LinkOption.NOFOLLOW_LINKS)) {
      throw new RefusedException(403, "not-allowed", path + " is not a file", "");
    }
    return real;
  }

  /**
   * Returns where a new file would really be.
   *
   * @throws RefusedException if that is outside the folder, or its folder is missing
   */
  Path place(FilePath path) throws IOException, RefusedException {
    Path parent;
    try {
      parent = realPath(path.parent());
    } catch (NoSuchFileException e) {
      throw noParent(path);
    }
    checkInside(parent);
    if (!Files.isDirectory(parent, LinkOption.NOFOLLOW_LINKS)) {
      throw noParent(path);
    }
    Path place = parent.resolve(path.name());
    FilePath.parse(relative(place));
    return place;
  }

  /**
   * Returns the folder in which a file really is, whether there is such a file or not; relative to
   * this one, as pages write it.
   *
   * @throws RefusedException if that is outside this one
   */
  public String parentOf(FilePath path) throws RefusedException {
    try {
      Path real = find(path);
      Path parent = (real == null ? place(path) : real).getParent();
      return parent == null || parent.equals(root) ? "" : relative(parent);
    } catch (IOException e) {
      throw outside();
    }
  }

  /** Opens the folder of a file, which must be below the root. */
  OpenFolder openParent(Path real) throws IOException {
    Path parent = real.getParent();
    return OpenFolder.open(root, parent == null ? root : parent);
  }

  private Path realPath(String text) throws IOException, RefusedException {
    try {
      return root.resolve(text).toRealPath();
    } catch (InvalidPathException e) {
      throw new RefusedException(
          400, "bad-path", "this system cannot say the name: " + e.getReason(), "");
    } catch (NoSuchFileException | AccessDeniedException e) {
      throw e;
    } catch (FileSystemException e) {
      // Links in a circle, or a file where a folder should be.
      throw new RefusedException(403, "forbidden", "the path leads nowhere", "");
    }
  }

  private void checkInside(Path real) throws RefusedException {
    if (!real.startsWith(root)) {
      throw outside();
    }
  }

  private static RefusedException outside() {
    return new RefusedException(403, "forbidden", "the path leads out of the folder", "");
  }

  private static RefusedException noParent(FilePath path) {
    return new RefusedException(
        409, "no-parent", "no such folder: " + path.parent(), "create it first");
  }

  /** Returns a real path below the folder as pages write it. */
  String relative(Path real) {
    Path relative = root.relativize(real);
    StringBuilder text = new StringBuilder();
    for (Path part : relative) {
      text.append(text.length() == 0 ? "" : "/").append(part);
    }
    return text.toString();
  }
}
