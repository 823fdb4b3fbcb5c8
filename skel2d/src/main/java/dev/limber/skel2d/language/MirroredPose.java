package dev.limber.skel2d.language;

import java.util.List;

/**
 * A pose of the other side: seen in a mirror, or with sides swapped.
 *
 * @param pose what the bones shall be like
 * @param alone full names of bones of one side that have no counterpart on the other: they are not
 *     in the pose
 */
public record MirroredPose(List<BonePose> pose, List<String> alone) {
  /** Keeps unmodifiable copies of the lists. */
  public MirroredPose {
    pose = List.copyOf(pose);
    alone = List.copyOf(alone);
  }
}
