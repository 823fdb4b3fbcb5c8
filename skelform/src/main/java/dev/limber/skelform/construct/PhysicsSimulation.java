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

  /** Offset of x inside an entry's numbers. */
  public static final int X = 0;

  /** Offset of y inside an entry's numbers. */
  public static final int Y = 1;

  /** Offset of the rotation inside an entry's numbers. */
  public static final int ROTATION = 2;

  /** Offset of the x scale inside an entry's numbers. */
  public static final int SCALE_X = 3;

  /** Offset of the y scale inside an entry's numbers. */
  public static final int SCALE_Y = 4;

  /** Offset of the angle around the parent inside an entry's numbers. */
  public static final int ORBIT = 5;

  /** Offset of how far that angle lags inside an entry's numbers. */
  public static final int DIFFERENCE = 6;

  /** Offset of that angle's speed inside an entry's numbers. */
  public static final int VELOCITY = 7;

  private static final int W = WorldPose.STRIDE;

  /** A turn divided by less would run out of the numbers; files mean 1 and more. */
  private static final double LEAST_DAMPING = 1e-6;

  /** The entries. */
  public final Physics[] entries;

  /** The parent of each entry's bone, -1 for none. */
  public final int[] parents;

  /** Whether the bone sways and has a parent to sway around. */
  public final boolean[] swings;

  // How far position and scale move towards the bone in a step: the spec's interpolate(2, damping)
  // depends on nothing that changes.

  /** Part of the way that x goes in a step. */
  public final double[] moveX;

  /** Part of the way that y goes in a step. */
  public final double[] moveY;

  /** Part of the way that the x scale goes in a step. */
  public final double[] growX;

  /** Part of the way that the y scale goes in a step. */
  public final double[] growY;

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
      s[at + ROTATION] = turned(p, s[at + ROTATION], world.rotation(p.bone()));
    }
    if (swings[i]) {
      swing(p, at, oldX, oldY, W * parents[i], world);
    }
  }

  /** Returns a number moved a part of the way to another. */
  public static double approach(double from, double to, double part) {
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
    double pull = pull(p, s[at + ORBIT], angle, s[at + VELOCITY]);
    if (bounces(p)) {
      s[at + VELOCITY] = pull;
    }
    s[at + ORBIT] = swung(p, s[at + ORBIT], pull, s[at + X] - oldX, s[at + Y] - oldY);
    s[at + DIFFERENCE] = angle - s[at + ORBIT];
  }

  /** Returns a rotation a step later: a part of the short way to that of its bone. */
  public static double turned(Physics p, double rotation, double boneRotation) {
    double turn = Trig.shortestTurn(rotation, boneRotation);
    return rotation + turn / Math.max(LEAST_DAMPING, p.rotationDamping());
  }

  /** Returns whether an orbit keeps its speed. */
  public static boolean bounces(Physics p) {
    return p.bounce() > 0 && p.bounce() <= 1;
  }

  /** Returns how strongly an orbit is pulled to the angle of its bone: its speed if it bounces. */
  public static double pull(Physics p, double orbit, double angle, double velocity) {
    double pull = Trig.shortestTurn(orbit, angle);
    return bounces(p) ? pull + velocity / (2 - p.bounce()) : pull;
  }

  /** Returns an orbit a step later: pulled, and lagging behind the movement of its bone. */
  public static double swung(Physics p, double orbit, double pull, double movedX, double movedY) {
    double pulled = orbit + pull / 10;
    double moved = Math.sqrt(movedX * movedX + movedY * movedY);
    if (!(moved > 0)) {
      return pulled;
    }
    double against = Trig.atan2(-movedY, -movedX);
    return (moved / 1000) * Trig.shortestTurn(pulled, against) * p.sway() + pulled;
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
