package dev.limber.image.png;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32;

/** Writes the signature and the chunks of a PNG file: length, name, content, checksum. */
final class PngChunks {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  private final OutputStream out;
  private final CRC32 checksum = new CRC32();

  PngChunks(OutputStream out) {
    this.out = out;
  }

  /** Writes what precedes the pixels: signature, size and colour space. */
  void begin(int width, int height, PngFormat format) throws IOException {
    out.write(SIGNATURE, 0, SIGNATURE.length);
    byte[] header = new byte[13];
    putInt(header, 0, width);
    putInt(header, 4, height);
    header[8] = 8; // bits per channel
    header[9] = (byte) format.type;
    write("IHDR", header, 0, header.length);
    write("sRGB", new byte[1], 0, 1); // perceptual intent
  }

  /** Writes the palette and its alphas, if the format has one. */
  void palette(PngFormat format) throws IOException {
    int[] palette = format.palette;
    if (palette.length == 0) {
      return;
    }
    byte[] colors = new byte[3 * palette.length];
    for (int i = 0; i < palette.length; i++) {
      colors[3 * i] = (byte) (palette[i] >> 16);
      colors[3 * i + 1] = (byte) (palette[i] >> 8);
      colors[3 * i + 2] = (byte) palette[i];
    }
    write("PLTE", colors, 0, colors.length);
    byte[] alphas = new byte[format.transparentColors()];
    for (int i = 0; i < alphas.length; i++) {
      alphas[i] = (byte) (palette[i] >>> 24);
    }
    if (alphas.length > 0) {
      write("tRNS", alphas, 0, alphas.length);
    }
  }

  /** Writes the end of the file. */
  void end() throws IOException {
    write("IEND", new byte[0], 0, 0);
  }

  /** Writes a chunk with a part of an array as its content. */
  void write(String name, byte[] content, int from, int to) throws IOException {
    int length = to - from;
    byte[] head = new byte[8];
    putInt(head, 0, length);
    for (int i = 0; i < 4; i++) {
      head[4 + i] = (byte) name.charAt(i);
    }
    checksum.reset();
    checksum.update(head, 4, 4);
    checksum.update(content, from, length);
    byte[] tail = new byte[4];
    putInt(tail, 0, (int) checksum.getValue());
    out.write(head, 0, head.length);
    out.write(content, from, length);
    out.write(tail, 0, tail.length);
  }

  /** Puts a number into four bytes, the highest first. */
  static void putInt(byte[] bytes, int at, int value) {
    putShort(bytes, at, value >>> 16);
    putShort(bytes, at + 2, value);
  }

  /** Puts the lower half of a number into two bytes, the higher first. */
  static void putShort(byte[] bytes, int at, int value) {
    bytes[at] = (byte) (value >>> 8);
    bytes[at + 1] = (byte) value;
  }
}
