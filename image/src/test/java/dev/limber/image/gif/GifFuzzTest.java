package dev.limber.image.gif;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Any animation of few colours comes back from a reader that is not ours, however it is made. */
class GifFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyAnimationOfFewColoursComesBack(FuzzedDataProvider data) throws IOException {
    int width = data.consumeInt(1, 40);
    int height = data.consumeInt(1, 40);
    Dither dither = data.pickValue(Dither.values());
    GifOptions options = GifOptions.DEFAULT.withDither(dither).withPlays(data.consumeInt(0, 3));
    List<Pixels> frames = new ArrayList<>();
    for (int i = data.consumeInt(1, 5); i > 0; i--) {
      Pixels frame = new Pixels(width, height);
      for (int at = 0; at < frame.argb().length; at++) {
        int number = data.consumeByte() & 255;
        frame.argb()[at] = number == 0 ? 0 : 0xFF000000 | number * 0x030507;
      }
      frames.add(frame);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GifPalette palette = GifPalette.of(options, frames.toArray(Pixels[]::new));
    GifEncoder gif = new GifEncoder(out, width, height, palette, options);
    for (Pixels frame : frames) {
      gif.write(frame, Delay.perSecond(20));
    }
    gif.finish();
    GifReading read = new GifReading(out.toByteArray());
    assertEquals(frames.size(), read.first.size());
    for (int i = 0; i < frames.size(); i++) {
      assertArrayEquals(frames.get(i).argb(), read.first.get(i));
    }
  }
}
