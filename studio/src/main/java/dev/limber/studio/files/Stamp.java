package dev.limber.studio.files;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import org.jspecify.annotations.Nullable;

/**
 * The metadata of a file. When it differs, the content may differ.
 *
 * @param path where it is
 * @param size bytes
 * @param time of the last change
 * @param key identifies the file on disk; null where systems have no such key
 */
public record Stamp(FilePath path, long size, FileTime time, @Nullable Object key) {
  static Stamp of(FilePath path, BasicFileAttributes attributes) {
    return new Stamp(path, attributes.size(), attributes.lastModifiedTime(), attributes.fileKey());
  }

  /** Returns the time of the last change in milliseconds since 1970. */
  public long modified() {
    return time.toMillis();
  }
}
