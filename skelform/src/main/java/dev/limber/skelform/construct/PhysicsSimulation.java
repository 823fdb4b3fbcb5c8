package dev.limber.skelform.construct;

import dev.limber.core.math.Trig;
import dev.limber.skelform.animate.Bezier;
import dev.limber.skelform.data.Physics;
import java.util.List;

/**
 * The spec's {@code simulatePhysics}, one step a call, and what it does to the inheritance after
 * it.
 *
 * <p>Shared by all poses; the state is in {@link WorldPose#physics}, {@value #STRIDE} numbers for
 * each entry.
 */
public final class PhysicsSimulation {
  /** Numbers for each entry: x, y, rotation, scale x, scale y, orbit, difference, velocity. */
  public static final int STRIDE = 8;

  static final int X = 0;
  static final int Y = 1;
  static final int ROTATION = 2;
  static final int SCALE_X = 3;
  static final int SCALE_Y = 4;
  static final int ORBIT = 5;
  static final int DIFFERENCE = 6;
  static final int VELOCITY = 7;

  private static final int W = WorldPose.STRIDE;

  /** A turn divided by less would run out of the numbers; files mean 1 and more. */
  static final double LEAST_DAMPING = 1e-6;

  final Physics[] entries;
  final int[] parents;

  /** Whether the bone sways and has a parent to sway around. */
  final boolean[] swings;

  // How far position and scale move towards the bone in a step: the spec's interpolate(2, damping)
  // depends on nothing that changes.
  final double[] moveX;
  final double[] moveY;
  final double[] growX;
  final double[] growY;

  PhysicsSimulation(List<Physics> physics, int[] boneParents) {
    int size = physics.size();
    entries = physics.toArray(new Physics[0]);
    parents = new int[size];
    swings = new boolean[size];
    moveX = new double[size];
    moveY = new double[size];
    growX = new double[size];
    growY = new double[size];
    for (int i = 0; i < size; i++) {
      Physics p = entries[i];
      parents[i] = p.bone() < 0 ? -1 : boneParents[p.bone()];
      swings[i] = p.sway() > 0 && parents[i] >= 0;
      moveX[i] = step(p.positionDamping(), p.positionRatio());
      moveY[i] = step(p.positionDamping(), -p.positionRatio());
      growX[i] = step(p.scaleDamping(), p.scaleRatio());
      growY[i] = step(p.scaleDamping(), -p.scaleRatio());
    }
  }

  /** Returns the part of the way that a step takes, when a ratio above 0 lowers the damping. */
  private static double step(double damping, double ratio) {
    double lowered = ratio > 0 ? damping * (1 - ratio) : damping;
    double steps = Math.floor(lowered);
    return steps <= 2 ? 1 : Bezier.progress(2 / steps, 0.3, 0.3, 0.6, 0.6);
  }

  /** Returns the state right after loading. */
  double[] start() {
    double[] state = new double[STRIDE * entries.length];
    for (int i = 0; i < entries.length; i++) {
      Physics.State s = entries[i].start();
      int at = STRIDE * i;
      state[at + X] = s.x();
      state[at + Y] = s.y();
      state[at + ROTATION] = s.rotation();
      state[at + SCALE_X] = s.scaleX();
      state[at + SCALE_Y] = s.scaleY();
      state[at + ORBIT] = s.orbit();
      state[at + DIFFERENCE] = s.orbitDifference();
      state[at + VELOCITY] = s.orbitVelocity();
    }
    return state;
  }

  /** Moves every entry one step towards its bone. */
  void simulate(WorldPose world) {
    for (int i = 0; i < entries.length; i++) {
      if (entries[i].bone() >= 0) {
        simulate(i, entries[i], world);
      }
    }
  }

  private void simulate(int i, Physics p, WorldPose world) {
    double[] s = world.physics;
    double[] w = world.bones;
    int at = STRIDE * i;
    int bone = W * p.bone();
    double oldX = s[at + X];
    double oldY = s[at + Y];
    if (p.positionDamping() > 0 || p.sway() > 0) {
      s[at + X] = approach(oldX, w[bone + WorldPose.X], moveX[i]);
      s[at + Y] = approach(oldY, w[bone + WorldPose.Y], moveY[i]);
    }
    if (p.scaleDamping() > 0) {
      s[at + SCALE_X] = approach(s[at + SCALE_X], w[bone + WorldPose.SCALE_X], growX[i]);
      s[at + SCALE_Y] = approach(s[at + SCALE_Y], w[bone + WorldPose.SCALE_Y], growY[i]);
    }
    if (p.rotationDamping() > 0) {
      double rotation = s[at + ROTATION];
      double turn = Trig.shortestTurn(rotation, world.rotation(p.bone()));
      s[at + ROTATION] = rotation + turn / Math.max(LEAST_DAMPING, p.rotationDamping());
    }
    if (swings[i]) {
      swing(p, at, oldX, oldY, W * parents[i], world);
    }
  }

  static double approach(double from, double to, double part) {
    return part == 1 ? to : from + (to - from) * part;
  }

  /** Lets the angle from the parent follow the bone, keep its speed and lag behind movement. */
  private static void swing(
      Physics p, int at, double oldX, double oldY, int parent, WorldPose world) {
    double[] s = world.physics;
    double[] w = world.bones;
    int bone = W * p.bone();
    double angle =
        Trig.atan2(
            w[bone + WorldPose.Y] - w[parent + WorldPose.Y],
            w[bone + WorldPose.X] - w[parent + WorldPose.X]);
    double orbit = s[at + ORBIT];
    double pull = Trig.shortestTurn(orbit, angle);
    if (p.bounce() > 0 && p.bounce() <= 1) {
      pull += s[at + VELOCITY] / (2 - p.bounce());
      s[at + VELOCITY] = pull;
    }
    orbit += pull / 10;
    double movedX = s[at + X] - oldX;
    double movedY = s[at + Y] - oldY;
    double moved = Math.sqrt(movedX * movedX + movedY * movedY);
    if (moved > 0) {
      double against = Trig.atan2(-movedY, -movedX);
      orbit = (moved / 1000) * Trig.shortestTurn(orbit, against) * p.sway() + orbit;
    }
    s[at + ORBIT] = orbit;
    s[at + DIFFERENCE] = angle - orbit;
  }

  /** Stores cosine and sine of the angle by which an entry's bone has swung out of its place. */
  void swing(int entry, double[] state, double[] turn) {
    if (swings[entry]) {
      Trig.cosSin(-state[STRIDE * entry + DIFFERENCE], turn, 0);
    } else {
      turn[0] = 1;
      turn[1] = 0;
    }
  }

  /** Puts a damped bone where physics says. */
  void override(int entry, int bone, WorldPose world) {
    Physics p = entries[entry];
    double[] s = world.physics;
    double[] w = world.bones;
    int at = STRIDE * entry;
    int o = W * bone;
    if (p.rotationDamping() > 0) {
      w[o + WorldPose.COS] = Trig.cos(s[at + ROTATION]);
      w[o + WorldPose.SIN] = Trig.sin(s[at + ROTATION]);
    }
    if (p.positionDamping() > 0) {
      w[o + WorldPose.X] = s[at + X];
      w[o + WorldPose.Y] = s[at + Y];
    }
    if (p.scaleDamping() > 0) {
      w[o + WorldPose.SCALE_X] = s[at + SCALE_X];
      w[o + WorldPose.SCALE_Y] = s[at + SCALE_Y];
    }
  }

  /** Takes a state back to a part of the way from the one before it. */
  static void between(double[] before, double part, double[] state) {
    for (int at = 0; at < state.length; at += STRIDE) {
      // The difference is that of the bone as it is now to the orbit as it is between: mixing the
      // differences themselves would let bones tremble from step to step.
      double angle = state[at + DIFFERENCE] + state[at + ORBIT];
      for (int i = at; i < at + STRIDE; i++) {
        state[i] = before[i] + (state[i] - before[i]) * part;
      }
      state[at + DIFFERENCE] = angle - state[at + ORBIT];
    }
  }

  /** Shifts all positions that physics remembers, as if the character had moved the other way. */
  void shift(double x, double y, double[] state) {
    for (int at = 0; at < state.length; at += STRIDE) {
      state[at + X] += x;
      state[at + Y] += y;
    }
  }
}
