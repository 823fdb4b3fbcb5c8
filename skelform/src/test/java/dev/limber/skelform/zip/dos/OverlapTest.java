package dev.limber.skelform.zip.dos;

import static dev.limber.skelform.zip.ZipAssert.openFails;

import dev.limber.skelform.zip.ZipBuilder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Archives whose entries share bytes, so that they unpack to far more than they hold. */
class OverlapTest {
  @Test
  void manyNamesForOneKernelAreRefused() {
    byte[] kernel = ZipBuilder.deflate(new byte[500_000]);
    ZipBuilder builder = new ZipBuilder().deflated("e0", new byte[500_000]);
    for (int i = 1; i < 1_000; i++) {
      builder.deflated("e" + i, "").edit(e -> e.hasLocal = false).edit(e -> e.centralOffset = 0);
      builder.edit(e -> e.packed(kernel.length)).edit(e -> e.size(500_000));
    }
    openFails("zip-overlap", builder);
  }

  /**
   * The full overlap of "A better zip bomb" (Fifield 2019): each entry's data starts with a stored
   * deflate block that quotes the local header of the next, down to one shared kernel.
   */
  @Test
  void entriesThatQuoteTheNextHeaderAreRefused() {
    byte[] kernel = ZipBuilder.deflate(new byte[100_000]);
    int header = 31;
    ZipBuilder builder = new ZipBuilder();
    for (char name = 'a'; name <= 'c'; name++) {
      boolean last = name == 'c';
      int rest = (5 + header) * ('c' - name) + kernel.length;
      byte[] quote = {0, (byte) header, 0, (byte) ~header, (byte) 0xff};
      builder.deflated(String.valueOf(name), "").edit(e -> e.data = last ? kernel : quote);
      builder.edit(e -> e.packed(rest)).edit(e -> e.size(100_000));
    }
    openFails("zip-overlap", builder);
  }

  /** An archive inside itself: a stored entry that spans the other entries. */
  @Test
  void anEntryThatHoldsTheOtherEntriesIsRefused() {
    byte[] inner = new ZipBuilder().stored("x", "inner").build();
    int local = 31 + 5;
    byte[] outer = Arrays.copyOf(inner, local);
    ZipBuilder builder = new ZipBuilder().stored("self", outer);
    builder.stored("x", "inner").edit(e -> e.hasLocal = false).edit(e -> e.centralOffset = 34);
    openFails("zip-overlap", builder);
  }
}
