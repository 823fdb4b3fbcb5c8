package dev.limber.skelform;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Finds test data that is too large, or not ours, to be kept in the project. */
public final class Shared {
  private static final AtomicBoolean said = new AtomicBoolean();

  private Shared() {}

  /**
   * Returns the folder with conformance data, or nothing, after saying so once in a loud line.
   *
   * <p>It is {@code conformance} in the folder named by the system property {@code limber.shared},
   * or in {@code shared} beside the project.
   */
  public static Optional<Path> conformance() {
    String property = System.getProperty("limber.shared");
    Path shared = Path.of(property != null ? property : "../../shared").toAbsolutePath();
    Path folder = shared.resolve("conformance").normalize();
    if (Files.isDirectory(folder)) {
      return Optional.of(folder);
    }
    if (!said.getAndSet(true)) {
      System.out.println(
          "SKIPPED: no conformance data in " + folder + "; set -Dlimber.shared=/path/to/shared");
    }
    return Optional.empty();
  }
}
