package dev.limber.studio.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder that stays the same one while it is open, even if a link takes its place, or that of a
 * folder above it. Where the system has no handles of folders (Windows), paths have to do.
 */
final class OpenFolder implements AutoCloseable {
  private final Path path;
  private final @Nullable SecureDirectoryStream<Path> handle;

  private OpenFolder(Path path, @Nullable SecureDirectoryStream<Path> handle) {
    this.path = path;
    this.handle = handle;
  }

  /**
   * Opens a folder step by step from the root, following no link on the way.
   *
   * @param folder below the root, or the root itself
   * @throws IOException if a part of the way is no folder
   */
  @SuppressWarnings("StreamResourceLeak") // closed with the folder
  static OpenFolder open(Path root, Path folder) throws IOException {
    DirectoryStream<Path> stream = Files.newDirectoryStream(root);
    if (!(stream instanceof SecureDirectoryStream<Path>)) {
      stream.close();
      return new OpenFolder(folder, null);
    }
    SecureDirectoryStream<Path> handle = (SecureDirectoryStream<Path>) stream;
    if (!folder.equals(root)) {
      for (Path part : root.relativize(folder)) {
        try (SecureDirectoryStream<Path> above = handle) {
          handle = above.newDirectoryStream(part, LinkOption.NOFOLLOW_LINKS);
        }
      }
    }
    return new OpenFolder(folder, handle);
  }

  /** Returns where a file of this folder was when it was opened. */
  Path path(String name) {
    return path.resolve(name);
  }

  /** Opens a file; give {@code NOFOLLOW_LINKS} with the options. */
  SeekableByteChannel channel(
      String name, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return handle == null
        ? Files.newByteChannel(path(name), options, attributes)
        : handle.newByteChannel(Path.of(name), options, attributes);
  }

  /** Returns what the system knows of a file or link. */
  BasicFileAttributes attributes(String name) throws IOException {
    BasicFileAttributeView view = view(name, BasicFileAttributeView.class);
    if (view == null) {
      throw new IOException("the file has no attributes");
    }
    return view.readAttributes();
  }

  /** Returns a view of the attributes of a file or link; null if the system has none such. */
  <V extends FileAttributeView> @Nullable V view(String name, Class<V> type) {
    return handle == null
        ? Files.getFileAttributeView(path(name), type, LinkOption.NOFOLLOW_LINKS)
        : handle.getFileAttributeView(Path.of(name), type, LinkOption.NOFOLLOW_LINKS);
  }

  /** Renames a file; what has the new name is replaced in the same moment. */
  void rename(String name, String newName) throws IOException {
    if (handle == null) {
      Files.move(path(name), path(newName), StandardCopyOption.ATOMIC_MOVE);
    } else {
      handle.move(Path.of(name), handle, Path.of(newName));
    }
  }

  /** Deletes a file. */
  void delete(String name) throws IOException {
    if (handle == null) {
      Files.delete(path(name));
    } else {
      handle.deleteFile(Path.of(name));
    }
  }

  @Override
  public void close() throws IOException {
    if (handle != null) {
      handle.close();
    }
  }
}
