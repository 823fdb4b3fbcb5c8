package dev.limber.cli.upgrade;

import dev.limber.cli.render.Framing;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.java2d.LoadedCharacter;
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

  /** Returns the character as loaded, as a PNG file. */
  static byte[] png(LoadedCharacter character) {
    Puppet puppet = character.newPuppet();
    puppet.construct();
    Framing framing = Framing.sized(new PuppetBounds().of(puppet), SIDE, SIDE, PADDING);
    PixelCanvas canvas = new PixelCanvas(SIDE, SIDE);
    canvas.begin(framing.view());
    puppet.draw(canvas);
    canvas.end();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new PngEncoder().write(new Pixels(SIDE, SIDE, canvas.toArgb()), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
