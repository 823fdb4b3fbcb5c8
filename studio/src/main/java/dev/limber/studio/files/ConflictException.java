package dev.limber.studio.files;

import org.jspecify.annotations.Nullable;

/** The file on disk is not the version that the page expects. Nothing was written. */
public final class ConflictException extends Exception {
  private static final long serialVersionUID = 1L;

  private final @Nullable String version;

  ConflictException(String message, @Nullable String version) {
    super(message);
    this.version = version;
  }

  /** Returns the version that the file has now, null if it is gone. */
  public @Nullable String version() {
    return version;
  }
}
