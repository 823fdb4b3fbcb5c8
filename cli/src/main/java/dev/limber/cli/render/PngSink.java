package dev.limber.cli.render;

import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;

/** Each frame a PNG file of its own. */
final class PngSink implements Sink<byte[]> {
  private final OutputFiles files;
  private final IntFunction<Path> target;
  private final PngEncoder encoder = new PngEncoder();
  private int written;

  /** Creates a sink; {@code target} says where each frame goes. */
  PngSink(OutputFiles files, IntFunction<Path> target) {
    this.files = files;
    this.target = target;
  }

  @Override
  public byte[] prepare(Pixels frame) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    encoder.write(frame, bytes);
    return bytes.toByteArray();
  }

  @Override
  public void write(byte[] frame) throws IOException {
    Files.write(files.add(target.apply(written++)), frame);
  }

  @Override
  public void finish() {}
}
