package dev.limber.core.crowd;

import dev.limber.core.puppet.Puppet;

/** What members of a {@link Crowd} are made from: an armature or a skeleton. */
public interface CrowdRig {
  /** Returns a new character in the state right after loading. */
  Puppet newPose();

  /** Returns a new set of lanes, for one crowd. */
  Lanes newLanes();
}
