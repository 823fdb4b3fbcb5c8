package dev.limber.cli.render;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.gif.GifEncoder;
import dev.limber.image.gif.GifFrame;
import java.io.IOException;

/** All frames in one GIF. */
final class GifSink implements Sink<GifFrame> {
  private final GifEncoder encoder;
  private final Delay delay;

  GifSink(GifEncoder encoder, Delay delay) {
    this.encoder = encoder;
    this.delay = delay;
  }

  @Override
  public GifFrame prepare(Pixels frame) {
    return encoder.prepare(frame);
  }

  @Override
  public void write(GifFrame frame) throws IOException {
    encoder.write(frame, delay);
  }

  @Override
  public void finish() throws IOException {
    encoder.finish();
  }
}
