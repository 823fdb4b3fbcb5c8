package dev.limber.skelform.construct;

import dev.limber.core.lanes.Program;
import dev.limber.core.lanes.ProgramBuilder;
import dev.limber.core.lanes.Step;
import dev.limber.core.lanes.Value;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@link Construction} for lanes: the passes in their order as programs over one table of rows.
 * Immutable, shared by all tiles whose lanes differ in the same local values and solve their
 * families the same way.
 */
public final class LaneProgram {
  private static final int W = WorldPose.STRIDE;

  private final Program bones;
  private final Program simulation;
  private final Program shaken;
  private final Program meshes;
  private final Value[] world;
  private final BitSet kept = new BitSet();

  /**
   * Writes the programs of a rig.
   *
   * @param initial local values of lanes that nothing moves
   * @param varies which local values differ from lane to lane
   * @param families how each family is solved
   */
  public LaneProgram(
      Rig rig, LaneLayout layout, double[] initial, boolean[] varies, List<FamilyState> families) {
    LaneValues values = new LaneValues(rig, layout, initial, varies);
    ProgramBuilder builder = values.builder;
    LaneInheritance inheritance = new LaneInheritance(values);
    values.turnAll();
    LaneIk ik = new LaneIk(values);
    LaneShaken afterwards = new LaneShaken(values, inheritance, ik.ik);
    if (rig.activeFamilies.length > 0) {
      inherit(rig.beforeIk, values.turns, values, inheritance);
      note(values);
      for (int f : rig.activeFamilies) {
        ik.solve(f, families.get(f));
      }
    }
    if (rig.limbsOnly) {
      inherit(rig.afterIk, ik.solved, values, inheritance);
    } else {
      inheritIk(rig, values, inheritance, ik.ik, afterwards);
    }
    note(values);
    List<Step> bonePart = builder.cut();
    if (rig.afterPhysics.length > 0) {
      for (int e = 0; e < rig.simulation.entries.length; e++) {
        if (rig.simulation.entries[e].bone() >= 0) {
          builder.add(new LanePhysics(e, values));
        }
      }
    }
    List<Step> simulationPart = builder.cut();
    for (int i = 0; i < rig.afterPhysics.length; i += 2) {
      afterwards.inherit(rig.afterPhysics[i], rig.afterPhysics[i + 1] / W);
    }
    note(values);
    List<Step> shakenPart = builder.cut();
    new LaneMeshes(values).deform();
    List<Step> meshPart = builder.cut();
    bones = builder.build(bonePart);
    simulation = builder.build(simulationPart);
    shaken = builder.build(shakenPart);
    meshes = builder.build(meshPart);
    world = values.world;
    for (int slot = 0; slot < layout.slots; slot++) {
      kept.set(LaneLayout.LOCAL + slot, varies[slot]);
    }
    kept.set(LaneLayout.MOVING);
    kept.set(layout.physics, layout.vertices);
  }

  private static void inherit(
      int[] plan, Value[] turns, LaneValues values, LaneInheritance inheritance) {
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

  private static void inheritIk(
      Rig rig,
      LaneValues values,
      LaneInheritance inheritance,
      @Nullable Value[] ik,
      LaneShaken putting) {
    for (int i = 0; i < rig.afterIk.length; i += 2) {
      int bone = rig.afterIk[i];
      int parent = rig.afterIk[i + 1] / W;
      Value parentCos = values.world(parent, WorldPose.COS);
      Value parentSin = values.world(parent, WorldPose.SIN);
      inheritance.place(bone, parent, parentCos, parentSin);
      Value cos = ik[2 * bone];
      Value sin = ik[2 * bone + 1];
      if (cos != null && sin != null) {
        putting.put(bone, WorldPose.COS, cos);
        putting.put(bone, WorldPose.SIN, sin);
      } else {
        inheritance.turn(
            bone, parentCos, parentSin, values.turns[2 * bone], values.turns[2 * bone + 1]);
      }
      inheritance.grow(bone, parent);
    }
  }

  /** Remembers the rows of the tile that world values stand in now. */
  private void note(LaneValues values) {
    for (Value value : values.world) {
      if (!value.isUniform() && value.row() < values.layout.count) {
        kept.set(value.row());
      }
    }
  }

  /** Returns whether it needs a row of the tile. */
  public boolean needs(int row) {
    return kept.get(row);
  }

  /** Returns a table for running it: rows for scratch, and places for those of a tile. */
  public double[][] newTable() {
    return bones.newTable();
  }

  /** Returns a world value of a bone after a run; see {@link WorldPose}. */
  public Value world(int bone, int part) {
    return world[W * bone + part];
  }

  /** Computes the bones and moves physics one step; what hangs on physics is not placed yet. */
  public void step(double[][] rows, int from, int to) {
    bones.run(rows, from, to);
    simulation.run(rows, from, to);
  }

  /** Computes the bones without moving physics. */
  public void stand(double[][] rows, int from, int to) {
    bones.run(rows, from, to);
  }

  /** Computes what hangs on physics, after {@link #step} or {@link #stand}. */
  public void shake(double[][] rows, int from, int to) {
    shaken.run(rows, from, to);
  }

  /** Computes the vertices, after {@link #shake}. */
  public void deform(double[][] rows, int from, int to) {
    meshes.run(rows, from, to);
  }
}
