package dev.limber.crowd;

import java.nio.file.Path;
import java.util.Optional;

/** Test data that is too large, or not ours, to be kept in the project. */
final class ReferenceData {
  private ReferenceData() {}

  /**
   * Returns the folder that the system property {@code limber.conformance} names, or {@code
   * conformance} in the one of {@code limber.shared}; nothing without.
   */
  static Optional<Path> folder() {
    String shared = System.getProperty("limber.shared");
    String folder =
        System.getProperty("limber.conformance", shared == null ? null : shared + "/conformance");
    return Optional.ofNullable(folder).map(Path::of);
  }
}
