package dev.limber.skelform.samples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.samples.SampleWriter.Sample;
import dev.limber.skelform.zip.ZipArchive;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files in {@code samples/} are what the writer makes, and load without a word. */
class SamplesTest {
  private static final String REGENERATE = ": is out of date; run " + SampleWriter.COMMAND;

  /** Antialiasing and JPG may round differently from JDK to JDK. */
  private static final int COLOUR_TOLERANCE = 24;

  @BeforeAll
  static void headless() {
    System.setProperty("java.awt.headless", "true");
  }

  static List<Sample> samples() {
    return SampleWriter.ALL;
  }

  @ParameterizedTest
  @MethodSource("samples")
  void committedFileIsWhatTheWriterMakes(Sample sample) throws IOException {
    byte[] bytes = Samples.bytes(sample.file());
    ZipArchive archive = ZipArchive.open(bytes, Limits.DEFAULT, new Diagnostics(sample.file()));
    Map<String, byte[]> expected = sample.entries();
    assertEquals(
        List.copyOf(expected.keySet()), new ArrayList<>(archive.names()), sample + REGENERATE);
    for (Map.Entry<String, byte[]> entry : expected.entrySet()) {
      String name = entry.getKey();
      byte[] found = archive.read(name);
      if (name.endsWith(".png") || name.endsWith(".jpg")) {
        assertSamePixels(entry.getValue(), found, sample + " " + name + REGENERATE);
      } else {
        String text = new String(entry.getValue(), StandardCharsets.UTF_8);
        String foundText = new String(found, StandardCharsets.UTF_8);
        assertEquals(text, foundText, sample + " " + name + REGENERATE);
      }
    }
  }

  private static void assertSamePixels(byte[] expected, byte[] found, String message)
      throws IOException {
    BufferedImage a = ImageIO.read(new ByteArrayInputStream(expected));
    BufferedImage b = ImageIO.read(new ByteArrayInputStream(found));
    assertNotNull(b, message);
    assertEquals(a.getWidth(), b.getWidth(), message);
    assertEquals(a.getHeight(), b.getHeight(), message);
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        assertTrue(isNear(a.getRGB(x, y), b.getRGB(x, y)), message);
      }
    }
  }

  /** Compares as seen: where both are nearly transparent the colour does not matter. */
  private static boolean isNear(int argb, int other) {
    int alpha = argb >>> 24;
    int otherAlpha = other >>> 24;
    int worst = Math.abs(alpha - otherAlpha);
    for (int shift = 0; shift < 24; shift += 8) {
      int seen = (argb >>> shift & 255) * alpha / 255;
      int otherSeen = (other >>> shift & 255) * otherAlpha / 255;
      worst = Math.max(worst, Math.abs(seen - otherSeen));
    }
    return worst <= COLOUR_TOLERANCE;
  }

  @Test
  void everyFileInTheFolderIsTested() throws IOException {
    try (Stream<Path> files = Files.list(Samples.path(""))) {
      List<String> names =
          files
              .map(file -> String.valueOf(file.getFileName()))
              .filter(n -> !n.endsWith(".md") && !n.endsWith(".skel2d"))
              .sorted()
              .toList();
      assertEquals(SampleWriter.ALL.stream().map(Sample::file).sorted().toList(), names);
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void loadsWithoutAWord(Sample sample) {
    SkelFormFile file = Samples.load(sample.file());
    assertEquals(List.of(), file.diagnostics());
    assertEquals(sample.generation(), file.armature().generation());
    assertTrue(file.images().get(0).isPresent());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isSmall(Sample sample) {
    assertTrue(Samples.bytes(sample.file()).length < 60_000);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void allAnimationsPlayOnEveryFrame(Sample sample) {
    Armature armature = Samples.load(sample.file()).armature();
    assertEquals(
        List.of("Idle", "Walk", "Wave "),
        armature.animations().stream().map(Animation::name).toList());
    assertEquals("Wave ", armature.animation("Wave").name(), "spaces around names do not matter");
    Samples.assertPoses(armature);
  }

  /** Names can end as they like: exports and backups are the same kind of file. */
  @Test
  void endingOfTheNameDoesNotMatter(@TempDir Path folder) throws IOException {
    for (String file : List.of("lantern-0.7.skf", "lantern-0.6-jpg.skfe")) {
      List<Animation> expected = Samples.load(file).armature().animations();
      for (String name : List.of("a.skf", "a.skfe", "a.skf~", "a")) {
        Path copy = Files.write(folder.resolve(name), Samples.bytes(file));
        SkelFormFile loaded = SkelForm.load(copy);
        assertEquals(expected, loaded.armature().animations(), name);
        assertEquals(List.of(), loaded.diagnostics(), name);
      }
    }
  }

  @Test
  void exportToJpgSaysWhichColourIsTransparent() {
    Armature armature = Samples.load("lantern-0.6-jpg.skfe").armature();
    assertEquals("JPG", armature.parts().imageFormat().name());
    assertEquals(
        Optional.of(1.0),
        Optional.ofNullable(armature.parts().imageFormat().clearColor()).map(c -> c.b()));
  }

  @Test
  void writerMakesTheSameBytesEachTime() {
    Sample sample = SampleWriter.ALL.get(SampleWriter.ALL.size() - 1);
    assertArrayEquals(sample.bytes(), sample.bytes());
  }
}
