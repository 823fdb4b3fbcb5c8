package dev.limber.core.crowd;

import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;

/**
 * What all members of one rig in a crowd share: the programs that pose them, many at a time.
 * Implemented by formats; used by {@link Crowd} alone.
 *
 * <p>Changed by one thread at a time, while no tile is being worked on.
 */
public interface Lanes {
  /** Local values of a bone that can be set: x, y, rotation, scale x, scale y. */
  int CHANNELS = 5;

  /** Returns whether members depend on their past, as physics does. */
  boolean hasPhysics();

  /** Returns how many bones there are. */
  int boneCount();

  /**
   * Makes ready for playing an animation; returns its number.
   *
   * @throws IllegalArgumentException if it belongs to another rig
   */
  int prepare(PuppetAnimation animation);

  /** Makes ready for members that play nothing. */
  void prepareStart();

  /**
   * Makes ready for setting a local value.
   *
   * @param channel one of {@link #CHANNELS}
   */
  void prepare(int bone, int channel);

  /** Returns a number that changes when all lanes have to be computed anew. */
  int revision();

  /** Returns a new tile of {@link dev.limber.core.lanes.Step#TILE} lanes, none of them started. */
  Tile newTile();

  /** Returns what a thread needs for working on tiles. */
  Workbench newWorkbench();

  /** Returns the local pose of a moment, to fade from later. */
  Stance stance(Moment moment, Workbench bench);

  /**
   * Copies a lane to a character: local values from the moment and what has been set, world values
   * from the lane.
   *
   * @throws IllegalArgumentException if the character is not one of this rig
   */
  void show(Tile tile, int lane, Moment moment, Settings settings, Workbench bench, Puppet puppet);
}
