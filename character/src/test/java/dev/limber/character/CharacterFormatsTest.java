package dev.limber.character;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CharacterFormatsTest {
  private static final Path SAMPLES = Path.of("../samples");
  private static final String SOURCE = "# a fox\nskeleton\n\tbody\n";
  private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13};

  private static CharacterFile read(byte[] bytes, String name) {
    return CharacterFormats.DEFAULT.read(bytes, name, Limits.DEFAULT);
  }

  private static CharacterFile read(String text, String name) {
    return read(text.getBytes(UTF_8), name);
  }

  private static byte[] lantern() throws IOException {
    return Files.readAllBytes(SAMPLES.resolve("lantern-0.7.skf"));
  }

  private static LimberException refused(byte[] bytes, String name) {
    return assertThrows(LimberException.class, () -> read(bytes, name), name);
  }

  private static void isNoCharacter(String found, byte[] bytes, String name) {
    LimberException e = refused(bytes, name);
    assertEquals("not-a-character", e.diagnostic().code(), e.getMessage());
    assertEquals(name, e.diagnostic().file());
    assertEquals("this is " + found + ", not a character", e.diagnostic().message());
    assertFalse(e.diagnostic().hint().isEmpty());
    assertTrue(e.earlier().size() <= 1, e.earlier().toString());
  }

  private static void isNoCharacter(String found, String text, String name) {
    isNoCharacter(found, text.getBytes(UTF_8), name);
  }

  @Test
  void everySampleIsOpenedByItsContentAlone() throws IOException {
    try (Stream<Path> files = Files.list(SAMPLES)) {
      for (Path path : files.filter(f -> f.toString().contains(".sk")).sorted().toList()) {
        CharacterFile file = read(Files.readAllBytes(path), "");
        boolean archive = path.toString().contains(".skf");
        assertSame(archive ? CharacterFormats.SKELFORM : CharacterFormats.SKEL2D, file.format());
        assertEquals(List.of(), file.diagnostics(), path.toString());
        assertEquals(archive, file.hasImagesInside());
        assertTrue(file.newPuppet(ImageSource.NONE).boneCount() > 0);
      }
    }
  }

  @Test
  void marksBesideThatCannotBeReadAreAWarning() throws IOException {
    FilesBeside broken =
        (name, most) -> {
          throw new IOException(name);
        };
    CharacterFile hero = read(lantern(), "hero.skf").withFilesBeside(broken, Limits.DEFAULT);
    List<Diagnostic> told = hero.diagnostics();
    assertEquals(1, told.size(), told.toString());
    assertEquals("hero.marks.json", told.get(0).file());
    assertEquals("the marks cannot be read", told.get(0).message());
  }

  @Test
  void nothingIsBesideAFileWithoutAName() throws IOException {
    FilesBeside none =
        (name, most) -> {
          throw new AssertionError(name);
        };
    CharacterFile hero = read(lantern(), "");
    assertSame(hero, hero.withFilesBeside(none, Limits.DEFAULT));
  }

  @Test
  void contentBeatsAWrongEnding() throws IOException {
    assertEquals("skelform", read(lantern(), "lantern.skel2d").format().word());
    assertEquals("skelform", read(lantern(), "lantern.png").format().word());
    assertEquals("skel2d", read(SOURCE, "fox.txt").format().word());
    assertEquals("zip-not-a-zip", refused(SOURCE.getBytes(UTF_8), "fox.skf").diagnostic().code());
  }

  @Test
  void endingsMayBeInUpperCase() {
    assertEquals("skel2d", read("", "FOX.SKEL2D").format().word());
    assertEquals("zip-not-a-zip", refused(new byte[0], "LANTERN.SKF").diagnostic().code());
    assertEquals("zip-not-a-zip", refused(new byte[0], "Lantern.Skf~").diagnostic().code());
    assertTrue(CharacterFormats.SKELFORM.isNamed("a.SkfE"));
    assertFalse(CharacterFormats.SKELFORM.isNamed(".skf"));
    assertFalse(CharacterFormats.SKEL2D.isNamed("a.skel2d.txt"));
  }

  @Test
  void aSourceMayHaveOnlyBegun() {
    for (String text : List.of("", " \n", "# a fox\n\n\t# still a comment", "\ufeff")) {
      assertEquals(0, read(text, "fox.skel2d").newPose().boneCount());
      isNoCharacter("an empty text", text, "fox.txt");
      isNoCharacter("an empty text", text, "");
    }
    assertEquals(0, read("anim \"wave\"\n", "").newPose().boneCount());
  }

  @Test
  void whatIsNoCharacterIsRefusedInOneSentence() {
    isNoCharacter("a PNG image", PNG, "fox.png");
    isNoCharacter("a PNG image", PNG, "fox.skel2d");
    isNoCharacter("a JPEG image", new byte[] {-1, -40, -1, -32}, "fox");
    isNoCharacter("a web page or XML text", "<?xml version=\"1.0\"?>\n<project/>\n", "pom.xml");
    isNoCharacter("a web page or XML text", "<!doctype html>\n<p>Not found", "fox.skel2d");
    isNoCharacter("a JSON text", "{\"bones\": []}", "armature.json");
    isNoCharacter("text without a Skel2D section", "# Notes\n\nhello\n\tyou\n", "notes.md");
    isNoCharacter("text without a Skel2D section", "skeletn\n\tbody\n", "fox.skel2d");
    isNoCharacter("unknown data", new byte[] {1, 0, 2}, "a.bin");
    assertEquals(
        "pom.xml: error: this is a web page or XML text, not a character [not-a-character]"
            + " (the download may have failed with an error page)",
        refused("<project/>".getBytes(UTF_8), "pom.xml").getMessage());
  }

  @Test
  void aMisspelledHeaderIsPointedAt() {
    List<Diagnostic> earlier = refused("skeletn\n\tbody\n".getBytes(UTF_8), "a").earlier();
    assertTrue(earlier.get(0).toString().contains("skeleton"), earlier.toString());
  }

  @Test
  void textInAnotherEncodingSaysHowToSaveIt() {
    byte[] latin = "skeleton\n\tarm # caf\u00e9\n".getBytes(ISO_8859_1);
    assertEquals(
        "a.skel2d:2:11: error: the text is not UTF-8 from here on [s2d-not-utf-8]"
            + " (save the file as UTF-8)",
        read(latin, "a.skel2d").diagnostics().get(0).toString());
    LimberException wide = refused(SOURCE.getBytes(UTF_16), "a.skel2d");
    assertEquals("s2d-not-text", wide.earlier().get(0).code());
    String replacement = "skeleton\n\tarm # \ud83e\udd8a \u00e9 \u20ac \ufffd\n";
    assertEquals(List.of(), read(replacement, "a.skel2d").diagnostics());
  }

  @Test
  void damagedArchivesEndInOneException() throws IOException {
    byte[] whole = lantern();
    for (int length = 2; length < whole.length; length += whole.length / 50) {
      refused(Arrays.copyOf(whole, length), "lantern.skf");
    }
  }

  @Test
  void anyBytesAreACharacterOrALimberException() {
    Random random = new Random(13);
    for (int i = 0; i < 500; i++) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      for (String name : List.of("", "a.skf", "a.skel2d", "a.png")) {
        try {
          assertEquals("a.skel2d", read(bytes, name).name());
          assertEquals(0, bytes.length);
        } catch (LimberException e) {
          assertEquals(name, e.diagnostic().file());
        }
      }
    }
  }

  @Test
  void tooMuchIsRefused() {
    Limits limits = Limits.DEFAULT.toBuilder().fileBytes(10).build();
    LimberException e =
        assertThrows(
            LimberException.class,
            () -> CharacterFormats.DEFAULT.read(SOURCE.getBytes(UTF_8), "a.skel2d", limits));
    assertEquals("s2d-too-long", e.diagnostic().code());
  }

  @Test
  void aThirdFormatJoins() {
    CharacterFormat third =
        new CharacterFormat() {
          @Override
          public String word() {
            return "third";
          }

          @Override
          public List<String> endings() {
            return List.of(".third");
          }

          @Override
          public boolean recognizes(byte[] bytes) {
            return bytes.length > 0 && bytes[0] == '3';
          }

          @Override
          public CharacterFile read(byte[] bytes, String name, Limits limits) {
            return Skel2dCharacter.of(SOURCE, name + "!", limits);
          }
        };
    CharacterFormats all = CharacterFormats.DEFAULT.with(third);
    assertEquals("a!", all.read(new byte[] {'3'}, "a", Limits.DEFAULT).name());
    assertEquals("a.Third!", all.read(new byte[0], "a.Third", Limits.DEFAULT).name());
    assertEquals("a", all.read(SOURCE.getBytes(UTF_8), "a", Limits.DEFAULT).name());
    refused(new byte[] {'3'}, "a");
  }

  @Test
  void physicsMayBeLeftOut() throws IOException {
    CharacterFile file = read(lantern(), "lantern.skf");
    assertTrue(file.newPose().hasPhysics());
    assertFalse(file.withoutPhysics().newPuppet(ImageSource.NONE).hasPhysics());
    assertEquals(file.newPose().boneCount(), file.withoutPhysics().newPose().boneCount());
    assertEquals(file.imageNames(), file.withoutPhysics().imageNames());
    CharacterFile source = read(SOURCE, "");
    assertSame(source, source.withoutPhysics());
  }
}
