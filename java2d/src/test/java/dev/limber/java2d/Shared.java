package dev.limber.java2d;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Finds test data that is too large, or not ours, to be kept in the project. */
final class Shared {
  private static final AtomicBoolean said = new AtomicBoolean();

  private Shared() {}

  /**
   * Returns a file or folder in the shared folder, or nothing, after saying so once in a loud line.
   *
   * <p>The folder is named by the system property {@code limber.shared}, or it is {@code shared}
   * beside the project.
   */
  static Optional<Path> find(String path) {
    String property = System.getProperty("limber.shared");
    Path shared = Path.of(property != null ? property : "../../shared").toAbsolutePath();
    Path found = shared.resolve(path).normalize();
    if (Files.exists(found)) {
      return Optional.of(found);
    }
    if (!said.getAndSet(true)) {
      System.out.println("SKIPPED: no " + found + "; set -Dlimber.shared=/path/to/shared");
    }
    return Optional.empty();
  }
}
