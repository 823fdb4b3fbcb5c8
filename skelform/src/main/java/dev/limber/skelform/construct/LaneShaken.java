package dev.limber.skelform.construct;

import dev.limber.core.lanes.ProgramBuilder;
import dev.limber.core.lanes.RowMath;
import dev.limber.core.lanes.Value;
import dev.limber.skelform.data.Physics;
import org.jspecify.annotations.Nullable;

/** {@link Inheritance#inheritPhysics} for lanes. */
final class LaneShaken {
  private final LaneValues values;
  private final ProgramBuilder builder;
  private final LaneInheritance inheritance;
  private final @Nullable Value[] ik;

  LaneShaken(LaneValues values, LaneInheritance inheritance, @Nullable Value[] ik) {
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
    inheritance.place(bone, parent, cos, sin);
    Value ikCos = ik[2 * bone];
    Value ikSin = ik[2 * bone + 1];
    if (ikCos != null && ikSin != null) {
      put(bone, WorldPose.COS, ikCos);
      put(bone, WorldPose.SIN, ikSin);
    } else {
      inheritance.turn(bone, cos, sin, values.turns[2 * bone], values.turns[2 * bone + 1]);
    }
    inheritance.grow(bone, parent);
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
      put(bone, WorldPose.X, LanePhysics.state(values, entry, PhysicsSimulation.X));
      put(bone, WorldPose.Y, LanePhysics.state(values, entry, PhysicsSimulation.Y));
    }
    if (p.scaleDamping() > 0) {
      put(bone, WorldPose.SCALE_X, LanePhysics.state(values, entry, PhysicsSimulation.SCALE_X));
      put(bone, WorldPose.SCALE_Y, LanePhysics.state(values, entry, PhysicsSimulation.SCALE_Y));
    }
  }

  /** Puts a value into a bone's own row. */
  void put(int bone, int part, Value value) {
    Value stays = value;
    if (!value.isUniform()) {
      int from = value.row();
      int row = values.worldRow(bone, part);
      builder.add((r, i, n) -> RowMath.copy(r[from], r[row], i, n));
      stays = Value.row(row);
    }
    values.world[WorldPose.STRIDE * bone + part] = stays;
  }
}
