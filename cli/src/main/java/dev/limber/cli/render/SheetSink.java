package dev.limber.cli.render;

import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.image.sheet.SheetLayout;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** All frames beside each other in one picture. */
final class SheetSink implements Sink<Pixels> {
  private final SheetLayout layout;
  private final Pixels sheet;
  private final OutputStream out;
  private int written;

  /** Creates a sink; where no frame goes the sheet has a colour, {@code 0xAARRGGBB}. */
  SheetSink(SheetLayout layout, int background, OutputStream out) {
    this.layout = layout;
    this.sheet = layout.newSheet();
    this.out = out;
    Arrays.fill(sheet.argb(), background);
  }

  @Override
  public Pixels prepare(Pixels frame) {
    return frame;
  }

  @Override
  public void write(Pixels frame) {
    layout.draw(written++, frame, sheet);
  }

  @Override
  public void finish() throws IOException {
    new PngEncoder().write(sheet, out);
  }
}
