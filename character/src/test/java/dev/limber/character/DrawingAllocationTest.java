package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.tessellate.TriangleBatch;
import dev.limber.core.tessellate.TriangleCanvas;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Posing and tessellating, over as many frames as half an hour has. */
class DrawingAllocationTest {

  /** Half a minute, in which every animation is played. */
  private static final int WARM_UP = 3_000;

  /** The build draws some; {@code -Dlimber.frames=100000} draws as many as are promised. */
  private static final int FRAMES = Integer.getInteger("limber.frames", 10_000);

  private static final int FRAMES_OF_ONE_ANIMATION = 200;

  /**
   * What buffers may still grow by for a pose that never was before; memory for one shape in a
   * hundred frames would be 700 kB.
   */
  private static final long NOISE = 20_000;

  /** Adds up what it is given, so that nothing is optimised away. */
  private static final class Sum extends TriangleCanvas {
    private double sum;

    @Override
    protected void draw(@Nullable Image image, TriangleBatch batch) {
      sum += batch.indexCount();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "face.skel2d",
        "fox.skel2d",
        "hello.skel2d",
        "humanoid.skel2d",
        "plant.skel2d",
        "truck.skel2d",
        "lantern-0.8.skf"
      })
  void nothingIsAllocatedHoweverLongItRuns(String name) {
    Puppet puppet = Characters.sample(name);
    puppet.images(ImageStub.SOURCE);
    List<? extends PuppetAnimation> animations = puppet.animations();
    Sum canvas = new Sum();
    View view = View.at(300, 400, 1.3);
    Random random = new Random(5);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = 0;
    double time = 0;
    for (int frame = 0; frame < WARM_UP + FRAMES; frame++) {
      if (frame == WARM_UP) {
        before = threads.getCurrentThreadAllocatedBytes();
      }
      PuppetAnimation animation =
          animations.get(frame / FRAMES_OF_ONE_ANIMATION % animations.size());
      time = (time + 0.02 * random.nextDouble()) % Math.max(animation.duration(), 1);
      puppet.seek(animation, time);
      puppet.construct();
      canvas.begin(view);
      puppet.draw(canvas);
      canvas.end();
    }
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(canvas.sum > 0);
    assertTrue(allocated < NOISE, name + ": " + allocated + " bytes in " + FRAMES + " frames");
  }
}
