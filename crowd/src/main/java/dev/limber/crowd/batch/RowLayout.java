package dev.limber.crowd.batch;

/**
 * Which row of a block is what: first whether a lane moves, then the local values of the bones, the
 * world values, the physics states, the vertices, each in the order that a single pose has them.
 */
public final class RowLayout {
  /** 1 for lanes in which physics moves, 0 for those in which it stands still. */
  public static final int MOVING = 0;

  /** Rows for the local values begin here, in order of their slots. */
  public static final int LOCAL = 1;

  /** Rows for local values. */
  public final int slots;

  /** Rows for the world values of the bones begin here. */
  public final int world;

  /** Rows for the physics states begin here. */
  public final int physics;

  /** Rows for the vertices begin here. */
  public final int vertices;

  /** How many rows there are. */
  public final int count;

  /** Lays out this many rows of each kind. */
  public RowLayout(int slots, int worldValues, int physicsValues, int vertexValues) {
    this.slots = slots;
    world = LOCAL + slots;
    physics = world + worldValues;
    vertices = physics + physicsValues;
    count = vertices + vertexValues;
  }
}
