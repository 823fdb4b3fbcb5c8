package dev.limber.skelform.zip.dos;

import static dev.limber.skelform.zip.ZipAssert.limits;
import static dev.limber.skelform.zip.ZipAssert.open;
import static dev.limber.skelform.zip.ZipAssert.openFails;
import static dev.limber.skelform.zip.ZipAssert.readFails;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.zip.ZipArchive;
import dev.limber.skelform.zip.ZipBuilder;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Small archives that claim, or are, much more. Memory is measured, because time is not exact. */
class ZipBombTest {
  private static final int MIB = 1 << 20;
  private static byte[] bomb;

  @BeforeAll
  static void pack200Megabytes() {
    bomb = ZipBuilder.deflate(new byte[200_000_000]);
    assertTrue(bomb.length < 200_000, "packed size " + bomb.length);
  }

  private static ZipBuilder bomb(long declaredSize) {
    return new ZipBuilder()
        .deflated("bomb", "")
        .edit(e -> e.data = bomb)
        .edit(e -> e.packed(bomb.length))
        .edit(e -> e.size(declaredSize));
  }

  /** Returns how many bytes this thread allocated meanwhile. */
  private static long allocated(Runnable work) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    work.run();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  private static void failsWithin(long bytes, String code, ZipBuilder builder, Limits limits) {
    byte[] archive = builder.build();
    long used = allocated(() -> readFails(code, open(archive, limits), "bomb"));
    assertTrue(used < bytes, "allocated " + used);
  }

  @Test
  void anHonestBombIsRefusedBeforeInflating() {
    failsWithin(100_000, "zip-too-large", bomb(200_000_000), Limits.DEFAULT);
  }

  @Test
  void anHonestBombUnderTheSizeLimitsIsRefusedForItsRatio() {
    Limits roomy = limits(MIB, 10, 1 << 30, 1L << 30, 200);
    failsWithin(100_000, "zip-too-large", bomb(200_000_000), roomy);
  }

  @Test
  void aBombThatDeclares7BytesStopsAfter7() {
    failsWithin(100_000, "zip-mismatch", bomb(7), Limits.DEFAULT);
  }

  @Test
  void aBombThatDeclaresWhatIsAllowedStopsThere() {
    long allowed = MIB - 1;
    failsWithin(4 * MIB, "zip-mismatch", bomb(allowed), Limits.DEFAULT);
  }

  @Test
  void sevenBytesThatDeclare2GigabytesAreRefused() {
    ZipBuilder builder = new ZipBuilder().deflated("bomb", "1234567");
    failsWithin(100_000, "zip-too-large", builder.edit(e -> e.size(1L << 31)), Limits.DEFAULT);
    failsWithin(100_000, "zip-too-large", builder.edit(e -> e.size(0xfffffffeL)), Limits.DEFAULT);
  }

  @Test
  void noMemoryIsReservedForADeclaredSize() {
    ZipBuilder builder = new ZipBuilder().deflated("bomb", "1234567");
    builder.edit(e -> e.size(60 * MIB));
    Limits anyRatio = limits(MIB, 10, 64 * MIB, 64 * MIB, Integer.MAX_VALUE);
    failsWithin(200_000, "zip-mismatch", builder, anyRatio);
  }

  @Test
  void manyModestEntriesAreStoppedByTheirSum() {
    byte[] content = new byte[MIB - 1];
    ZipBuilder builder = new ZipBuilder();
    for (int i = 0; i < 20; i++) {
      builder.deflated("e" + i, content);
    }
    ZipArchive archive = open(builder.build(), limits(MIB, 99, MIB, 10 * MIB, 200));
    for (int i = 0; i < 10; i++) {
      assertEquals(MIB - 1, archive.read("e" + i).length);
    }
    readFails("zip-too-large", archive, "e10");
  }

  @Test
  void tooManyEntriesAreRefusedUnread() {
    ZipBuilder builder = new ZipBuilder();
    for (int i = 0; i < 65_535; i++) {
      builder.stored(Integer.toString(i), "");
    }
    byte[] archive = builder.build();
    long used = allocated(() -> openFails("zip-too-large", archive));
    assertTrue(used < 100_000, "allocated " + used);
    ZipArchive raised = open(archive, limits(1 << 30, 65_535, 99, 99, 9));
    assertEquals(65_535, raised.names().size());
    assertEquals(0, raised.read("65534").length);
  }

  @Test
  void announcedEntriesCostNothing() {
    byte[] archive = new ZipBuilder().end(e -> e.entries = 4_096).build();
    long used = allocated(() -> openFails("zip-directory", archive));
    assertTrue(used < 100_000, "allocated " + used);
  }

  @Test
  void messagesStaySmallWhateverTheNames() {
    ZipBuilder builder = new ZipBuilder();
    String name = "\u001b".repeat(60_000);
    builder.stored(name, "x").edit(e -> e.method(1));
    assertTrue(readFails("zip-method", builder, name).toString().length() < 2_000);
  }
}
