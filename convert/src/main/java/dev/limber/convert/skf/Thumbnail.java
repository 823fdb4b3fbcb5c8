package dev.limber.convert.skf;

import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.java2d.PixelCanvas;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Draws the picture that file lists show of a character. */
final class Thumbnail {
  /** As large as those of SkelForm's editor. */
  private static final int SIDE = 128;

  private static final int PADDING = 4;

  private Thumbnail() {}

  /** Returns a puppet as it stands, as a PNG file. */
  static byte[] png(Puppet puppet) {
    PixelCanvas canvas = new PixelCanvas(SIDE, SIDE);
    canvas.begin(new View().fit(new PuppetBounds().of(puppet), SIDE, SIDE, PADDING));
    puppet.draw(canvas);
    canvas.end();
    return png(new Pixels(SIDE, SIDE, canvas.toArgb()));
  }

  static byte[] png(Pixels pixels) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new PngEncoder().write(pixels, out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory can be written to", e);
    }
    return out.toByteArray();
  }
}
