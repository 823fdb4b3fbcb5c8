package dev.limber.skelform.construct;

import dev.limber.core.lanes.Step;
import dev.limber.core.lanes.Value;
import dev.limber.core.math.Trig;
import dev.limber.skelform.data.Physics;

/**
 * {@link PhysicsSimulation#simulate} of one entry for lanes. Lane by lane: its angles take jumps,
 * and there are few entries. Lanes that do not move keep their state.
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

  /** Creates the step for an entry that has a bone, at this point of the program. */
  LanePhysics(int entry, LaneValues values) {
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
  }

  @Override
  public void run(double[][] r, int from, int to) {
    double[] moving = r[LaneLayout.MOVING];
    boolean swings = simulation.swings[entry];
    boolean lags = p.positionDamping() > 0 || p.sway() > 0;
    for (int i = from; i < to; i++) {
      if (moving[i] == 0) {
        continue;
      }
      double oldX = r[at + PhysicsSimulation.X][i];
      double oldY = r[at + PhysicsSimulation.Y][i];
      if (lags) {
        approach(r, PhysicsSimulation.X, x, simulation.moveX[entry], i);
        approach(r, PhysicsSimulation.Y, y, simulation.moveY[entry], i);
      }
      if (p.scaleDamping() > 0) {
        approach(r, PhysicsSimulation.SCALE_X, scaleX, simulation.growX[entry], i);
        approach(r, PhysicsSimulation.SCALE_Y, scaleY, simulation.growY[entry], i);
      }
      if (p.rotationDamping() > 0) {
        double rotation = r[at + PhysicsSimulation.ROTATION][i];
        double turn = Trig.shortestTurn(rotation, Trig.atan2(r[sin][i], r[cos][i]));
        r[at + PhysicsSimulation.ROTATION][i] =
            rotation + turn / Math.max(PhysicsSimulation.LEAST_DAMPING, p.rotationDamping());
      }
      if (swings) {
        swing(r, oldX, oldY, i);
      }
    }
  }

  private void approach(double[][] r, int part, int goal, double step, int i) {
    double[] state = r[at + part];
    state[i] = PhysicsSimulation.approach(state[i], r[goal][i], step);
  }

  /** See {@link PhysicsSimulation}. */
  private void swing(double[][] r, double oldX, double oldY, int i) {
    double angle = Trig.atan2(r[y][i] - r[parentY][i], r[x][i] - r[parentX][i]);
    double orbit = r[at + PhysicsSimulation.ORBIT][i];
    double pull = Trig.shortestTurn(orbit, angle);
    if (p.bounce() > 0 && p.bounce() <= 1) {
      pull += r[at + PhysicsSimulation.VELOCITY][i] / (2 - p.bounce());
      r[at + PhysicsSimulation.VELOCITY][i] = pull;
    }
    orbit += pull / 10;
    double movedX = r[at + PhysicsSimulation.X][i] - oldX;
    double movedY = r[at + PhysicsSimulation.Y][i] - oldY;
    double moved = Math.sqrt(movedX * movedX + movedY * movedY);
    if (moved > 0) {
      double against = Trig.atan2(-movedY, -movedX);
      orbit = (moved / 1000) * Trig.shortestTurn(orbit, against) * p.sway() + orbit;
    }
    r[at + PhysicsSimulation.ORBIT][i] = orbit;
    r[at + PhysicsSimulation.DIFFERENCE][i] = angle - orbit;
  }

  /** Returns a number of an entry's state as a value. */
  static Value state(LaneValues values, int entry, int part) {
    return Value.row(values.layout.physics + PhysicsSimulation.STRIDE * entry + part);
  }
}
