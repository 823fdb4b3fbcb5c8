package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.oracle.RandomArmature;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Animate, construct and the list of sprites allocate nothing once they are warm. */
class AllocationTest {
  private static final int CALLS = 20_000;

  /** What the JVM itself may allocate meanwhile; a single object a call would be far above it. */
  private static final long NOISE = CALLS;

  private static double sink;

  @Test
  void playingAllocatesNothing() {
    for (int seed = 0; seed < 6; seed++) {
      Armature armature = RandomArmature.make(seed);
      ArmaturePose pose = armature.newPose();
      List<Animation> animations = List.copyOf(armature.animations().subList(0, 2));
      List<Style> styles = armature.styles();
      double[] frames = new double[2];
      double[] smooth = {0, 5};
      Animation first = animations.get(0);
      Runnable frame =
          () -> {
            pose.animate(first, frames[0]);
            pose.animate(first, frames[0] + 0.5, 4);
            pose.animate(animations, frames, smooth);
            pose.bone("bone2").rotation(frames[0] * 0.01);
            pose.construct();
            sink += pose.sprites(styles).size() + pose.bone(1).worldX();
            frames[0] = (frames[0] + 1) % 30;
            frames[1] = (frames[1] + 1.25) % 30;
          };
      assertAllocatesNothing(frame, "seed " + seed);
    }
  }

  @Test
  void drawingAllocatesNothing() throws IOException {
    Armature armature = SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature();
    ArmaturePose pose = armature.newPose();
    Animation wave = armature.animation("Wave");
    double[] frame = new double[1];
    pose.construct();
    assertTrue(pose.sprites(armature.styles()).size() > 10);
    Image atlas = new AtlasImage("atlas", 1, 1);
    pose.images(name -> atlas);
    DrawList list = new DrawList();
    assertAllocatesNothing(
        () -> {
          pose.animate(wave, frame[0]);
          pose.construct();
          pose.draw(list.clear());
          sink += pose.sprites(armature.styles()).x(3, 1) + list.size();
          frame[0] = (frame[0] + 0.5) % 48;
        },
        "lantern");
  }

  private static void assertAllocatesNothing(Runnable frame, String where) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 3; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < CALLS; i++) {
        frame.run();
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(Double.isFinite(sink));
    assertTrue(best < NOISE, where + ": " + best + " bytes in " + CALLS + " frames");
  }

  private record AtlasImage(String name, int width, int height) implements Image {}
}
