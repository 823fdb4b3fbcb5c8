package dev.limber.skelform.construct;

import dev.limber.skelform.animate.LocalPose;

/**
 * Which row of a tile is what: first whether a lane moves, then the local values of the bones as in
 * {@link LocalPose}, the world values as in {@link WorldPose}, the physics states, the vertices.
 */
public final class LaneLayout {
  /** 1 for lanes in which physics moves, 0 for those in which it stands still. */
  public static final int MOVING = 0;

  /** Rows for the local values begin here; a row is as many behind it as its slot. */
  public static final int LOCAL = 1;

  /** Rows for local values: five for each bone. */
  public final int slots;

  /** Rows for the world values of the bones begin here. */
  public final int world;

  /** Rows for the physics states begin here. */
  public final int physics;

  /** Rows for the vertices begin here. */
  public final int vertices;

  /** How many rows there are. */
  public final int count;

  /** Lays out the rows for poses of a rig. */
  public LaneLayout(Rig rig) {
    slots = LocalPose.BONE_STRIDE * rig.boneCount;
    world = LOCAL + slots;
    physics = world + WorldPose.STRIDE * rig.boneCount;
    vertices = physics + rig.simulation.start().length;
    count = vertices + 2 * rig.meshes.vertexCount();
  }
}
