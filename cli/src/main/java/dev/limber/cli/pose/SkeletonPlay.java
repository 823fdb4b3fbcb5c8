package dev.limber.cli.pose;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
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
   * @param skins the skins to draw with, none for the default one; or null not to draw
   */
  SkeletonPlay(Skeleton skeleton, @Nullable List<String> skins) {
    pose = new SkeletonPose(skeleton);
    pose.skins(skins == null ? List.of() : skins);
    answer = new SkeletonPoseJson(pose, skins == null ? null : pose.skin());
  }

  /**
   * Prints what the options ask for: the setup pose if there are no animations, else one line for
   * each time. Poses do not depend on those before them.
   */
  void print(List<Animation> animations, TimeOptions options, PrintWriter out) {
    int count = animations.size();
    double[] mix = PoseCommand.each(options.mix, count, 1);
    double[] times = PoseCommand.each(options.times, count, 0);
    if (options.range == null || animations.isEmpty()) {
      out.println(at(animations, times, mix));
      return;
    }
    double frame = 1 / Math.abs(animations.get(0).fps());
    double step = options.step == null ? frame : options.step;
    long lines = options.range.count(step);
    for (long i = 0; i < lines && !out.checkError(); i++) {
      Arrays.fill(times, options.range.at(i, step));
      out.println(at(animations, times, mix));
    }
  }

  /** Returns what a viewer shows when each animation has played from its start to a time. */
  private String at(List<Animation> animations, double[] times, double[] mix) {
    pose.reset();
    for (int i = 0; i < times.length; i++) {
      pose.apply(animations.get(i), 0, Math.max(0, times[i]), mix[i]);
    }
    pose.construct();
    return answer.line();
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
