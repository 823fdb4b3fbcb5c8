package dev.limber.skel2d.format;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.skel2d.conformance.Vectors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every source there is keeps its meaning, also after its white space was shaken. */
@NeedsReferenceData
class FormatConformanceTest {
  private static final int ROUNDS = 40;
  private static final int MOST_SHAKEN = 20_000;
  private static final String[] SPACES = {
    " ", "  ", "\t", "\n", "\n\n", "\r\n", "\r", " \\\n", "\\\n\t", "\u00a0", "\n\t", " # "
  };

  private static List<Path> sources() {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(Vectors.folder().resolve("sources"))) {
      files.filter(file -> file.toString().endsWith(".skel2d")).sorted().forEach(sources::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertTrue(sources.size() > 100, "sources: " + sources.size());
    return sources;
  }

  @TestFactory
  List<DynamicTest> sourcesKeepTheirMeaning() {
    return sources().stream()
        .map(file -> DynamicTest.dynamicTest(name(file), () -> Formatted.of(read(file))))
        .toList();
  }

  @TestFactory
  List<DynamicTest> shakenSourcesKeepTheirMeaning() {
    return sources().stream()
        .map(file -> DynamicTest.dynamicTest(name(file), () -> shake(read(file))))
        .toList();
  }

  private static void shake(String source) {
    Random random = new Random(source.length());
    int rounds = source.length() > MOST_SHAKEN ? 1 : ROUNDS;
    for (int round = 0; round < rounds; round++) {
      StringBuilder text = new StringBuilder(source);
      for (int changes = 1 + random.nextInt(12); changes > 0; changes--) {
        int at = random.nextInt(text.length() + 1);
        if (random.nextBoolean()) {
          text.insert(at, SPACES[random.nextInt(SPACES.length)]);
        } else {
          deleteSpaceFrom(text, at);
        }
      }
      Formatted.of(text.toString());
    }
  }

  private static void deleteSpaceFrom(StringBuilder text, int from) {
    for (int at = from; at < text.length(); at++) {
      if (Character.isWhitespace(text.charAt(at))) {
        text.deleteCharAt(at);
        return;
      }
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }
}
