package dev.limber.skel2d.construct;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import java.util.List;

/**
 * What each bone inherits from whom. Immutable, shared by all poses.
 *
 * <p>Bones are visited in their own order: parents come first, and sources are sorted by depth
 * besides, so that neighbours do not wait for each other. Where there is nobody to inherit from it
 * is the ground, one more bone behind all others that never moves, so that the loops have no case.
 */
public final class Rig {
  /** How many bones there are. */
  public final int boneCount;

  /** The parent of each bone. */
  public final int[] parent;

  /** The bone whose rotation each bone takes over: its parent, or the ground with no-rot. */
  public final int[] turnedBy;

  /** The bone whose scale each bone takes over: its parent, or the ground with no-scale. */
  public final int[] scaledBy;

  /** Whether every bone turns and grows with its parent. */
  public final boolean inheritsAll;

  /** Plans a skeleton. */
  public Rig(Skeleton skeleton) {
    List<Bone> bones = skeleton.bones();
    boneCount = bones.size();
    parent = new int[boneCount];
    turnedBy = new int[boneCount];
    scaledBy = new int[boneCount];
    boolean all = true;
    for (int b = 0; b < boneCount; b++) {
      Bone bone = bones.get(b);
      parent[b] = bone.parent() < 0 ? boneCount : bone.parent();
      turnedBy[b] = bone.inheritRotation() ? parent[b] : boneCount;
      scaledBy[b] = bone.inheritScale() ? parent[b] : boneCount;
      all &= bone.inheritRotation() && bone.inheritScale();
    }
    inheritsAll = all;
  }
}
