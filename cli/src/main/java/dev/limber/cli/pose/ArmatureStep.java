package dev.limber.cli.pose;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a script for a SkelForm armature.
 *
 * @param reset whether to start over first
 * @param animations what to play, or null to construct only
 * @param frames a frame for each animation
 * @param smooth smooth frames for each animation
 * @param velocityX how far the character moves afterwards
 * @param velocityY the same along y
 */
record ArmatureStep(
    boolean reset,
    @Nullable List<Animation> animations,
    double[] frames,
    double[] smooth,
    double velocityX,
    double velocityY) {

  /**
   * Reads a line. Keys that it does not know are ignored, so that whole steps of the conformance
   * vectors can be sent.
   */
  static ArmatureStep parse(byte[] line, Armature armature) throws ScriptException {
    StepJson step = StepJson.parse(line);
    List<Animation> animations = null;
    double[] frames = {};
    double[] smooth = {};
    if (step.flag("animate", step.has("anims") || step.has("frames"))) {
      if (!step.has("anims")) {
        throw new ScriptException("\"anims\" is missing", "\"animate\":false constructs only");
      }
      animations = step.animations("anims", armature.animations(), Animation::name);
      int count = animations.size();
      frames = step.numbers("frames", count, "one for each animation");
      smooth =
          step.has("smooth")
              ? step.numbers("smooth", count, "one for each animation")
              : new double[count];
    }
    double[] velocity =
        step.has("velocity") ? step.numbers("velocity", 2, "x and y") : new double[2];
    boolean reset = step.flag("reset", false);
    return new ArmatureStep(reset, animations, frames, smooth, velocity[0], velocity[1]);
  }
}
