package dev.limber.cli.render;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.png.ApngEncoder;
import java.io.IOException;

/** All frames in one APNG. */
final class ApngSink implements Sink<Pixels> {
  private final ApngEncoder encoder;
  private final Delay delay;

  ApngSink(ApngEncoder encoder, Delay delay) {
    this.encoder = encoder;
    this.delay = delay;
  }

  @Override
  public Pixels prepare(Pixels frame) {
    return frame;
  }

  @Override
  public void write(Pixels frame) throws IOException {
    encoder.write(frame, delay);
  }

  @Override
  public void finish() throws IOException {
    encoder.finish();
  }
}
