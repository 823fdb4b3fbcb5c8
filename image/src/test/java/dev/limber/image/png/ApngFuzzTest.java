package dev.limber.image.png;

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

/** Any pictures come back from a reader that is not ours, one by one and as an animation. */
class ApngFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyPicturesComeBack(FuzzedDataProvider data) throws IOException {
    int width = data.consumeInt(1, 20);
    int height = data.consumeInt(1, 20);
    int mask = data.pickValue(new int[] {-1, 0xFF030303, 0x80000003, 0x000000FF});
    int base = data.pickValue(new int[] {0, 0xFF000000});
    List<Pixels> frames = new ArrayList<>();
    for (int i = data.consumeInt(1, 4); i > 0; i--) {
      Pixels frame = new Pixels(width, height);
      for (int at = 0; at < frame.argb().length; at++) {
        frame.argb()[at] = data.consumeInt() & mask | base;
      }
      frames.add(frame);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ApngEncoder apng =
        new ApngEncoder(out, width, height, frames.size(), 0, ApngEncoder.Transparency.FULL);
    for (Pixels frame : frames) {
      apng.write(frame, Delay.perSecond(20));
      ByteArrayOutputStream png = new ByteArrayOutputStream();
      new PngEncoder().write(frame, png);
      assertArrayEquals(frame.argb(), PngReading.read(png.toByteArray()).argb());
    }
    apng.finish();
    ApngReading read = new ApngReading(out.toByteArray());
    assertEquals(frames.size(), read.frames.size());
    for (int i = 0; i < frames.size(); i++) {
      assertArrayEquals(frames.get(i).argb(), read.frames.get(i));
    }
  }
}
