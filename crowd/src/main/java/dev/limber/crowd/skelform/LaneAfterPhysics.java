package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.ProgramBuilder;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.construct.PhysicsSimulation;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Physics;
import org.jspecify.annotations.Nullable;

/** {@code Inheritance#inheritPhysics} for lanes. */
final class LaneAfterPhysics {
  private final ProgramValues values;
  private final ProgramBuilder builder;
  private final LaneInheritance inheritance;
  private final @Nullable Value[] ik;

  LaneAfterPhysics(ProgramValues values, LaneInheritance inheritance, @Nullable Value[] ik) {
    this.values = values;
    this.builder = values.builder;
    this.inheritance = inheritance;
    this.ik = ik;
  }

  void inherit(int bone, int parent) {
    int entry = values.rig.physicsOf[bone];
    Value cos = values.world(parent, WorldPose.COS);
    Value sin = values.world(parent, WorldPose.SIN);
    if (entry >= 0) {
      int outC = builder.scratch();
      int outS = builder.scratch();
      swing(entry, builder.rowOf(cos), builder.rowOf(sin), outC, outS);
      cos = Value.row(outC);
      sin = Value.row(outS);
    }
    if (values.rig.mirrorsTurns) {
      values.mirrorTurn(bone);
    }
    inheritance.inherit(bone, parent, cos, sin, ik);
    if (entry >= 0) {
      override(entry, bone);
      builder.release(cos.row());
      builder.release(sin.row());
    }
  }

  /** Turns the parent's rotation by the angle by which the bone has swung out of its place. */
  private void swing(int entry, int pc, int ps, int outC, int outS) {
    if (!values.rig.simulation.swings[entry]) {
      builder.add((r, i, n) -> RowMath.turnFixed(1, 0, r[pc], r[ps], r[outC], r[outS], i, n));
      return;
    }
    int difference = LanePhysics.state(values, entry, PhysicsSimulation.DIFFERENCE).row();
    int angle = builder.scratch();
    int cos = builder.scratch();
    int sin = builder.scratch();
    builder.add((r, i, n) -> RowMath.scale(r[difference], -1, r[angle], i, n));
    builder.cosSin(angle, cos, sin);
    builder.add((r, i, n) -> RowMath.turn(r[cos], r[sin], r[pc], r[ps], r[outC], r[outS], i, n));
    builder.release(angle);
    builder.release(cos);
    builder.release(sin);
  }

  private void override(int entry, int bone) {
    Physics p = values.rig.simulation.entries[entry];
    if (p.rotationDamping() > 0) {
      int cos = values.worldRow(bone, WorldPose.COS);
      int sin = values.worldRow(bone, WorldPose.SIN);
      int rotation = LanePhysics.state(values, entry, PhysicsSimulation.ROTATION).row();
      builder.cosSin(rotation, cos, sin);
      values.world[WorldPose.STRIDE * bone + WorldPose.COS] = Value.row(cos);
      values.world[WorldPose.STRIDE * bone + WorldPose.SIN] = Value.row(sin);
    }
    if (p.positionDamping() > 0) {
      inheritance.put(bone, WorldPose.X, LanePhysics.state(values, entry, PhysicsSimulation.X));
      inheritance.put(bone, WorldPose.Y, LanePhysics.state(values, entry, PhysicsSimulation.Y));
    }
    if (p.scaleDamping() > 0) {
      inheritance.put(
          bone, WorldPose.SCALE_X, LanePhysics.state(values, entry, PhysicsSimulation.SCALE_X));
      inheritance.put(
          bone, WorldPose.SCALE_Y, LanePhysics.state(values, entry, PhysicsSimulation.SCALE_Y));
    }
  }
}
