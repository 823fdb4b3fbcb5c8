package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.render.ReferencePictures.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pictures of the language reference show what its sources say, byte by byte. {@code
 * -Dlimber.golden=update} writes them anew: look at them before committing.
 */
class ReferencePicturesGoldenTest {
  /** All have the same card behind them, which reads well on light and on dark pages. */
  private static final List<String> CARD = List.of("--background", "#f6f8fa", "--padding", "16");

  /** An image that a source on the page names. */
  private static final String SPRITE = "fox.png";

  /** What shows a mistake on purpose. */
  private static final Set<String> WITH_MISTAKE = Set.of("loops.gif");

  private static final String DIFFERS =
      "the picture is not what its source shows; CONTRIBUTING.md says how to write it anew";

  @TempDir Path folder;

  @TestFactory
  List<DynamicTest> picturesShowTheirSources() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Picture picture : ReferencePictures.read().pictures()) {
      tests.add(
          DynamicTest.dynamicTest(
              "line " + picture.line() + " " + picture.file(), () -> check(picture)));
    }
    assertTrue(tests.size() >= 12, "pictures found: " + tests.size());
    return tests;
  }

  private void check(Picture picture) throws IOException {
    Path kept = ReferencePictures.FOLDER.resolve(picture.file());
    Path drawn = render(picture);
    if (System.getProperty("limber.golden", "").equals("update")) {
      Files.write(kept, Files.readAllBytes(drawn));
    } else if (picture.file().endsWith(".svg")) {
      assertEquals(Files.readString(kept), Files.readString(drawn), DIFFERS);
    } else {
      assertArrayEquals(Files.readAllBytes(kept), Files.readAllBytes(drawn), DIFFERS);
    }
  }

  private Path render(Picture picture) throws IOException {
    Files.write(
        folder.resolve(SPRITE), Files.readAllBytes(ReferencePictures.FOLDER.resolve(SPRITE)));
    Path source = Files.writeString(folder.resolve("page.skel2d"), picture.source());
    Path drawn = folder.resolve(picture.file());
    List<Object> words = new ArrayList<>(List.of("render", source, "-o", drawn));
    words.addAll(CARD);
    words.addAll(picture.options());
    Command command = Command.limber(words.toArray());
    assertEquals(0, command.code(), command.err());
    String mistake = "limber: " + source + " has 1 warning; run limber check for details\n";
    assertEquals(WITH_MISTAKE.contains(picture.file()) ? mistake : "", command.err());
    return drawn;
  }

  @Test
  void everyPictureIsOnThePageAndEveryFileIsUsed() throws IOException {
    ReferencePictures page = ReferencePictures.read();
    Set<String> used = new TreeSet<>(Set.of(SPRITE));
    for (Picture picture : page.pictures()) {
      assertTrue(page.mentions(picture.file()), "the page does not show " + picture.file());
      assertTrue(used.add(picture.file()), "rendered twice: " + picture.file());
    }
    for (String file : files()) {
      boolean linked = file.endsWith(".skel2d") && page.mentions(file);
      assertTrue(linked || used.contains(file), "nobody needs " + file);
    }
  }

  @Test
  void picturesAreSmall() throws IOException {
    long total = 0;
    for (String file : files()) {
      long bytes = Files.size(ReferencePictures.FOLDER.resolve(file));
      assertTrue(bytes <= 40_000, file + " has " + bytes + " bytes");
      total += bytes;
    }
    assertTrue(total < 250_000, "all together have " + total + " bytes");
  }

  private static Set<String> files() throws IOException {
    try (Stream<Path> found = Files.list(ReferencePictures.FOLDER)) {
      Set<String> names = new TreeSet<>();
      found.forEach(file -> names.add(file.getFileName().toString()));
      return names;
    }
  }
}
