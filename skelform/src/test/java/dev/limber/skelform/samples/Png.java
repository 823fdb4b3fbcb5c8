package dev.limber.skelform.samples;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes PNG files that do not depend on the JDK's own writer. */
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int CHANNELS = 4;

  private Png() {}

  static byte[] encode(BufferedImage image) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(SIGNATURE);
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    int32(header, image.getWidth());
    int32(header, image.getHeight());
    header.writeBytes(new byte[] {8, 6, 0, 0, 0});
    chunk(out, "IHDR", header.toByteArray());
    chunk(out, "IDAT", deflate(filtered(image)));
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  /** Each row as the difference from the row above, which suits flat art. */
  private static byte[] filtered(BufferedImage image) {
    int stride = image.getWidth() * CHANNELS;
    byte[] above = new byte[stride];
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    for (int y = 0; y < image.getHeight(); y++) {
      byte[] row = new byte[stride];
      for (int x = 0; x < image.getWidth(); x++) {
        int argb = image.getRGB(x, y);
        int rgba = argb >>> 24 == 0 ? 0 : argb << 8 | argb >>> 24;
        for (int c = 0; c < CHANNELS; c++) {
          row[CHANNELS * x + c] = (byte) (rgba >>> 24 - 8 * c);
        }
      }
      rows.write(2);
      for (int i = 0; i < stride; i++) {
        rows.write(row[i] - above[i]);
      }
      above = row;
    }
    return rows.toByteArray();
  }

  private static byte[] deflate(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(bytes);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    int32(out, data.length);
    out.writeBytes(name);
    out.writeBytes(data);
    int32(out, (int) crc.getValue());
  }

  private static void int32(ByteArrayOutputStream out, int value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      out.write(value >>> shift);
    }
  }
}
