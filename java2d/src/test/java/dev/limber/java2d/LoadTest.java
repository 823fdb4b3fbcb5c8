package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadTest {
  private static final Path SAMPLES = Path.of("../samples");

  @TempDir Path folder;

  private static double drawn(LoadedCharacter character) {
    PixelCanvas canvas = new PixelCanvas(128, 128);
    Puppet puppet = character.newPuppet();
    canvas.begin(new View().fit(new PuppetBounds().of(puppet), 128, 128, 4));
    puppet.draw(canvas);
    canvas.end();
    return Scenes.area(canvas);
  }

  private static List<String> codes(LoadedCharacter character) {
    return character.diagnostics().stream().map(Diagnostic::code).toList();
  }

  private LoadedCharacter sprite(String image) throws IOException {
    Path file = folder.resolve("one.skel2d");
    Files.writeString(file, "skeleton\n\tb\n\t\t@ :sprite \"" + image + "\"\n");
    return Java2d.load(file);
  }

  private Path picture(Path file) throws IOException {
    BufferedImage image = new BufferedImage(20, 10, BufferedImage.TYPE_INT_RGB);
    Files.createDirectories(file.getParent());
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  @Test
  void marksBesideAFileAreItsOwn() throws IOException {
    Path file = folder.resolve("hero.skf");
    Files.copy(SAMPLES.resolve("lantern-0.7.skf"), file);
    Files.writeString(
        folder.resolve("hero.marks.json"), "{\"Walk\": [{\"name\": \"step\", \"frame\": 6}]}");
    Puppet puppet = Java2d.load(file).newPuppet();
    assertEquals("step", puppet.animation("Walk").marks().get(0).name());
  }

  @Test
  void everySampleIsDrawn() throws IOException {
    try (Stream<Path> files = Files.list(SAMPLES)) {
      for (Path file : files.filter(f -> f.toString().contains(".skf")).sorted().toList()) {
        LoadedCharacter lantern = Java2d.load(file);
        assertEquals(List.of(), lantern.diagnostics(), file.toString());
        assertEquals(1, lantern.images().size());
        assertTrue(drawn(lantern) > 2000, file.toString());
      }
    }
  }

  @Test
  void aSourceFindsItsImagesBesideIt() throws IOException {
    picture(folder.resolve("box.png"));
    picture(folder.resolve("art/deep/box.png"));
    for (String name : List.of("box.png", "art/deep/box.png")) {
      LoadedCharacter character = sprite(name);
      assertEquals(List.of(), character.diagnostics());
      assertEquals("box.png", Path.of(character.images().get(0).name()).getFileName().toString());
      assertTrue(drawn(character) > 1000);
    }
  }

  @Test
  void namesDoNotLeadOutOfTheFolder() throws IOException {
    Path outside = picture(folder.resolve("outside.png")).toAbsolutePath();
    folder = Files.createDirectory(folder.resolve("inner"));
    for (String name :
        List.of(
            "../outside.png",
            "x/../../outside.png",
            outside.toString(),
            "..\\outside.png",
            "C:outside.png",
            "./box.png",
            "x//box.png")) {
      LoadedCharacter character = sprite(name);
      assertEquals(List.of(), character.images(), name);
      assertTrue(codes(character).contains("image-outside"), name + " " + codes(character));
    }
    try {
      Files.createSymbolicLink(folder.resolve("link.png"), outside);
    } catch (IOException | UnsupportedOperationException e) {
      return;
    }
    assertEquals(List.of("image-missing"), codes(sprite("link.png")));
  }

  @Test
  void aMissingOrBrokenImageIsSaidAndABoxStandsForIt() throws IOException {
    LoadedCharacter missing = sprite("none.png");
    assertEquals(
        List.of("one.skel2d:3:13: warning: there is no image \"none.png\" [image-missing]"),
        missing.diagnostics().stream().map(Diagnostic::toString).toList());
    // A box of 32 units, which fills the canvas but for its margin of 4.
    assertTrue(drawn(missing) > 120 * 120 / 4, "a box");
    Files.createDirectory(folder.resolve("folder.png"));
    assertEquals(List.of("image-missing"), codes(sprite("folder.png")));
    Files.writeString(folder.resolve("bad.png"), "this is text");
    LoadedCharacter broken = sprite("bad.png");
    assertEquals(List.of("image-format"), codes(broken));
    assertTrue(broken.diagnostics().get(0).toString().startsWith("one.skel2d:3:13:"));
    assertEquals(drawn(missing), drawn(broken), 300, "the same box with another name");
  }

  @Test
  void anArchiveWithABrokenAtlasStillMoves() throws IOException {
    Path damaged = folder.resolve("damaged.skf");
    try (ZipFile from = new ZipFile(SAMPLES.resolve("lantern-0.7.skf").toFile());
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(damaged))) {
      for (Enumeration<? extends ZipEntry> e = from.entries(); e.hasMoreElements(); ) {
        ZipEntry entry = e.nextElement();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = from.getInputStream(entry)) {
          in.transferTo(bytes);
        }
        to.putNextEntry(new ZipEntry(entry.getName()));
        boolean atlas = entry.getName().startsWith("atlas");
        to.write(bytes.toByteArray(), 0, atlas ? bytes.size() / 3 : bytes.size());
        to.closeEntry();
      }
    }
    LoadedCharacter character = Java2d.load(damaged);
    assertEquals(List.of("image-broken"), codes(character));
    assertTrue(character.diagnostics().get(0).toString().contains("atlas0.png"));
    assertFalse(character.newPuppet().animations().isEmpty());
    assertTrue(drawn(character) > 2000, "boxes for its textures");
  }

  @Test
  void filesThatCannotBeUsedSaySo() throws IOException {
    Path file = folder.resolve("x.skf");
    assertThrows(NoSuchFileException.class, () -> Java2d.load(file));
    Files.writeString(file, "no archive");
    assertThrows(LimberException.class, () -> Java2d.load(file));
    LimberException xml =
        assertThrows(LimberException.class, () -> Java2d.load(Path.of("../pom.xml")));
    assertTrue(xml.getMessage().startsWith("pom.xml: error: this is a web page or XML text, not"));
    Path empty = Files.createFile(folder.resolve("empty.skel2d"));
    assertEquals(0, drawn(Java2d.load(empty)));
  }
}
