package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.ZipAssert.open;
import static dev.limber.skelform.zip.ZipAssert.openFails;
import static dev.limber.skelform.zip.ZipAssert.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Defects of an archive as a whole: it is not opened. */
class ZipOpenFaultsTest {
  private static ZipBuilder two() {
    return new ZipBuilder().stored("a", "first").deflated("b", "second second second");
  }

  private static void foreign(String description, byte[] bytes) {
    String message = openFails("zip-not-a-zip", bytes).message();
    assertEquals("this is " + description + ", expected a zip archive", message);
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  @Test
  void anEmptyFileIsCalledEmpty() {
    assertTrue(openFails("zip-not-a-zip", new byte[0]).message().startsWith("the file is empty"));
  }

  @Test
  void otherKindsOfFileAreNamed() {
    foreign("a PNG image", bytes(0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0));
    foreign("a JPEG image", bytes(0xff, 0xd8, 0xff, 0xe0));
    foreign("a GIF image", "GIF89a".getBytes(StandardCharsets.US_ASCII));
    foreign("a Photoshop file", "8BPS".getBytes(StandardCharsets.US_ASCII));
    foreign("a gzip file", bytes(0x1f, 0x8b, 8));
    foreign("a 7z archive", bytes('7', 'z', 0xbc, 0xaf, 0x27));
    foreign("a RAR archive", "Rar!".getBytes(StandardCharsets.US_ASCII));
    foreign("a JSON text", " \r\n\t{\"bones\": []}".getBytes(StandardCharsets.US_ASCII));
    foreign("a JSON text", bytes(0xef, 0xbb, 0xbf, '['));
    foreign("a web page or XML text", "<!doctype html>".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void anythingElseIsNotAZip() {
    openFails("zip-not-a-zip", new byte[1]);
    openFails("zip-not-a-zip", new byte[100_000]);
    openFails("zip-not-a-zip", "   ".getBytes(StandardCharsets.US_ASCII));
    openFails("zip-not-a-zip", "Hello".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void anEndSignatureInsideAnotherKindOfFileDoesNotMakeItAZip() {
    byte[] png = new byte[200];
    Arrays.fill(png, (byte) 7);
    png[0] = (byte) 0x89;
    System.arraycopy("PNG".getBytes(StandardCharsets.US_ASCII), 0, png, 1, 3);
    System.arraycopy(bytes('P', 'K', 5, 6), 0, png, 100, 4);
    foreign("a PNG image", png);
  }

  @Test
  void aMissingEndIsCalledTruncated() {
    byte[] whole = two().build();
    openFails("zip-truncated", Arrays.copyOf(whole, whole.length / 2));
    openFails("zip-truncated", Arrays.copyOf(whole, 2));
    byte[] comment = two().end(e -> e.comment = new byte[10]).build();
    openFails("zip-truncated", Arrays.copyOf(comment, comment.length - 1));
  }

  @Test
  void aMissingStartIsCalledTruncated() {
    byte[] whole = two().build();
    openFails("zip-truncated", Arrays.copyOfRange(whole, 7, whole.length));
  }

  @Test
  void bytesBehindTheArchiveAreRefused() {
    openFails("zip-directory", two().end(e -> e.behind = new byte[] {0, '\n', 'x'}));
    openFails("zip-directory", two().end(e -> e.behind = new byte[] {' '}));
  }

  @Test
  void lineBreaksAndZerosBehindTheArchiveGetANote() {
    byte[] comment = {'h', 'i'};
    byte[] padding = {'\r', '\n', 0};
    Diagnostics diagnostics = new Diagnostics("test.skf");
    ZipArchive archive =
        ZipArchive.open(
            two().end(e -> e.comment = comment).end(e -> e.behind = padding).build(),
            Limits.DEFAULT,
            diagnostics);
    assertEquals("first", text(archive, "a"));
    assertEquals(1, diagnostics.toList().size());
    assertEquals("zip-padding", diagnostics.toList().get(0).code());
    assertEquals(Severity.NOTE, diagnostics.toList().get(0).severity());
  }

  @Test
  void anEndRecordMoreThan64KibFromTheEndIsNotFound() {
    openFails("zip-truncated", two().end(e -> e.behind = new byte[65_536]));
  }

  @Test
  void bytesInFrontThatOffsetsDoNotCountAreRefused() {
    String message = openFails("zip-directory", two().end(e -> e.inFront = new byte[77])).message();
    assertTrue(message.contains("77 bytes"), message);
  }

  @Test
  void bytesInFrontThatOffsetsCountAreSkipped() {
    ZipBuilder builder = new ZipBuilder().stored("a", "x").edit(e -> e.before = new byte[77]);
    assertEquals("x", text(open(builder), "a"));
  }

  @Test
  void twoArchivesInARowAreRefused() {
    byte[] first = new ZipBuilder().stored("a", "1").build();
    openFails("zip-directory", new ZipBuilder().stored("a", "2").end(e -> e.inFront = first));
  }

  @Test
  void aSecondEndRecordInTheCommentIsNotIgnored() {
    byte[] other = new ZipBuilder().stored("evil", "2").build();
    openFails("zip-directory", two().end(e -> e.comment = other));
    byte[] loose = Arrays.copyOf(new ZipBuilder().build(), 30);
    loose[29] = 'x';
    openFails("zip-directory", two().end(e -> e.comment = loose));
  }

  @Test
  void splitArchivesAreRefused() {
    openFails("zip-directory", two().end(e -> e.disk = 1));
    openFails("zip-directory", two().end(e -> e.directoryDisk = 1));
    openFails("zip-directory", two().end(e -> e.entriesHere = 1));
    openFails("zip-directory", two().edit(e -> e.centralDisk = 1));
  }

  @Test
  void zip64IsRefused() {
    openFails("zip-zip64", two().end(e -> e.directorySize = 0xffffffffL));
    openFails("zip-zip64", two().end(e -> e.directoryOffset = 0xffffffffL));
    byte[] locator = new ZipBuilder.Bytes().u32(0x07064b50L).all(new byte[16]).toByteArray();
    openFails("zip-zip64", two().end(e -> e.afterDirectory = locator));
    openFails("zip-zip64", two().edit(e -> e.centralSize = 0xffffffffL));
    openFails("zip-zip64", two().edit(e -> e.centralPacked = 0xffffffffL));
    openFails("zip-zip64", two().edit(e -> e.centralOffset = 0xffffffffL));
    openFails("zip-zip64", two().edit(e -> e.centralDisk = 0xffff));
  }

  @Test
  void theNumberOfEntriesMustBeRight() {
    openFails("zip-directory", two().end(e -> e.entries = 1));
    openFails("zip-directory", two().end(e -> e.entries = 3));
    openFails("zip-directory", two().end(e -> e.entries = 0));
  }

  @Test
  void theDirectoryMustHoldWholeRecordsAndNothingElse() {
    openFails("zip-directory", two().edit(e -> e.centralSignature = 0x02014b51L));
    openFails("zip-directory", two().edit(e -> e.centralNameLength = 2));
    openFails("zip-directory", two().edit(e -> e.centralNameLength = 0xffff));
    openFails("zip-directory", two().end(e -> e.insideDirectory = new byte[1]));
    openFails("zip-directory", two().end(e -> e.afterDirectory = new byte[1]));
    openFails("zip-truncated", two().end(e -> e.directorySize = 10_000));
    openFails("zip-truncated", two().end(e -> e.directoryOffset = 10_000));
    openFails("zip-truncated", two().end(e -> e.directoryOffset = 0xfffffffeL));
  }

  @Test
  void entriesMustLieBeforeTheDirectory() {
    openFails("zip-directory", two().edit(e -> e.centralOffset = 100));
    openFails("zip-directory", two().edit(e -> e.centralOffset = 0x7fffffffL));
    openFails("zip-directory", two().edit(e -> e.centralOffset = 0xfffffffeL));
    openFails("zip-directory", two().edit(e -> e.packed(1_000)));
    openFails("zip-directory", two().edit(e -> e.packed(0xfffffffeL)));
  }

  @Test
  void namesMustDiffer() {
    ZipBuilder builder = new ZipBuilder().stored("a\n", "1").stored("b", "2").stored("a\n", "3");
    assertEquals(new Place.Entry("a\\u000a"), openFails("zip-duplicate-name", builder).place());
  }

  @Test
  void namesMustDifferAfterDecodingToo() {
    byte[] cp437 = {(byte) 0x84}; // ä
    ZipBuilder builder = new ZipBuilder().stored("ä", "1").stored("x", "2");
    openFails("zip-duplicate-name", builder.edit(e -> e.name(cp437)));
  }

  @Test
  void twoRecordsOnOneEntryOverlap() {
    openFails("zip-overlap", two().edit(e -> e.centralOffset = 0));
  }

  @Test
  void twoRecordsOnOneEmptyEntryOverlap() {
    ZipBuilder builder = new ZipBuilder().stored("a", "").stored("b", "");
    openFails("zip-overlap", builder.edit(e -> e.centralOffset = 0));
  }

  @Test
  void anEntryThatReachesIntoTheNextOverlaps() {
    ZipBuilder builder =
        new ZipBuilder().stored("a", "1").edit(e -> e.packed(2)).stored("b", "2").stored("c", "3");
    openFails("zip-overlap", builder);
    ZipBuilder quoting = new ZipBuilder().deflated("a", "1");
    openFails("zip-overlap", quoting.edit(e -> e.localExtraLength = 10).stored("b", "23456789"));
  }

  @Test
  void emptyNamesAreRefused() {
    openFails("zip-name", new ZipBuilder().stored("", ""));
  }

  @Test
  void namesMarkedAsUtf8MustBeUtf8() {
    byte[] bad = {'a', (byte) 0xc3};
    ZipBuilder builder = new ZipBuilder().stored("x", "1").edit(e -> e.name(bad));
    openFails("zip-name", builder.edit(e -> e.flags(1 << 11)));
  }
}
