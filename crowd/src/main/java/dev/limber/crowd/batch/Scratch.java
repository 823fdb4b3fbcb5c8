package dev.limber.crowd.batch;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.pose.PoseMix;
import java.util.List;

/** What one thread needs for working on blocks of one rig. */
public final class Scratch {
  /** What the member that is being posed plays. */
  public final PlayState state = new PlayState();

  /** The physics states of a block's lanes before an update. */
  final double[] physicsBefore;

  final LocalValues pose;
  private final BatchRig rig;
  private final PoseMix fade;

  /** Tables of the programs that they were made for. */
  private List<BatchProgram> programs = List.of();

  private double[][][] tables = {};

  /** Creates scratch for a rig. */
  public Scratch(BatchRig rig) {
    this.rig = rig;
    pose = rig.initial.copy();
    fade = new PoseMix(pose, rig.initial, () -> {});
    physicsBefore = new double[Step.BLOCK * rig.physicsStart.length];
  }

  /** Returns the table for the program with this number, its scratch ready. */
  @SuppressWarnings("ReferenceEquality") // Written anew they are other programs.
  double[][] table(int program) {
    if (programs != rig.programs()) {
      programs = rig.programs();
      tables = new double[programs.size()][][];
    }
    if (tables[program] == null) {
      tables[program] = programs.get(program).newTable();
    }
    return tables[program];
  }

  /** Returns the local pose of what is played; the same object each time. */
  public LocalValues pose(PlayState played) {
    rig.play(played.animation, played.seconds, pose);
    if (played.fading) {
      if (played.fromPose != null) {
        fade.kept().copyFrom(played.fromPose);
      } else {
        rig.play(played.fromAnimation, played.fromSeconds, fade.kept());
      }
      fade.forget();
      fade.blend(played.weight, null);
    }
    return pose;
  }
}
