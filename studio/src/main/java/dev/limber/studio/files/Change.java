package dev.limber.studio.files;

import org.jspecify.annotations.Nullable;

/**
 * A change of a file.
 *
 * @param type what
 * @param stamp what the file looks like now; for one that is gone, what it looked like
 * @param version of its content, null if it cannot be said
 */
public record Change(Type type, Stamp stamp, @Nullable String version) {
  /** What can happen. */
  public enum Type {
    /** A file has appeared. */
    CREATED,
    /** Its content has changed. */
    CHANGED,
    /** It is gone. */
    DELETED
  }
}
