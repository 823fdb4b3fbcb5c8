package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.canvas.DrawList;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;

/** Any text gives a skeleton that can be played and drawn, and its tree gives the text back. */
class Skel2dFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyTextGivesASkeletonAndItselfBack(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    Skel2d.Result result = Skel2d.parse(text);
    assertEquals(text, result.syntax().print());
  }

  @FuzzTest(maxDuration = "60s")
  void anySkeletonIsPlayedAndDrawn(FuzzedDataProvider data) {
    Skeleton skeleton = Skel2d.parse(data.consumeRemainingAsString()).skeleton();
    SkeletonPose pose = skeleton.newPose();
    for (Animation animation : skeleton.animations()) {
      for (double part : new double[] {0, 0.4, 1, 1.5}) {
        pose.seek(animation, part * animation.duration());
        pose.construct();
        pose.draw(new DrawList());
      }
    }
    for (double value : pose.worldValues()) {
      assertTrue(Double.isFinite(value));
    }
  }
}
