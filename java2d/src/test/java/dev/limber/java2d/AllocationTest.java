package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of a moving character allocate nothing once everything was drawn once. */
class AllocationTest {
  private static final int FRAMES = 2_000;

  /** What the JVM itself may allocate meanwhile; a single object a frame would be above it. */
  private static final long NOISE = 8 * FRAMES;

  @ParameterizedTest
  @ValueSource(strings = {"lantern-0.7.skf", "face.skel2d"})
  void drawingAllocatesNothing(String file) throws IOException {
    Puppet puppet = Java2d.load(Path.of("../samples").resolve(file)).newPuppet();
    PuppetAnimation animation = puppet.animations().get(0);
    PixelCanvas canvas = new PixelCanvas(48, 48);
    View view = new View().fit(new PuppetBounds().of(puppet), 48, 48, 1);
    Rgba paper = Rgba.WHITE;
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      for (int frame = 0; frame < FRAMES; frame++) {
        puppet.seek(animation, animation.duration() * frame / FRAMES);
        puppet.construct();
        canvas.clear(paper);
        canvas.begin(view);
        puppet.draw(canvas);
        canvas.end();
      }
      long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      least = Math.min(least, after - before);
    }
    assertTrue(least < NOISE, least + " bytes in " + FRAMES + " frames");
  }
}
