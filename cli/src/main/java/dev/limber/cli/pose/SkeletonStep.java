package dev.limber.cli.pose;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import java.util.ArrayList;
import java.util.List;

/**
 * One line of a script for a Skel2D skeleton.
 *
 * @param reset whether to go back to the setup pose first
 * @param applications what to apply, in this order
 */
record SkeletonStep(boolean reset, List<Application> applications) {

  /**
   * An animation that has played for an interval.
   *
   * @param animation what is applied
   * @param from seconds
   * @param to seconds
   * @param mix weight of the animation
   */
  record Application(Animation animation, double from, double to, double mix) {}

  /** Keeps an unmodifiable copy of the applications. */
  SkeletonStep {
    applications = List.copyOf(applications);
  }

  /** Reads a line. Keys that it does not know are ignored. */
  static SkeletonStep parse(byte[] line, Skeleton skeleton) throws ScriptException {
    StepJson step = StepJson.parse(line);
    List<Application> applications = new ArrayList<>();
    if (step.has("apply")) {
      if (step.has("anim")) {
        throw new ScriptException("\"anim\" and \"apply\" cannot be combined");
      }
      for (StepJson one : step.objects("apply")) {
        applications.add(application(one, skeleton));
      }
    } else if (step.has("anim") || step.has("to")) {
      applications.add(application(step, skeleton));
    }
    return new SkeletonStep(step.flag("reset", false), applications);
  }

  private static Application application(StepJson step, Skeleton skeleton) throws ScriptException {
    Animation animation = step.animation("anim", skeleton.animations(), Animation::name);
    if (!step.has("to")) {
      throw StepJson.missing("to");
    }
    return new Application(
        animation, step.number("from", 0), step.number("to", 0), step.number("mix", 1));
  }
}
