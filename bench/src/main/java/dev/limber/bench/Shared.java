package dev.limber.bench;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the real files that are too large, or not ours, to be kept in the project. */
final class Shared {
  private Shared() {}

  /** Returns the real skellington 0.7; fails with the remedy if it is not there. */
  static Path skellington() {
    String shared = System.getProperty("limber.shared", "../shared");
    Path file = Path.of(shared, "conformance/skelform/samples/0.7.0/skellington.skf");
    if (!Files.exists(file)) {
      throw new IllegalStateException(
          "no " + file + "; start with -Dlimber.shared=DIR or leave out -p rig=skellington");
    }
    return file;
  }

  /** Returns the source of a character; fails with the remedy if it is not there. */
  static Path demo(String name) {
    Path file =
        Path.of(System.getProperty("limber.shared", "../shared"), "demos", name + ".skel2d");
    if (!Files.exists(file)) {
      throw new IllegalStateException("no " + file + "; start with -Dlimber.shared=DIR");
    }
    return file;
  }
}
