package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;

/** Any bytes are refused, or have a number of pixels and scans that is within the limits. */
class ImageHeaderFuzzTest {
  private static final Limits LIMITS =
      Limits.DEFAULT.toBuilder().imagePixels(1 << 20).imageScanPixels(1 << 22).build();

  @FuzzTest(maxDuration = "60s")
  void anyBytesAreRefusedOrWithinTheLimits(byte[] bytes) {
    int pixels;
    try {
      pixels = ImageHeader.check("image", bytes, LIMITS);
    } catch (LimberException refused) {
      assertTrue(refused.diagnostic().code().startsWith("image-"));
      return;
    }
    ImageHeader header = ImageHeader.of(bytes);
    assertEquals((long) header.width() * header.height(), pixels);
    assertTrue(pixels > 0 && pixels <= LIMITS.imagePixels());
    assertTrue((long) pixels * header.scans() <= LIMITS.imageScanPixels());
  }
}
