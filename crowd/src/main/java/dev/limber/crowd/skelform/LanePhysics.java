package dev.limber.crowd.skelform;

import dev.limber.core.math.Trig;
import dev.limber.crowd.batch.RowLayout;
import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Step;
import dev.limber.crowd.batch.Value;
import dev.limber.skelform.construct.PhysicsSimulation;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Physics;

/**
 * {@link PhysicsSimulation#simulate} of one entry for lanes; angles lane by lane, because they need
 * branches. Lanes that do not move keep their state.
 */
final class LanePhysics implements Step {
  private final PhysicsSimulation simulation;
  private final Physics p;
  private final int entry;

  /** Row of the entry's first number. */
  private final int at;

  private final int x;
  private final int y;
  private final int cos;
  private final int sin;
  private final int scaleX;
  private final int scaleY;
  private final int parentX;
  private final int parentY;

  /** Rows for the positions before the step. */
  private final int keptX;

  private final int keptY;

  /** Creates the step for an entry that has a bone, at this point of the program. */
  LanePhysics(int entry, ProgramValues values) {
    this.simulation = values.rig.simulation;
    this.entry = entry;
    this.p = simulation.entries[entry];
    this.at = values.layout.physics + PhysicsSimulation.STRIDE * entry;
    int parent = simulation.parents[entry];
    x = values.rowOf(p.bone(), WorldPose.X);
    y = values.rowOf(p.bone(), WorldPose.Y);
    cos = values.rowOf(p.bone(), WorldPose.COS);
    sin = values.rowOf(p.bone(), WorldPose.SIN);
    scaleX = values.rowOf(p.bone(), WorldPose.SCALE_X);
    scaleY = values.rowOf(p.bone(), WorldPose.SCALE_Y);
    parentX = parent < 0 ? x : values.rowOf(parent, WorldPose.X);
    parentY = parent < 0 ? y : values.rowOf(parent, WorldPose.Y);
    keptX = values.builder.scratch();
    keptY = values.builder.scratch();
  }

  @Override
  public void run(double[][] r, int from, int to) {
    double[] moving = r[RowLayout.MOVING];
    double[] oldX = r[at + PhysicsSimulation.X];
    double[] oldY = r[at + PhysicsSimulation.Y];
    if (simulation.swings[entry]) {
      RowMath.copy(oldX, r[keptX], from, to);
      RowMath.copy(oldY, r[keptY], from, to);
    }
    if (p.positionDamping() > 0 || p.sway() > 0) {
      approach(oldX, r[x], simulation.moveX[entry], moving, from, to);
      approach(oldY, r[y], simulation.moveY[entry], moving, from, to);
    }
    if (p.scaleDamping() > 0) {
      double[] growX = r[at + PhysicsSimulation.SCALE_X];
      double[] growY = r[at + PhysicsSimulation.SCALE_Y];
      approach(growX, r[scaleX], simulation.growX[entry], moving, from, to);
      approach(growY, r[scaleY], simulation.growY[entry], moving, from, to);
    }
    if (p.rotationDamping() > 0) {
      turn(r[at + PhysicsSimulation.ROTATION], r[cos], r[sin], moving, from, to);
    }
    if (simulation.swings[entry]) {
      swing(r, moving, from, to);
    }
  }

  /**
   * The whole distance where nothing lags, a fraction elsewhere; in all lanes or in those that
   * move.
   */
  private static void approach(
      double[] state, double[] goal, double part, double[] moving, int from, int to) {
    if (!allMove(moving, from, to)) {
      for (int i = from; i < to; i++) {
        if (moving[i] != 0) {
          state[i] = PhysicsSimulation.approach(state[i], goal[i], part);
        }
      }
    } else if (part == 1) {
      RowMath.copy(goal, state, from, to);
    } else {
      approachAll(state, goal, part, from, to);
    }
  }

  private static boolean allMove(double[] moving, int from, int to) {
    for (int i = from; i < to; i++) {
      if (moving[i] == 0) {
        return false;
      }
    }
    return true;
  }

  private static void approachAll(double[] state, double[] goal, double part, int from, int to) {
    for (int i = from; i < to; i++) {
      double now = state[i];
      state[i] = now + (goal[i] - now) * part;
    }
  }

  private void turn(
      double[] rotations, double[] cosines, double[] sines, double[] moving, int from, int to) {
    for (int i = from; i < to; i++) {
      if (moving[i] != 0) {
        rotations[i] = PhysicsSimulation.turned(p, rotations[i], Trig.atan2(sines[i], cosines[i]));
      }
    }
  }

  private void swing(double[][] r, double[] moving, int from, int to) {
    double[] boneX = r[x];
    double[] boneY = r[y];
    double[] heldX = r[parentX];
    double[] heldY = r[parentY];
    double[] nowX = r[at + PhysicsSimulation.X];
    double[] nowY = r[at + PhysicsSimulation.Y];
    double[] beforeX = r[keptX];
    double[] beforeY = r[keptY];
    double[] orbits = r[at + PhysicsSimulation.ORBIT];
    double[] velocities = r[at + PhysicsSimulation.VELOCITY];
    double[] differences = r[at + PhysicsSimulation.DIFFERENCE];
    boolean bounces = PhysicsSimulation.bounces(p);
    for (int i = from; i < to; i++) {
      if (moving[i] == 0) {
        continue;
      }
      double angle = Trig.atan2(boneY[i] - heldY[i], boneX[i] - heldX[i]);
      double pull = PhysicsSimulation.pull(p, orbits[i], angle, velocities[i]);
      if (bounces) {
        velocities[i] = pull;
      }
      double movedX = nowX[i] - beforeX[i];
      double movedY = nowY[i] - beforeY[i];
      orbits[i] = PhysicsSimulation.swung(p, orbits[i], pull, movedX, movedY);
      differences[i] = angle - orbits[i];
    }
  }

  /** Returns a number of an entry's state as a value. */
  static Value state(ProgramValues values, int entry, int part) {
    return Value.row(values.layout.physics + PhysicsSimulation.STRIDE * entry + part);
  }
}
