package dev.limber.cli.pose;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.pose.SkeletonPose;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Poses a Skel2D skeleton and answers with what comes out. */
final class SkeletonPlay implements PoseScript.Player {
  private final SkeletonPose pose;
  private final SkeletonPoseJson answer;

  /**
   * Creates a player in the setup pose.
   *
   * @param skin the skin to draw with, or null not to draw
   */
  SkeletonPlay(Skeleton skeleton, @Nullable Skin skin) {
    pose = new SkeletonPose(skeleton);
    answer = new SkeletonPoseJson(pose, skin);
  }

  /** Returns the setup pose. */
  String setup() {
    pose.reset();
    pose.construct();
    return answer.line();
  }

  /** Returns what a viewer shows when each animation has played from its start to a time. */
  String at(List<Animation> animations, double[] times, double[] mix) {
    pose.reset();
    for (int i = 0; i < times.length; i++) {
      pose.apply(animations.get(i), 0, Math.max(0, times[i]), mix[i]);
    }
    pose.construct();
    return answer.line();
  }

  /** Prints a range of times, each on its own: poses do not depend on those before. */
  void range(
      List<Animation> animations, TimeRange range, double step, double[] mix, PrintWriter out) {
    double[] times = new double[animations.size()];
    long count = range.count(step);
    for (long i = 0; i < count && !out.checkError(); i++) {
      Arrays.fill(times, Math.min(range.first() + i * step, range.last()));
      out.println(at(animations, times, mix));
    }
  }

  @Override
  public String play(byte[] line) throws ScriptException {
    SkeletonStep step = SkeletonStep.parse(line, pose.skeleton());
    if (step.reset()) {
      pose.reset();
    }
    for (SkeletonStep.Application a : step.applications()) {
      pose.apply(a.animation(), a.from(), a.to(), a.mix());
    }
    pose.construct();
    return answer.line();
  }
}
