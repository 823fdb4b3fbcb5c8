package dev.limber.bench;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.gif.GifEncoder;
import dev.limber.image.gif.GifFrame;
import dev.limber.image.gif.GifOptions;
import dev.limber.image.gif.GifPalette;
import dev.limber.image.png.ApngEncoder;
import dev.limber.image.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Encoding 512 x 512 pixels: a shaded disc with a soft edge that moves over nothing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class EncodeBenchmark {
  private static final int SIZE = 512;
  private static final int FRAMES = 8;

  private final Pixels[] frames = new Pixels[FRAMES];
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private GifPalette palette = GifPalette.ofColors(0);

  /** Draws the frames and makes their palette. */
  @Setup
  public void draw() {
    for (int f = 0; f < FRAMES; f++) {
      frames[f] = disc(SIZE / 2 + 8 * f);
    }
    palette = GifPalette.of(GifOptions.DEFAULT, frames);
  }

  private static Pixels disc(int centre) {
    Pixels pixels = new Pixels(SIZE, SIZE);
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        double away = 150 - Math.hypot(x - centre, y - SIZE / 2.0);
        int alpha = (int) (255 * Math.max(0, Math.min(1, away)));
        int color = (x - centre + 150) * 5 / 6 << 16 | y / 2 << 8 | 0x40;
        pixels.argb()[y * SIZE + x] = alpha == 0 ? 0 : alpha << 24 | color & 0xFFFFFF;
      }
    }
    return pixels;
  }

  /** One picture as PNG. */
  @Benchmark
  public int png() throws IOException {
    out.reset();
    new PngEncoder().write(frames[0], out);
    return out.size();
  }

  /** An animation of 8 frames as APNG. */
  @Benchmark
  public int apngOf8() throws IOException {
    out.reset();
    ApngEncoder apng = new ApngEncoder(out, SIZE, SIZE, FRAMES, 0, ApngEncoder.Transparency.FULL);
    for (Pixels frame : frames) {
      apng.write(frame, Delay.perSecond(30));
    }
    apng.finish();
    return out.size();
  }

  /** An animation of 8 frames as GIF, its palette given. */
  @Benchmark
  public int gifOf8() throws IOException {
    out.reset();
    GifEncoder gif = new GifEncoder(out, SIZE, SIZE, palette, GifOptions.DEFAULT);
    for (Pixels frame : frames) {
      gif.write(frame, Delay.perSecond(30));
    }
    gif.finish();
    return out.size();
  }

  /** The part of it that threads can share, for one frame. */
  @Benchmark
  public GifFrame gifPrepare() {
    return new GifEncoder(out, SIZE, SIZE, palette, GifOptions.DEFAULT).prepare(frames[1]);
  }

  /** The palette of one frame. */
  @Benchmark
  public GifPalette gifPalette() {
    return GifPalette.of(GifOptions.DEFAULT, frames[0]);
  }
}
