package dev.limber.core.diagnostics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import org.junit.jupiter.api.Test;

class BoundedInputTest {
  private static final byte[] BYTES = {1, 2, 3, 4, 5};

  private static ByteArrayInputStream inSmallPieces() {
    return new ByteArrayInputStream(BYTES) {
      @Override
      public synchronized int read(byte[] buffer, int from, int length) {
        return super.read(buffer, from, Math.min(length, 2));
      }
    };
  }

  @Test
  void whatFitsIsReadToItsEnd() throws IOException {
    assertArrayEquals(BYTES, BoundedInput.read(inSmallPieces(), 5));
    assertArrayEquals(BYTES, BoundedInput.read(inSmallPieces(), Integer.MAX_VALUE));
  }

  @Test
  void ofWhatIsTooLargeOneByteMoreIsRead() throws IOException {
    ByteArrayInputStream in = inSmallPieces();
    assertArrayEquals(new byte[] {1, 2, 3, 4}, BoundedInput.read(in, 3));
    assertEquals(5, in.read());
  }

  @Test
  @SuppressWarnings("NullAway")
  void aResourceThatIsMissingIsToldAsSuch() {
    URL missing = getClass().getResource("/missing.skf");
    NullPointerException refusal =
        assertThrows(NullPointerException.class, () -> BoundedInput.read(missing, 9));
    assertEquals("the address is null: is the resource on the class path?", refusal.getMessage());
  }
}
