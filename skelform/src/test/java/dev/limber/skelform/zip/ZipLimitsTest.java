package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.ZipAssert.limits;
import static dev.limber.skelform.zip.ZipAssert.open;
import static dev.limber.skelform.zip.ZipAssert.openFails;
import static dev.limber.skelform.zip.ZipAssert.readFails;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.diagnostics.Limits;
import org.junit.jupiter.api.Test;

/** Each limit is accepted exactly and refused one above. */
class ZipLimitsTest {
  private static final int MIB = 1 << 20;

  @Test
  void fileBytesLimitTheFile() {
    byte[] bytes = new ZipBuilder().stored("a", "abc").build();
    open(bytes, limits(bytes.length, 9, 99, 99, 9));
    openFails("zip-too-large", bytes, limits(bytes.length - 1, 9, 99, 99, 9));
  }

  @Test
  void archiveEntriesLimitTheDirectory() {
    byte[] bytes = new ZipBuilder().stored("a", "1").stored("b", "2").build();
    open(bytes, limits(999, 2, 99, 99, 9));
    openFails("zip-too-large", bytes, limits(999, 1, 99, 99, 9));
  }

  @Test
  void entryBytesLimitOneEntry() {
    byte[] bytes = new ZipBuilder().stored("a", "12345").deflated("b", "12345").build();
    ZipArchive accepts = open(bytes, limits(999, 9, 5, 99, 9));
    assertEquals(5, accepts.read("a").length);
    assertEquals(5, accepts.read("b").length);
    ZipArchive refuses = open(bytes, limits(999, 9, 4, 99, 9));
    readFails("zip-too-large", refuses, "a");
    readFails("zip-too-large", refuses, "b");
  }

  @Test
  void archiveBytesLimitAllReadsTogetherAndRepeatedReadsCount() {
    byte[] bytes = new ZipBuilder().stored("a", "12345").deflated("b", "12345").build();
    ZipArchive archive = open(bytes, limits(999, 9, 99, 14, 9));
    archive.read("a");
    archive.read("b");
    readFails("zip-too-large", archive, "a");
  }

  @Test
  void brokenEntriesCountTowardsArchiveBytes() {
    byte[] bytes =
        new ZipBuilder().deflated("bad", "12345").edit(e -> e.crc(0)).stored("b", "1").build();
    ZipArchive archive = open(bytes, limits(999, 9, 99, 5, 9));
    readFails("zip-crc", archive, "bad");
    readFails("zip-too-large", archive, "b");
  }

  @Test
  void inflateRatioLimitsLargeEntries() {
    byte[] content = new byte[MIB];
    int packed = ZipBuilder.deflate(content).length;
    int needed = (MIB + packed - 1) / packed;
    byte[] bytes = new ZipBuilder().deflated("a", content).build();
    assertEquals(MIB, open(bytes, limits(MIB, 9, MIB, MIB, needed)).read("a").length);
    readFails("zip-too-large", open(bytes, limits(MIB, 9, MIB, MIB, needed - 1)), "a");
    readFails("zip-too-large", open(bytes, Limits.DEFAULT), "a");
  }

  @Test
  void smallEntriesMayHaveAnyRatio() {
    byte[] bytes = new ZipBuilder().deflated("a", new byte[MIB - 1]).build();
    assertEquals(MIB - 1, open(bytes, limits(MIB, 9, MIB, MIB, 1)).read("a").length);
  }
}
