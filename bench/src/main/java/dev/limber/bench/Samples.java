package dev.limber.bench;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds characters: our samples, and others that are too large, or not ours, to be kept here. */
final class Samples {
  private Samples() {}

  /** Returns a file of ours, or else of the folder given; fails with the remedy. */
  static Path file(String name) {
    Path ours = Path.of("samples", name);
    String others = System.getProperty("limber.samples");
    Path file = Files.exists(ours) || others == null ? ours : Path.of(others, name);
    if (!Files.exists(file)) {
      throw new IllegalStateException(
          "no " + file + "; start with -Dlimber.samples=DIR or choose other characters with -p");
    }
    return file;
  }
}
