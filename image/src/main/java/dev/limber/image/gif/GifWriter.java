package dev.limber.image.gif;

import dev.limber.image.Region;
import java.io.IOException;
import java.io.OutputStream;

/** Writes the parts of a GIF file. */
final class GifWriter {
  private static final int EXTENSION = '!';
  private static final int KEEP = 1;
  private static final int ERASE = 2;

  private final OutputStream out;
  private final GifPalette palette;

  GifWriter(OutputStream out, GifPalette palette) {
    this.out = out;
    this.palette = palette;
  }

  /** Writes the size, the palette and how often it is played. */
  void begin(int width, int height, int plays) throws IOException {
    text("GIF89a");
    putShort(width);
    putShort(height);
    out.write(0xF0 | palette.bits() - 1); // eight bits a channel, one palette of 2^bits colours
    out.write(palette.transparent()); // the background
    out.write(0); // square pixels
    for (int i = 0; i < 1 << palette.bits(); i++) {
      int rgb = i < palette.size() ? palette.rgb(i) : 0;
      out.write(rgb >> 16);
      out.write(rgb >> 8);
      out.write(rgb);
    }
    if (plays != 1) {
      out.write(EXTENSION);
      out.write(0xFF);
      out.write(11);
      text("NETSCAPE2.0");
      out.write(3);
      out.write(1);
      putShort(plays == 0 ? 0 : plays - 1); // how often it is repeated; 0 is forever
      out.write(0);
    }
  }

  /**
   * Writes a frame.
   *
   * @param region its place; one pixel is written if it is empty
   * @param width the width of the screen
   * @param before what is on the screen; what is the same in the frame is left out
   * @param erased whether the region is cleared when the frame's time is over
   */
  void frame(Region region, int width, byte[] before, byte[] shown, int hundredths, boolean erased)
      throws IOException {
    Region place = region.isEmpty() ? new Region(0, 0, 1, 1) : region;
    out.write(EXTENSION);
    out.write(0xF9);
    out.write(4);
    out.write((erased ? ERASE : KEEP) << 2 | 1); // there is a transparent number
    putShort(hundredths);
    out.write(palette.transparent());
    out.write(0);

    out.write(',');
    putShort(place.x());
    putShort(place.y());
    putShort(place.width());
    putShort(place.height());
    out.write(0); // no palette of its own, rows in order
    int bits = Math.max(2, palette.bits());
    out.write(bits);
    LzwWriter lzw = new LzwWriter(new GifBlocks(out), bits);
    int transparent = palette.transparent();
    for (int y = place.y(); y < place.y() + place.height(); y++) {
      int from = y * width + place.x();
      for (int i = from; i < from + place.width(); i++) {
        lzw.write(shown[i] == before[i] ? transparent : shown[i] & 255);
      }
    }
    lzw.end();
  }

  /** Writes the end. */
  void end() throws IOException {
    out.write(';');
  }

  private void putShort(int value) throws IOException {
    out.write(value);
    out.write(value >> 8);
  }

  private void text(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      out.write(text.charAt(i));
    }
  }
}
