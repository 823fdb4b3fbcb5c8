package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.ZipAssert.open;
import static dev.limber.skelform.zip.ZipAssert.readFails;
import static dev.limber.skelform.zip.ZipAssert.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Defects of one entry: it cannot be read, its neighbours can. */
class ZipReadFaultsTest {
  private static final byte[] CONTENT = "bone ".repeat(40).getBytes(StandardCharsets.US_ASCII);

  /** Expects that only the edited entry fails. */
  private static Diagnostic fails(String code, Consumer<ZipBuilder.Entry> change) {
    ZipArchive archive =
        open(
            new ZipBuilder()
                .stored("before", "1")
                .deflated("bad", CONTENT)
                .edit(change)
                .deflated("after", "2"));
    Diagnostic diagnostic = readFails(code, archive, "bad");
    assertEquals(new Place.Entry("bad"), diagnostic.place());
    assertEquals("1", text(archive, "before"));
    assertEquals("2", text(archive, "after"));
    return diagnostic;
  }

  private static void reads(Consumer<ZipBuilder.Entry> change) {
    ZipArchive archive = open(new ZipBuilder().deflated("good", CONTENT).edit(change));
    assertEquals(new String(CONTENT, StandardCharsets.US_ASCII), text(archive, "good"));
  }

  @Test
  void otherMethodsAreRefusedByName() {
    assertTrue(fails("zip-method", e -> e.method(12)).message().contains("bzip2 (12)"));
    assertTrue(fails("zip-method", e -> e.method(14)).message().contains("lzma (14)"));
    assertTrue(fails("zip-method", e -> e.method(9)).message().contains("deflate64 (9)"));
    assertTrue(fails("zip-method", e -> e.method(93)).message().contains("zstandard (93)"));
    assertTrue(fails("zip-method", e -> e.method(95)).message().contains("xz (95)"));
    assertTrue(fails("zip-method", e -> e.method(0xffff)).message().contains("method 65535"));
  }

  @Test
  void encryptionIsRefused() {
    fails("zip-encrypted", e -> e.flags(1));
    fails("zip-encrypted", e -> e.flags(1 | 1 << 6));
    fails("zip-encrypted", e -> e.flags(1 << 6));
    fails("zip-encrypted", e -> e.flags(1 << 13));
    fails("zip-encrypted", e -> e.method(99));
  }

  @Test
  void patchesAreRefused() {
    fails("zip-method", e -> e.flags(1 << 5));
  }

  @Test
  void theLocalHeaderMustHaveTheSameName() {
    fails("zip-mismatch", e -> e.localName = new byte[] {'b', 'a', 'x'});
    fails("zip-mismatch", e -> e.localName = new byte[] {'b', 'a', 'd', 'd'});
    fails("zip-mismatch", e -> e.localName = new byte[0]);
  }

  @Test
  void theLocalHeaderMustHaveTheSameMethodAndEncryption() {
    fails("zip-mismatch", e -> e.localMethod = 0);
    fails("zip-mismatch", e -> e.localFlags = 1);
    fails("zip-mismatch", e -> e.localFlags = 1 << 5);
  }

  @Test
  void theLocalHeaderMustHaveTheSameSizesAndChecksum() {
    fails("zip-mismatch", e -> e.localSize++);
    fails("zip-mismatch", e -> e.localPacked++);
    fails("zip-mismatch", e -> e.localCrc++);
    fails("zip-mismatch", e -> e.localSize = 0);
  }

  @Test
  void zerosInTheLocalHeaderNeedTheDescriptorFlag() {
    reads(ZipBuilder.Entry::useDescriptor);
    fails(
        "zip-mismatch",
        e -> {
          e.useDescriptor();
          e.localFlags = 0;
        });
    fails(
        "zip-mismatch",
        e -> {
          e.useDescriptor();
          e.localSize = 1;
        });
  }

  @Test
  void longSizesInTheLocalHeaderMustAgreeToo() {
    reads(e -> longSizes(e, CONTENT.length, e.centralPacked));
    fails("zip-mismatch", e -> longSizes(e, CONTENT.length + 1, e.centralPacked));
    fails("zip-mismatch", e -> longSizes(e, CONTENT.length, e.centralPacked + (1L << 32)));
    fails("zip-mismatch", e -> longSizes(e, CONTENT.length + (1L << 32), e.centralPacked));
    fails(
        "zip-mismatch",
        e -> {
          longSizes(e, CONTENT.length, e.centralPacked);
          e.localExtra = Arrays.copyOfRange(e.localExtra, 5, e.localExtra.length - 1);
        });
    fails(
        "zip-mismatch",
        e -> {
          e.localSize = 0xffffffffL;
          e.localPacked = 0xffffffffL;
        });
  }

  private static void longSizes(ZipBuilder.Entry e, long size, long packed) {
    e.localSize = 0xffffffffL;
    e.localPacked = 0xffffffffL;
    ZipBuilder.Bytes extra = new ZipBuilder.Bytes();
    extra.u16(0x1234).u16(1).write(9); // Another field first.
    extra.u16(1).u16(16).u32(size).u32(size >> 32).u32(packed).u32(packed >> 32);
    e.localExtra = extra.toByteArray();
  }

  @Test
  void theLocalHeaderMustBeWhereTheDirectorySays() {
    fails("zip-mismatch", e -> e.localSignature++);
    ZipBuilder builder = new ZipBuilder().stored("bad", "x").edit(e -> e.localExtraLength = 2);
    readFails("zip-mismatch", builder, "bad");
    readFails("zip-mismatch", builder.edit(e -> e.localExtraLength = 0xffff), "bad");
  }

  @Test
  void theDeclaredSizeMustBeRight() {
    fails("zip-mismatch", e -> e.size(CONTENT.length - 1));
    fails("zip-mismatch", e -> e.size(CONTENT.length + 1));
    fails("zip-mismatch", e -> e.size(0));
    fails("zip-mismatch", e -> e.size(1_000_000));
  }

  @Test
  void storedEntriesHaveOneSize() {
    ZipBuilder builder = new ZipBuilder().stored("bad", "abc").edit(e -> e.size(4));
    readFails("zip-mismatch", builder, "bad");
  }

  @Test
  void theChecksumMustBeRight() {
    fails("zip-crc", e -> e.crc(1));
    readFails("zip-crc", new ZipBuilder().stored("bad", "abc").edit(e -> e.crc(1)), "bad");
  }

  @Test
  void bytesBehindTheDeflateStreamAreRefused() {
    Diagnostic diagnostic =
        fails(
            "zip-corrupt",
            e -> {
              e.data = Arrays.copyOf(e.data, e.data.length + 2);
              e.packed(e.data.length);
            });
    assertEquals("2 bytes follow the compressed data", diagnostic.message());
  }

  @Test
  void aDeflateStreamMustBeWhole() {
    int whole = ZipBuilder.deflate(CONTENT).length;
    for (int length = 0; length < whole; length++) {
      int cut = length;
      ZipArchive archive =
          open(
              new ZipBuilder()
                  .deflated("bad", CONTENT)
                  .edit(e -> e.data = Arrays.copyOf(e.data, cut))
                  .edit(e -> e.packed(cut)));
      readFails("zip-corrupt", archive, "bad");
    }
  }

  @Test
  void aDeflateStreamMayNotBorrowItsLastByteFromWhatFollows() {
    // Without its last byte the stream still ends well, if the next byte in the file happens to
    // be the right one: here it is put behind the entry, where a data descriptor would be.
    fails(
        "zip-corrupt",
        e -> {
          int cut = e.data.length - 1;
          e.after = new byte[] {e.data[cut]};
          e.data = Arrays.copyOf(e.data, cut);
          e.packed(cut);
        });
  }

  @Test
  void damagedDeflateStreamsAreRefused() {
    fails("zip-corrupt", e -> Arrays.fill(e.data, (byte) 0xff));
  }

  @Test
  void foldersAreEmptyWhateverTheyDeclare() {
    ZipBuilder builder = new ZipBuilder().stored("f/", "xyz").edit(e -> e.method(77));
    assertEquals(0, open(builder).read("f/").length);
  }

  @Test
  void exceptionsCarryWhatWasSaidBefore() {
    Diagnostics diagnostics = new Diagnostics("test.skf");
    diagnostics.warning("other", Place.FILE, "something", "nothing");
    byte[] bytes = new ZipBuilder().stored("bad", "abc").edit(e -> e.crc(1)).build();
    ZipArchive archive = ZipArchive.open(bytes, Limits.DEFAULT, diagnostics);
    LimberException e = Assertions.assertThrows(LimberException.class, () -> archive.read("bad"));
    assertEquals(Severity.ERROR, e.diagnostic().severity());
    assertEquals("other", e.earlier().get(0).code());
  }
}
