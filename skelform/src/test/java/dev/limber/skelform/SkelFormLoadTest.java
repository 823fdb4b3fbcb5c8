package dev.limber.skelform;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.read.Documents;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkelFormLoadTest {

  /** Packs pairs of a name and a content. */
  private static byte[] zip(String... namesAndContents) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < namesAndContents.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndContents[i]));
        zip.write(namesAndContents[i + 1].getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  private static byte[] hero() {
    return zip(
        "editor.json", "{}", "atlas0.png", "pixels", "armature.json", Documents.document("0.7"));
  }

  private static Diagnostic refused(byte[] bytes) {
    return assertThrows(LimberException.class, () -> SkelForm.load(bytes)).diagnostic();
  }

  @Test
  void loadsArmatureAndImages() {
    SkelFormFile file = SkelForm.load(hero());
    assertEquals(Generation.V0_7, file.armature().generation());
    assertEquals(1, file.images().size());
    assertTrue(file.images().get(0).isPresent());
    assertEquals("atlas0.png", file.images().get(0).filename());
    assertArrayEquals("pixels".getBytes(StandardCharsets.UTF_8), file.images().get(0).bytes());
    assertEquals(0, file.diagnostics().size());
  }

  @Test
  void everyGenerationLoads() {
    for (String name : Documents.GENERATIONS) {
      SkelFormFile file = SkelForm.load(zip("armature.json", Documents.document(name)));
      assertEquals(name.replace('-', ' '), file.armature().generation().label());
    }
  }

  @Test
  void pathGivesItsNameToDiagnostics(@TempDir Path folder) throws IOException {
    Path path = folder.resolve("hero.skf~");
    Files.write(path, zip("armature.json", "{'bones':[{'parent_id':4}]}".replace('\'', '"')));
    SkelFormFile file = SkelForm.load(path);
    assertEquals(
        "hero.skf~:armature.json$.bones[0].parent_id: warning: no bone has the id 4; the bone"
            + " becomes a root [skf-bad-parent] (use -1 for no parent)",
        file.diagnostics().get(0).toString());
  }

  @Test
  void missingFileIsAnIoException(@TempDir Path folder) {
    assertThrows(NoSuchFileException.class, () -> SkelForm.load(folder.resolve("no.skf")));
  }

  @Test
  void streamIsReadToItsEndAndNotClosed() throws IOException {
    boolean[] closed = {false};
    InputStream in =
        new ByteArrayInputStream(hero()) {
          @Override
          public synchronized int read(byte[] buffer, int from, int length) {
            return super.read(buffer, from, Math.min(length, 7));
          }

          @Override
          public void close() {
            closed[0] = true;
          }
        };
    assertEquals(3, SkelForm.load(in).armature().bones().size());
    assertEquals(-1, in.read());
    assertFalse(closed[0]);
  }

  @Test
  void endlessStreamIsRefused() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }

          @Override
          public int read(byte[] buffer, int from, int length) {
            return length;
          }
        };
    LimberException refused = assertThrows(LimberException.class, () -> SkelForm.load(endless));
    assertEquals("zip-too-large", refused.diagnostic().code());
  }

  private static byte[] walker() {
    String json = "{'bones':[],'animations':[{'name':'Walk','fps':10,'keyframes':[]}]}";
    return zip("armature.json", json.replace('\'', '"'));
  }

  private static final String MARKS = "{\"Walk\":[{\"name\":\"step\",\"frame\":0}]}";

  private static void assertHasStep(SkelFormFile file) {
    assertEquals(List.of(), file.diagnostics());
    assertEquals("step", file.armature().animation("Walk").marks().get(0).name());
  }

  @Test
  void anAddressHasItsMarksBesideIt(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my hero.skf");
    Files.write(file, walker());
    URL address = file.toUri().toURL();
    assertEquals(List.of(), SkelForm.load(address).armature().animation("Walk").marks());
    assertEquals(List.of(), SkelForm.load(address).diagnostics());
    Files.writeString(folder.resolve("my hero.marks.json"), MARKS);
    assertHasStep(SkelForm.load(address));
    assertHasStep(SkelForm.load(file));
  }

  @Test
  void aResourceInAJarHasItsMarksBesideIt(@TempDir Path folder) throws IOException {
    Path jar = folder.resolve("game.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("art/my hero.skf"));
      zip.write(walker());
      zip.putNextEntry(new ZipEntry("art/my hero.marks.json"));
      zip.write(MARKS.getBytes(StandardCharsets.UTF_8));
    }
    URL address = URI.create("jar:" + jar.toUri() + "!/art/my%20hero.skf").toURL();
    assertHasStep(SkelForm.load(address));
  }

  @Test
  void marksBesideAnAddressThatCannotBeReadAreAWarning() throws IOException {
    URLStreamHandler server =
        new URLStreamHandler() {
          @Override
          protected URLConnection openConnection(URL address) throws IOException {
            if (!address.getPath().equals("/my%20hero.skf")) {
              throw new IOException("the server answers 500 for " + address);
            }
            return new URLConnection(address) {
              @Override
              public void connect() {}

              @Override
              public InputStream getInputStream() {
                return new ByteArrayInputStream(walker());
              }
            };
          }
        };
    SkelFormFile file = SkelForm.load(new URL(null, "test:/my%20hero.skf", server));
    assertEquals("skf-bad-marks", file.diagnostics().get(0).code());
    assertEquals("my hero.marks.json", file.diagnostics().get(0).file());
    assertEquals(1, file.armature().animations().size());
  }

  @Test
  void anAddressWithoutAFileIsAnIoException(@TempDir Path folder) throws IOException {
    URL nowhere = folder.resolve("no.skf").toUri().toURL();
    assertThrows(FileNotFoundException.class, () -> SkelForm.load(nowhere));
  }

  @Test
  void archiveWithoutArmatureIsNotSkelForm() {
    assertEquals("skf-no-armature", refused(zip("readme.md", "")).code());
    Diagnostic nested = refused(zip("hero/armature.json", "{}"));
    assertEquals("there is \"hero/armature.json\"; it must not be in a folder", nested.hint());
  }

  @Test
  void otherBytesAreRefused() {
    refused(new byte[0]);
    refused("{}".getBytes(StandardCharsets.UTF_8));
    assertEquals("json-syntax", refused(zip("armature.json", "{")).code());
  }

  @Test
  void missingImageIsAWarning() {
    SkelFormFile file = SkelForm.load(zip("armature.json", Documents.document("0.7")));
    assertFalse(file.images().get(0).isPresent());
    assertEquals(0, file.images().get(0).bytes().length);
    assertEquals("skf-missing-image", file.diagnostics().get(0).code());
  }

  @Test
  void damagedImageIsAWarning() {
    byte[] bytes = hero();
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    // The first byte of the image's packed data: after its local header's name.
    bytes[text.indexOf("atlas0.png") + "atlas0.png".length()] ^= 0x55;
    SkelFormFile file = SkelForm.load(bytes);
    assertFalse(file.images().get(0).isPresent());
    assertEquals("skf-missing-image", file.diagnostics().get(0).code());
    assertEquals(3, file.armature().bones().size());
  }

  @Test
  void atlasesThatNameOneImageShareIt() {
    String json =
        "{'bones':[],'atlases':[{'filename':'a.png','size':{'x':1,'y':1}},"
            + "{'filename':'a.png','size':{'x':1,'y':1}}]}";
    SkelFormFile file =
        SkelForm.load(zip("armature.json", json.replace('\'', '"'), "a.png", "pixels"));
    assertSame(file.images().get(0), file.images().get(1));
  }

  @Test
  void oneImageWithoutAListMayHaveEitherName() {
    String json =
        "{'version':'0.2.0','texture_size':{'x':8,'y':8},'bones':[],'styles':[]}"
            .replace('\'', '"');
    SkelFormFile renamed = SkelForm.load(zip("armature.json", json, "atlas0.png", "new"));
    assertEquals("new", text(renamed.images().get(0)));
    assertEquals("atlas0.png", renamed.images().get(0).filename());
    assertEquals(0, renamed.diagnostics().size());
    SkelFormFile both =
        SkelForm.load(zip("armature.json", json, "atlas0.png", "new", "textures.png", "old"));
    assertEquals("old", text(both.images().get(0)));
    SkelFormFile none = SkelForm.load(zip("armature.json", json));
    assertEquals("skf-missing-image", none.diagnostics().get(0).code());
  }

  private static String text(AtlasImage image) {
    return new String(image.bytes(), StandardCharsets.UTF_8);
  }

  @Test
  void imageNamesAreOnlyNames() {
    String json = "{'bones':[],'atlases':[{'filename':'../../etc/passwd','size':{'x':1,'y':1}}]}";
    SkelFormFile file = SkelForm.load(zip("armature.json", json.replace('\'', '"')));
    assertFalse(file.images().get(0).isPresent());
  }
}
