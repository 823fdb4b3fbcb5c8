package dev.limber.web.studio;

import dev.limber.image.Pixels;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * An encoder as JavaScript sees it: frames go in one by one, so that the page can show how far it
 * is and stop whenever it likes by not going on.
 */
public final class WebEncoder {
  private final FrameEncoder encoder;
  private final int width;
  private final int height;

  WebEncoder(FrameEncoder encoder, int width, int height) {
    this.encoder = encoder;
    this.width = width;
    this.height = height;
  }

  /** Says which animation the next frames belong to. */
  @JSExport
  public void begin(String animation) {
    encoder.begin(animation);
  }

  /**
   * Takes the next frame.
   *
   * @param rgba straight colours of eight bits, red first, row by row from the top left
   */
  @JSExport
  public void add(Int8Array rgba) {
    byte[] bytes = rgba.toJavaArray();
    int count = Pixels.area(width, height);
    if (bytes.length != 4 * count) {
      throw new IllegalArgumentException(
          "a frame of "
              + width
              + " x "
              + height
              + " has "
              + 4 * count
              + " bytes, not "
              + bytes.length);
    }
    int[] argb = new int[count];
    for (int i = 0, at = 0; i < count; i++, at += 4) {
      argb[i] =
          (bytes[at + 3] & 0xff) << 24
              | (bytes[at] & 0xff) << 16
              | (bytes[at + 1] & 0xff) << 8
              | (bytes[at + 2] & 0xff);
    }
    try {
      encoder.add(new Pixels(width, height, argb));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the file. */
  @JSExport
  public Int8Array finish() {
    try {
      return Int8Array.fromJavaArray(encoder.finish());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text beside the file: the JSON of a sheet; empty for others. */
  @JSExport
  public String text() {
    return encoder.text();
  }
}
