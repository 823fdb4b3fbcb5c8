package dev.limber.cli.pose;

import dev.limber.skelform.pose.ArmaturePose;

/** Plays the lines of a script with a SkelForm armature. */
final class ArmaturePlay implements PoseScript.Player {
  private final ArmaturePose pose;
  private final PoseJson answer;

  ArmaturePlay(ArmaturePose pose, PoseJson answer) {
    this.pose = pose;
    this.answer = answer;
  }

  @Override
  public String play(byte[] line) throws ScriptException {
    ArmatureStep step = ArmatureStep.parse(line, pose.armature());
    if (step.reset()) {
      pose.reset();
    }
    if (step.animations() != null) {
      pose.animate(step.animations(), step.frames(), step.smooth());
    }
    pose.construct();
    String text = answer.line();
    // Afterwards, as an engine's construct does: the answer is where physics was before the move.
    pose.moveBy(step.velocityX(), step.velocityY());
    return text;
  }
}
