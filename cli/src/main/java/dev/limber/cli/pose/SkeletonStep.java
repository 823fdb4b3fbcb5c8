package dev.limber.cli.pose;

import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UnknownNameException;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
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
   * @param mix how far values go towards the animation
   */
  record Application(Animation animation, double from, double to, double mix) {}

  /** Keeps an unmodifiable copy of the applications. */
  SkeletonStep {
    applications = List.copyOf(applications);
  }

  /** Reads a line. Keys that it does not know are ignored. */
  static SkeletonStep parse(byte[] line, Skeleton skeleton) throws ScriptException {
    JsonObject step = ScriptStep.object(line);
    boolean reset = ScriptStep.flag(step, "reset", false);
    List<Application> applications = new ArrayList<>();
    JsonValue list = step.get("apply");
    if (list == null) {
      if (step.has("anim") || step.has("to")) {
        applications.add(application(step, skeleton));
      }
    } else if (step.has("anim")) {
      throw new ScriptException("\"anim\" and \"apply\" do not go together");
    } else if (list instanceof JsonArray array) {
      for (JsonValue one : array) {
        if (!(one instanceof JsonObject object)) {
          throw ScriptStep.wrongType("apply", "a list of objects", one);
        }
        applications.add(application(ScriptStep.withoutNulls(object), skeleton));
      }
    } else {
      throw ScriptStep.wrongType("apply", "a list of objects", list);
    }
    return new SkeletonStep(reset, applications);
  }

  private static Application application(JsonObject step, Skeleton skeleton)
      throws ScriptException {
    for (String needed : List.of("anim", "to")) {
      if (!step.has(needed)) {
        throw new ScriptException("\"" + needed + "\" is missing");
      }
    }
    return new Application(
        animation(step, skeleton),
        number(step, "from", 0),
        number(step, "to", 0),
        number(step, "mix", 1));
  }

  private static Animation animation(JsonObject step, Skeleton skeleton) throws ScriptException {
    JsonValue value = step.get("anim");
    List<Animation> animations = skeleton.animations();
    if (value instanceof JsonString name) {
      try {
        return animations.get(Lookup.animation(skeleton, name.value()));
      } catch (UnknownNameException e) {
        throw new ScriptException(String.valueOf(e.getMessage()), e.hint());
      }
    }
    if (value instanceof JsonNumber number) {
      return animations.get(ScriptStep.animationIndex(number, animations.size()));
    }
    throw new ScriptException("\"anim\" must be a name or an index");
  }

  private static double number(JsonObject step, String name, double ifAbsent)
      throws ScriptException {
    JsonValue value = step.get(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonNumber number && Double.isFinite(number.value())) {
      return number.value();
    }
    throw ScriptStep.wrongType(name, "a finite number", value);
  }
}
