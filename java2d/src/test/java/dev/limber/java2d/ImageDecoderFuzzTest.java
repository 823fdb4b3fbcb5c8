package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.character.ImageHeader;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;

/** Any bytes are refused, or decode to the picture that their header announced. */
class ImageDecoderFuzzTest {
  private static final Limits LIMITS =
      Limits.DEFAULT.toBuilder().imagePixels(1 << 14).imageScanPixels(1 << 18).build();

  @FuzzTest(maxDuration = "60s")
  void anyBytesAreRefusedOrBecomeTheirPixels(byte[] bytes) {
    PixelImage image;
    try {
      image = new ImageDecoder("image", LIMITS).decode(bytes);
    } catch (LimberException refused) {
      assertTrue(refused.diagnostic().code().startsWith("image-"));
      return;
    }
    ImageHeader header = ImageHeader.of(bytes);
    assertEquals(header.width(), image.width());
    assertEquals(header.height(), image.height());
  }
}
