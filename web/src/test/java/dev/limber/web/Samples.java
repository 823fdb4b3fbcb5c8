package dev.limber.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The characters of the repository. */
final class Samples {
  static final Path FOLDER = Path.of("../samples");

  private Samples() {}

  /** Returns the files of all samples, by name. */
  static List<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> samples = files.filter(file -> !file.toString().endsWith(".md")).sorted().toList();
      if (samples.size() < 10) {
        throw new IllegalStateException("only " + samples.size() + " samples in " + FOLDER);
      }
      return samples;
    }
  }
}
