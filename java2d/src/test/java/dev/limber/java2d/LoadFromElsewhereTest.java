package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loading from wherever a program has its characters. */
class LoadFromElsewhereTest {
  private static final Path LANTERN = Path.of("../samples/lantern-0.7.skf");
  private static final String MARKS = "{\"Walk\": [{\"name\": \"step\", \"frame\": 6}]}";
  private static final byte[] SOURCE =
      "skeleton\n\ta\n\t\t@ :sprite \"hüte/hat#1+100%.png\"\n".getBytes(StandardCharsets.UTF_8);
  private static final String HAT = "hüte/hat#1+100%.png";

  @TempDir Path folder;

  private static byte[] png() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(3, 2, BufferedImage.TYPE_INT_ARGB), "png", bytes);
    return bytes.toByteArray();
  }

  @Test
  void streamsAndBytesAreLoaded() throws IOException {
    byte[] bytes = Files.readAllBytes(LANTERN);
    LoadedCharacter streamed = Java2d.load(new ByteArrayInputStream(bytes), "lantern.skf");
    assertEquals(List.of(), streamed.diagnostics());
    assertEquals("lantern.skf", streamed.file().name());
    assertTrue(Java2d.load(bytes, "").images().size() > 0);
  }

  @Test
  void imagesOfASourceComeFromTheCaller() throws IOException {
    byte[] png = png();
    LoadedCharacter found =
        Java2d.load(SOURCE, "x", (n, most) -> n.equals(HAT) ? png : null, Limits.DEFAULT);
    assertEquals(List.of(), found.diagnostics());
    LoadedCharacter streamed = Java2d.load(new ByteArrayInputStream(SOURCE), "x");
    assertEquals(1, streamed.diagnostics().size());
    assertTrue(streamed.diagnostics().get(0).toString().contains(HAT));
  }

  @Test
  void anAddressHasItsImagesBesideIt() throws IOException {
    Files.write(folder.resolve("my hero.skel2d"), SOURCE);
    Files.createDirectory(folder.resolve("hüte"));
    Files.write(folder.resolve(HAT), png());
    URL address = folder.resolve("my hero.skel2d").toUri().toURL();
    assertEquals(List.of(), Java2d.load(address).diagnostics());
    assertEquals("my hero.skel2d", Java2d.load(address).file().name());
    Files.delete(folder.resolve(HAT));
    assertEquals(1, Java2d.load(address).diagnostics().size());
  }

  @Test
  void aResourceInAJarHasItsImagesBesideIt() throws IOException {
    Path jar = folder.resolve("game.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("art/hero.skel2d"));
      zip.write(SOURCE);
      zip.putNextEntry(new ZipEntry("art/" + HAT));
      zip.write(png());
    }
    URL address = URI.create("jar:" + jar.toUri() + "!/art/hero.skel2d").toURL();
    LoadedCharacter loaded = Java2d.load(address);
    assertEquals(List.of(), loaded.diagnostics());
    assertEquals("hero.skel2d", loaded.file().name());
  }

  @Test
  void anAddressHasItsMarksBesideIt() throws IOException {
    Files.copy(LANTERN, folder.resolve("my hero.skf"));
    URL address = folder.resolve("my hero.skf").toUri().toURL();
    assertEquals(List.of(), marks(address));
    Files.writeString(folder.resolve("my hero.marks.json"), MARKS);
    assertEquals(List.of("step"), marks(address));
  }

  @Test
  void aResourceInAJarHasItsMarksBesideIt() throws IOException {
    Path jar = folder.resolve("game.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("hero.skf"));
      Files.copy(LANTERN, zip);
      zip.putNextEntry(new ZipEntry("hero.marks.json"));
      zip.write(MARKS.getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(List.of("step"), marks(URI.create("jar:" + jar.toUri() + "!/hero.skf").toURL()));
  }

  private static List<String> marks(URL address) throws IOException {
    LoadedCharacter loaded = Java2d.load(address);
    assertEquals(List.of(), loaded.diagnostics());
    var marks = loaded.newPuppet().animation("Walk").marks();
    return marks.stream().map(mark -> mark.name()).toList();
  }

  @Test
  void whatIsMissingOrNoCharacterSaysSo() throws IOException {
    URL nowhere = folder.resolve("none.skf").toUri().toURL();
    assertThrows(FileNotFoundException.class, () -> Java2d.load(nowhere));
    ByteArrayInputStream picture = new ByteArrayInputStream(png());
    assertThrows(LimberException.class, () -> Java2d.load(picture, "hat.png"));
  }
}
