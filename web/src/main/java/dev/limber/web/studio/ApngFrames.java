package dev.limber.web.studio;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.png.ApngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Frames as APNG. */
final class ApngFrames implements FrameEncoder {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ApngEncoder encoder;
  private final Delay delay;

  ApngFrames(int width, int height, int frames, int framesPerSecond, int plays) {
    this.encoder =
        new ApngEncoder(out, width, height, frames, plays, ApngEncoder.Transparency.FULL);
    this.delay = Delay.perSecond(framesPerSecond);
  }

  @Override
  public void add(Pixels frame) throws IOException {
    encoder.write(frame, delay);
  }

  @Override
  public byte[] finish() throws IOException {
    encoder.finish();
    return out.toByteArray();
  }
}
