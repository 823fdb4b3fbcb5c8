package dev.limber.cli.render;

import dev.limber.image.Pixels;
import dev.limber.image.gif.GifPalette;

/** Frames are looked at for their colours only. */
final class PaletteSink implements Sink<Pixels> {
  private final GifPalette.Builder colors;

  PaletteSink(GifPalette.Builder colors) {
    this.colors = colors;
  }

  @Override
  public Pixels prepare(Pixels frame) {
    return frame;
  }

  @Override
  public void write(Pixels frame) {
    colors.add(frame);
  }

  @Override
  public void finish() {}
}
