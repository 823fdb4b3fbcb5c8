package dev.limber.skel2d.pose;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.oracle.RandomSkeleton;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Apply, construct and the list of shapes allocate nothing once they are warm. */
class AllocationTest {
  private static final int CALLS = 20_000;

  /** What the JVM itself may allocate meanwhile; a single object a call would be far above it. */
  private static final long NOISE = CALLS;

  private static double sink;

  @Test
  void playingAllocatesNothing() {
    for (int seed = 0; seed < 6; seed++) {
      Skeleton skeleton = RandomSkeleton.make(seed);
      SkeletonPose pose = new SkeletonPose(skeleton);
      Animation first = skeleton.animations().get(0);
      Animation second = skeleton.animations().get(1);
      Skin skin = skeleton.skin("other");
      String slot = skeleton.slots().get(0).name();
      double[] time = {0};
      DrawList list = new DrawList();
      Image picture = new Picture("picture", 2, 2);
      pose.images(name -> picture);
      Runnable frame =
          () -> {
            pose.reset();
            pose.apply(first, time[0]);
            pose.apply(second, time[0], time[0] + 0.02, 0.5);
            pose.bone("bone0").rotation(time[0]).flip(time[0] > 0.5, false);
            pose.slot(slot).attachment("look0").color(1, 1, 1, time[0]);
            pose.construct();
            sink += draw(pose.shapes(skin)) + draw(pose.shapes(skeleton.defaultSkin()));
            pose.draw(list.clear());
            sink += list.size();
            sink += pose.bone(1).worldX() + pose.bone(1).worldRotation();
            time[0] = (time[0] + 0.02) % 1;
          };
      assertAllocatesNothing(frame, "seed " + seed);
    }
  }

  private static double draw(ShapeList shapes) {
    double sum = 0;
    for (int s = 0; s < shapes.size(); s++) {
      for (int op = 0, point = 0; op < shapes.opCount(s); op++) {
        sum += shapes.fill(s, 0) + shapes.line(s, 3);
        for (int end = point + shapes.op(s, op).points(); point < end; point++) {
          sum += shapes.x(s, point) + shapes.y(s, point);
        }
      }
    }
    return sum;
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

  private record Picture(String name, int width, int height) implements Image {}
}
