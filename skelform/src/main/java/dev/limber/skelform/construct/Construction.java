package dev.limber.skelform.construct;

import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.data.Physics;

/** The spec's {@code Construct} for one pose: runs the passes in their order. Allocates nothing. */
public final class Construction {
  private final Rig rig;
  private final WorldPose world;
  private final double[] physicsStart;
  private final InverseKinematics inverseKinematics;

  /** Physics as it was before a step that is only looked at. */
  private final double[] physicsBefore;

  /** Creates the construction of one pose. */
  public Construction(Rig rig) {
    this.rig = rig;
    this.physicsStart = rig.simulation.start();
    this.world = new WorldPose(rig, physicsStart);
    this.inverseKinematics = new InverseKinematics(rig);
    this.physicsBefore = new double[physicsStart.length];
  }

  /** Returns the constructed values; the same object for the pose's whole life. */
  public WorldPose world() {
    return world;
  }

  /** Constructs the pose and moves physics one step. */
  public void construct(LocalPose pose) {
    place(pose);
    if (rig.afterPhysics.length > 0) {
      rig.simulation.simulate(world);
    }
    finish(pose.values);
  }

  /** Moves physics one step; what it does to bones and meshes is left out. */
  public void stepPhysics(LocalPose pose) {
    if (rig.afterPhysics.length > 0) {
      place(pose);
      rig.simulation.simulate(world);
    }
  }

  /** Constructs the pose with physics a part of the way to the next step, without moving it. */
  public void constructAhead(LocalPose pose, double part) {
    place(pose);
    boolean ahead = rig.afterPhysics.length > 0 && part > 0;
    if (ahead) {
      System.arraycopy(world.physics, 0, physicsBefore, 0, physicsBefore.length);
      rig.simulation.simulate(world);
      PhysicsSimulation.between(physicsBefore, Math.min(1, part), world.physics);
    }
    finish(pose.values);
    if (ahead) {
      System.arraycopy(physicsBefore, 0, world.physics, 0, physicsBefore.length);
    }
  }

  /** Puts the bones where they are without physics. */
  private void place(LocalPose pose) {
    double[] local = pose.values;
    world.refreshRotations(local);
    if (rig.mirrorsTurns) {
      world.mirrorTurns(rig, local);
    }
    if (rig.activeFamilies.length == 0) {
      Inheritance.inherit(rig.afterIk, local, world.localTurns, world);
    } else {
      Inheritance.inherit(rig.beforeIk, local, world.localTurns, world);
      inverseKinematics.solve(pose, world);
      if (rig.limbsOnly) {
        Inheritance.inherit(rig.afterIk, local, world.solvedTurns, world);
      } else {
        Inheritance.inheritIk(rig.afterIk, local, world);
      }
    }
  }

  /** Lets physics move bones, and bones move meshes. */
  private void finish(double[] local) {
    if (rig.afterPhysics.length > 0) {
      Inheritance.inheritPhysics(rig, local, world);
    }
    rig.meshes.deform(local, world);
  }

  /** Shifts the positions that physics remembers; the engine option {@code velocity} is this. */
  public void shiftPhysics(double x, double y) {
    rig.simulation.shift(x, y, world.physics);
  }

  /** Takes physics back to its state right after loading. */
  public void resetPhysics() {
    System.arraycopy(physicsStart, 0, world.physics, 0, physicsStart.length);
  }

  /** Returns what a physics entry remembers, as a new object. */
  public Physics.State physics(int entry) {
    double[] s = world.physics;
    int at = PhysicsSimulation.STRIDE * entry;
    return new Physics.State(
        s[at], s[at + 1], s[at + 2], s[at + 3], s[at + 4], s[at + 5], s[at + 6], s[at + 7]);
  }
}
