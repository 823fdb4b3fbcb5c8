package dev.limber.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.image.gif.GifEncoder;
import dev.limber.image.gif.GifOptions;
import dev.limber.image.gif.GifPalette;
import dev.limber.image.png.ApngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** FFmpeg, if there is one on the path, sees the frames that we wrote. */
class FfmpegTest {
  private static final int SIZE = 60;

  @TempDir Path folder;

  @BeforeEach
  void ffmpegIsThere() {
    boolean there = false;
    for (String home : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      there |= Files.isExecutable(Path.of(home, "ffmpeg"));
    }
    if (!there) {
      System.out.println("SKIPPED: no ffmpeg on the path to read GIF and APNG with; install it");
    }
    Assumptions.assumeTrue(there, "no ffmpeg on the path");
  }

  @Test
  void everyFrameOfAnApngIsTheSame() throws Exception {
    for (boolean background : new boolean[] {false, true}) {
      List<Pixels> frames = drawings(background);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ApngEncoder apng =
          new ApngEncoder(out, SIZE, SIZE, frames.size(), 1, ApngEncoder.Transparency.FULL);
      for (Pixels frame : frames) {
        apng.write(frame, Delay.perSecond(25));
      }
      apng.finish();
      assertFrames(frames, decoded(out.toByteArray(), "a.apng"));
    }
  }

  @Test
  void everyFrameOfAGifIsTheSame() throws Exception {
    for (boolean background : new boolean[] {false, true}) {
      List<Pixels> frames = drawings(background);
      for (Pixels frame : frames) {
        for (int i = 0; i < frame.argb().length; i++) { // few colours, so that nothing is lost
          int pixel = frame.argb()[i];
          frame.argb()[i] = pixel >>> 24 < 128 ? 0 : pixel & 0xC0C0C0 | 0xFF000000;
        }
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      GifPalette palette = GifPalette.of(GifOptions.DEFAULT, frames.toArray(Pixels[]::new));
      GifEncoder gif = new GifEncoder(out, SIZE, SIZE, palette, GifOptions.DEFAULT);
      for (Pixels frame : frames) {
        gif.write(frame, Delay.perSecond(25));
      }
      gif.finish();
      assertFrames(frames, decoded(out.toByteArray(), "a.gif"));
    }
  }

  private static List<Pixels> drawings(boolean background) {
    List<Pixels> frames = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      frames.add(Pictures.drawing(i, 6, SIZE, background));
    }
    return frames;
  }

  private ByteBuffer decoded(byte[] file, String name) throws IOException, InterruptedException {
    Path in = folder.resolve(name);
    Path out = folder.resolve("frames.raw");
    Files.write(in, file);
    List<String> command =
        List.of(
            "ffmpeg",
            "-v",
            "error",
            "-y",
            "-i",
            in.toString(),
            "-f",
            "rawvideo",
            "-pix_fmt",
            "bgra",
            out.toString());
    Process ffmpeg = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(ffmpeg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, ffmpeg.waitFor(), said);
    return ByteBuffer.wrap(Files.readAllBytes(out)).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static void assertFrames(List<Pixels> frames, ByteBuffer decoded) {
    assertEquals(4 * SIZE * SIZE * frames.size(), decoded.capacity());
    for (int i = 0; i < frames.size(); i++) {
      int[] frame = new int[SIZE * SIZE];
      for (int at = 0; at < frame.length; at++) {
        int pixel = decoded.getInt();
        frame[at] = pixel >>> 24 == 0 ? 0 : pixel; // colours of transparent pixels are free
      }
      assertArrayEquals(frames.get(i).argb(), frame, "frame " + i);
    }
  }
}
