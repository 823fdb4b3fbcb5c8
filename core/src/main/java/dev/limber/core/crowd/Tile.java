package dev.limber.core.crowd;

/**
 * Poses of one rig side by side, one in each lane. Implemented by formats; used by {@link Crowd}
 * alone, one thread at a time. Allocates nothing but when {@link Lanes#revision} has changed.
 */
public interface Tile {
  /** Takes a lane to the state right after loading. */
  void start(int lane);

  /** Sets the local values of a lane to those of a moment. */
  void pose(int lane, Moment moment, Workbench bench);

  /** Sets a local value of a lane, after {@link #pose}. */
  void set(int lane, int bone, int channel, double value);

  /** Says whether {@link #step} moves the physics of a lane. */
  void moving(int lane, boolean moving);

  /** Moves physics one step; {@link #place} is to follow. */
  void step(int from, int to, Workbench bench);

  /**
   * Computes world values and meshes of the lanes {@code from} up to but without {@code to}.
   *
   * @param stepped whether the bones stand where {@link #step} has left them
   * @param meshes whether vertices are computed as well, or left to {@link Lanes#show}
   */
  void place(int from, int to, boolean stepped, boolean meshes, Workbench bench);

  /** Shifts what physics remembers of a lane. */
  void shift(int lane, double x, double y);

  /** Returns how many numbers physics remembers of a lane. */
  int physicsCount();

  /** Copies what physics remembers of a lane. */
  void physics(int lane, double[] out, int at);

  /** Returns whether physics remembers exactly this of a lane. */
  boolean physicsIs(int lane, double[] state, int at);

  /**
   * Returns a part of a bone's world matrix; see {@link dev.limber.core.puppet.BoneHandle#matrix}.
   */
  double matrix(int lane, int bone, int part);

  /**
   * Copies a lane of this or another tile of the same lanes.
   *
   * @param lane where to; the one behind the last lane of a tile is free for exchanging two
   */
  void copy(Tile from, int fromLane, int lane);
}
