package dev.limber.web.studio;

import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** One frame as PNG. */
final class PngFrame implements FrameEncoder {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Override
  public void add(Pixels frame) throws IOException {
    if (out.size() > 0) {
      throw new IllegalStateException("a PNG has one frame; APNG has several");
    }
    new PngEncoder().write(frame, out);
  }

  @Override
  public byte[] finish() {
    return out.toByteArray();
  }
}
