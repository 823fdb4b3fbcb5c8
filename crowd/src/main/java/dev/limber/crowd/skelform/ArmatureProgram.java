package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.BatchProgram;
import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.construct.Construction;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.construct.WorldPose;
import java.util.List;

/** {@link Construction} for lanes: writes the passes in their order. */
final class ArmatureProgram {
  private static final int W = WorldPose.STRIDE;

  private final ProgramValues values;
  private final LaneInheritance inheritance;

  private ArmatureProgram(ProgramValues values) {
    this.values = values;
    this.inheritance = new LaneInheritance(values);
  }

  /**
   * Writes a program.
   *
   * @param families how each IK family is solved
   */
  static BatchProgram write(ProgramValues values, List<FamilyState> families) {
    return new ArmatureProgram(values).write(families);
  }

  private BatchProgram write(List<FamilyState> families) {
    Rig rig = values.rig;
    ProgramBuilder builder = values.builder;
    values.turnAll();
    if (rig.mirrorsTurns) {
      for (int bone = 0; bone < rig.boneCount; bone++) {
        values.mirrorTurn(bone);
        inheritance.grow(bone, rig.hangsOn(bone));
      }
    }
    LaneIk ik = new LaneIk(values);
    LaneAfterPhysics afterPhysics = new LaneAfterPhysics(values, inheritance, ik.ik);
    if (rig.activeFamilies.length > 0) {
      inherit(rig.beforeIk, values.turns);
      builder.need(values.world);
      for (int f : rig.activeFamilies) {
        ik.solve(f, families.get(f));
      }
    }
    if (rig.limbsOnly) {
      inherit(rig.afterIk, ik.solved);
    } else {
      for (int i = 0; i < rig.afterIk.length; i += 2) {
        int bone = rig.afterIk[i];
        int parent = rig.afterIk[i + 1] / W;
        Value cos = values.world(parent, WorldPose.COS);
        Value sin = values.world(parent, WorldPose.SIN);
        inheritance.inherit(bone, parent, cos, sin, ik.ik);
      }
    }
    builder.need(values.world);
    builder.endPass();
    if (rig.afterPhysics.length > 0) {
      for (int e = 0; e < rig.simulation.entries.length; e++) {
        if (rig.simulation.entries[e].bone() >= 0) {
          builder.add(new LanePhysics(e, values));
        }
      }
    }
    builder.endPass();
    for (int i = 0; i < rig.afterPhysics.length; i += 2) {
      afterPhysics.inherit(rig.afterPhysics[i], rig.afterPhysics[i + 1] / W);
    }
    builder.endPass();
    new LaneMeshes(values).deform();
    builder.endPass();
    return builder.build(values.world);
  }

  private void inherit(int[] plan, Value[] turns) {
    for (int i = 0; i < plan.length; i += 2) {
      int bone = plan[i];
      int parent = plan[i + 1] / W;
      inheritance.inherit(
          bone,
          parent,
          values.world(parent, WorldPose.COS),
          values.world(parent, WorldPose.SIN),
          turns[2 * bone],
          turns[2 * bone + 1]);
    }
  }
}
