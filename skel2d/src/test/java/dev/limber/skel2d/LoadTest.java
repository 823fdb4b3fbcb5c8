package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources as bytes. */
class LoadTest {
  private static final byte[] BIRD =
      "skeleton # käfer\n\tbody\n\t\t@ :circle d9\n".getBytes(StandardCharsets.UTF_8);

  @Test
  void streamsAndBytesAreTheSameAsText() throws IOException {
    Skel2d.Result text = Skel2d.parse(new String(BIRD, StandardCharsets.UTF_8));
    assertEquals(List.of(), text.diagnostics());
    for (Skel2d.Result loaded :
        List.of(Skel2d.load(BIRD), Skel2d.load(new ByteArrayInputStream(BIRD)))) {
      assertEquals(text.syntax().text(), loaded.syntax().text());
      assertEquals(text.skeleton().bones(), loaded.skeleton().bones());
      assertEquals(List.of(), loaded.diagnostics());
    }
  }

  @Test
  void filesAndAddressesGiveTheirNamesToDiagnostics(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my bird.skel2d");
    Files.writeString(file, "skeleton\n\tbody q4\n");
    Path jar = folder.resolve("game.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("art/my bird.skel2d"));
      Files.copy(file, zip);
    }
    URL inJar = URI.create("jar:" + jar.toUri() + "!/art/my%20bird.skel2d").toURL();
    for (Skel2d.Result loaded :
        List.of(Skel2d.load(file), Skel2d.load(file.toUri().toURL()), Skel2d.load(inJar))) {
      assertEquals("my bird.skel2d", loaded.diagnostics().get(0).file());
      assertEquals("body", loaded.skeleton().bones().get(0).name());
    }
  }

  @Test
  void whatIsNotThereIsAnIoException(@TempDir Path folder) throws IOException {
    Path nowhere = folder.resolve("none.skel2d");
    URL address = nowhere.toUri().toURL();
    assertThrows(NoSuchFileException.class, () -> Skel2d.load(nowhere));
    assertThrows(FileNotFoundException.class, () -> Skel2d.load(address));
  }

  @Test
  void whatIsNotUtf8IsAnErrorInItsPlace() {
    byte[] latin = "skeleton\n\tbody # käfer\n".getBytes(StandardCharsets.ISO_8859_1);
    Diagnostic said = Skel2d.load(latin, "bird.skel2d", Limits.DEFAULT).diagnostics().get(0);
    assertEquals("s2d-not-utf-8", said.code());
    assertEquals("bird.skel2d", said.file());
    assertEquals(new Place.Text(2, 10, 1), said.place());
  }

  @Test
  void aStreamWithoutEndIsRefused() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return ' ';
          }

          @Override
          public int read(byte[] to, int from, int count) {
            Arrays.fill(to, from, from + count, (byte) ' ');
            return count;
          }
        };
    LimberException refused = assertThrows(LimberException.class, () -> Skel2d.load(endless));
    assertEquals("s2d-too-long", refused.diagnostic().code());
  }

  @Test
  void whatIsNoTextIsRefusedInOneSentence() throws IOException {
    byte[] archive = Files.readAllBytes(Path.of("../samples/lantern-0.7.skf"));
    byte[] wide = "skeleton\n".getBytes(StandardCharsets.UTF_16LE);
    for (byte[] bytes : List.of(archive, wide)) {
      LimberException refused =
          assertThrows(LimberException.class, () -> Skel2d.load(bytes, "a.skel2d", Limits.DEFAULT));
      assertEquals("s2d-not-text", refused.diagnostic().code());
      assertEquals("a.skel2d", refused.diagnostic().file());
      assertTrue(refused.diagnostic().hint().contains("save it as UTF-8"));
      assertTrue(refused.diagnostic().hint().contains("SkelForm.load"));
    }
    // Far from the start it is a character that means nothing, as any other.
    byte[] late =
        ("# " + "a".repeat(9000) + "\0\nskeleton\n\tarm\n").getBytes(StandardCharsets.UTF_8);
    assertEquals(1, Skel2d.load(late).skeleton().bones().size());
  }
}
