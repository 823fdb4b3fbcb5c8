package dev.limber.image.png;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/** Plays an APNG by the specification; each frame is rebuilt as a PNG that the JDK reads. */
final class ApngReading {
  final List<int[]> frames = new ArrayList<>();
  final List<Delay> delays = new ArrayList<>();
  int announced;
  int plays;
  int width;
  int height;

  private byte[] header = {};
  private int[] canvas = {};
  private int sequence;
  private ByteBuffer control = ByteBuffer.allocate(0);
  private final ByteArrayOutputStream data = new ByteArrayOutputStream();

  ApngReading(byte[] file) throws IOException {
    ByteBuffer in = ByteBuffer.wrap(file);
    assertEquals(0x89504E470D0A1A0AL, in.getLong());
    while (in.hasRemaining()) {
      int length = in.getInt();
      byte[] named = new byte[4 + length];
      in.get(named);
      CRC32 checksum = new CRC32();
      checksum.update(named);
      assertEquals((int) checksum.getValue(), in.getInt());
      String name = new String(named, 0, 4, StandardCharsets.ISO_8859_1);
      chunk(name, ByteBuffer.wrap(named, 4, length).slice(), named);
    }
  }

  private void chunk(String name, ByteBuffer content, byte[] named) throws IOException {
    switch (name) {
      case "IHDR" -> {
        header = named;
        width = content.getInt();
        height = content.getInt();
        canvas = new int[width * height];
      }
      case "acTL" -> {
        announced = content.getInt();
        plays = content.getInt();
      }
      case "fcTL" -> {
        show();
        assertEquals(sequence++, content.getInt());
        control = content;
      }
      case "IDAT" -> data.write(named, 4, named.length - 4);
      case "fdAT" -> {
        assertEquals(sequence++, content.getInt());
        data.write(named, 8, named.length - 8);
      }
      case "IEND" -> show();
      default -> assertEquals("sRGB", name);
    }
  }

  /** Shows the frame whose data is complete, then disposes of it. */
  private void show() throws IOException {
    if (data.size() == 0) {
      return;
    }
    int frameWidth = control.getInt();
    int frameHeight = control.getInt();
    int left = control.getInt();
    int top = control.getInt();
    if (frames.isEmpty()) {
      assertEquals(width, frameWidth, "the first frame covers everything");
      assertEquals(height, frameHeight);
    }
    delays.add(new Delay(control.getShort() & 0xFFFF, control.getShort() & 0xFFFF));
    int dispose = control.get();
    boolean over = control.get() == 1;
    int[] pixels = PngReading.read(rebuilt(frameWidth, frameHeight)).argb();
    int[] shown = canvas.clone();
    for (int i = 0; i < pixels.length; i++) {
      int at = (top + i / frameWidth) * width + left + i % frameWidth;
      // Our encoder only lays opaque and fully transparent pixels over others.
      if (over) {
        assertEquals(true, pixels[i] >>> 24 == 255 || pixels[i] >>> 24 == 0);
      }
      shown[at] = over && pixels[i] >>> 24 == 0 ? shown[at] : pixels[i];
    }
    frames.add(shown);
    canvas = shown.clone();
    for (int i = 0; dispose == 1 && i < pixels.length; i++) {
      canvas[(top + i / frameWidth) * width + left + i % frameWidth] = 0;
    }
    data.reset();
  }

  private byte[] rebuilt(int frameWidth, int frameHeight) throws IOException {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    PngFormat format = header[4 + 9] == 2 ? PngFormat.RGB : PngFormat.RGBA;
    PngChunks chunks = new PngChunks(png);
    chunks.begin(frameWidth, frameHeight, format);
    chunks.write("IDAT", data.toByteArray(), 0, data.size());
    chunks.end();
    return png.toByteArray();
  }

  /** The picture that a reader sees which knows only PNG. */
  static Pixels still(byte[] file) throws IOException {
    return PngReading.read(file);
  }
}
