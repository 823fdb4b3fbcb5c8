package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.ZipAssert.open;
import static dev.limber.skelform.zip.ZipAssert.text;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** Archives that are right, and look-ups in them. */
class ZipArchiveTest {
  private static final byte[] CONTENT =
      "{\"bones\":[]}".repeat(50).getBytes(StandardCharsets.UTF_8);

  private static byte[] written(ZipWriting writing) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      writing.to(zip);
    }
    return out.toByteArray();
  }

  private interface ZipWriting {
    void to(ZipOutputStream zip) throws IOException;
  }

  @Test
  void deflatedEntriesWithDataDescriptorsReadTheSame() throws IOException {
    byte[] bytes =
        written(
            zip -> {
              zip.putNextEntry(new ZipEntry("armature.json"));
              zip.write(CONTENT);
              zip.putNextEntry(new ZipEntry("empty"));
            });
    ZipArchive archive = open(bytes);
    assertEquals(List.of("armature.json", "empty"), archive.names());
    assertArrayEquals(CONTENT, archive.read("armature.json"));
    assertEquals(0, archive.read("empty").length);
  }

  @Test
  void storedEntriesReadTheSame() throws IOException {
    byte[] bytes =
        written(
            zip -> {
              ZipEntry entry = new ZipEntry("atlas0.png");
              entry.setMethod(ZipEntry.STORED);
              entry.setSize(CONTENT.length);
              entry.setCrc(ZipBuilder.crc(CONTENT));
              zip.putNextEntry(entry);
              zip.write(CONTENT);
            });
    assertArrayEquals(CONTENT, open(bytes).read("atlas0.png"));
  }

  @Test
  void commentsAndExtraFieldsAreSkipped() throws IOException {
    byte[] bytes =
        written(
            zip -> {
              zip.setComment("c".repeat(65_535));
              ZipEntry entry = new ZipEntry("a");
              entry.setComment("about a");
              entry.setExtra(new byte[] {0x34, 0x12, 2, 0, 7, 7});
              zip.putNextEntry(entry);
              zip.write(CONTENT);
            });
    assertArrayEquals(CONTENT, open(bytes).read("a"));
  }

  @Test
  void everyLengthOfDeflateStreamEndsWhereItShould() {
    Random random = new Random(7);
    for (int size = 0; size < 700; size++) {
      byte[] content = new byte[size];
      for (int i = 0; i < size; i++) {
        content[i] = (byte) (random.nextInt(4) * random.nextInt(40));
      }
      assertArrayEquals(content, open(new ZipBuilder().deflated("x", content)).read("x"));
    }
  }

  @Test
  void entriesLargerThanTheFirstBufferAreWhole() {
    byte[] content = new byte[3_000_000];
    new Random(1).nextBytes(content);
    for (int i = 0; i < content.length; i++) {
      content[i] = i % 30_000 < 29_000 ? 0 : content[i];
    }
    assertArrayEquals(content, open(new ZipBuilder().deflated("x", content)).read("x"));
  }

  @Test
  void anArchiveMayBeEmpty() {
    ZipArchive archive = open(new ZipBuilder());
    assertEquals(List.of(), archive.names());
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> archive.read("a"));
    assertEquals("no entry 'a', the archive has none", e.getMessage());
  }

  @Test
  void namesKeepTheOrderOfTheDirectory() {
    ZipArchive archive = open(new ZipBuilder().stored("z", "1").stored("a", "2").stored("m", "3"));
    assertEquals(List.of("z", "a", "m"), archive.names());
    assertThrows(UnsupportedOperationException.class, () -> archive.names().add("x"));
  }

  @Test
  void entriesNeedNotLieInTheOrderOfTheDirectory() {
    ZipArchive archive =
        open(new ZipBuilder().stored("a", "1").stored("b", "2").end(e -> e.reverse = true));
    assertEquals(List.of("b", "a"), archive.names());
    assertEquals("1", text(archive, "a"));
    assertEquals("2", text(archive, "b"));
  }

  @Test
  void namesAreFoundExactlyOrNotAtAll() {
    ZipArchive archive = open(new ZipBuilder().stored("armature.json", "{}"));
    assertTrue(archive.has("armature.json"));
    assertFalse(archive.has("Armature.json"));
    assertFalse(archive.has("./armature.json"));
    assertFalse(archive.has(""));
  }

  @Test
  void aMissingNameListsTheNamesThereAre() {
    ZipBuilder builder = new ZipBuilder();
    for (int i = 0; i < 30; i++) {
      builder.stored("n\n" + i, "");
    }
    ZipArchive archive = open(builder);
    String message =
        assertThrows(IllegalArgumentException.class, () -> archive.read("x\u001b")).getMessage();
    assertTrue(message.startsWith("no entry 'x\\u001b', the archive has 'n\\u000a0', "), message);
    assertTrue(message.endsWith("'n\\u000a19' and 10 more"), message);
  }

  @Test
  void foldersAreListedAndEmpty() {
    ZipArchive archive = open(new ZipBuilder().stored("images/", "").stored("images/a.png", "x"));
    assertEquals(List.of("images/", "images/a.png"), archive.names());
    assertEquals(0, archive.read("images/").length);
    assertEquals("x", text(archive, "images/a.png"));
  }

  @Test
  void namesNeverBecomePaths() {
    List<String> names = List.of("../../etc/passwd", "/etc/passwd", "C:/x", "..\\x", "a\0b");
    ZipBuilder builder = new ZipBuilder();
    names.forEach(name -> builder.stored(name, name));
    ZipArchive archive = open(builder);
    assertEquals(names, archive.names());
    names.forEach(name -> assertEquals(name, text(archive, name)));
  }

  @Test
  void eachReadGivesItsOwnArray() {
    ZipArchive archive = open(new ZipBuilder().stored("a", "abc"));
    byte[] first = archive.read("a");
    first[0] = 'x';
    assertNotSame(first, archive.read("a"));
    assertEquals("abc", text(archive, "a"));
  }
}
