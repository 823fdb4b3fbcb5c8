package dev.limber.skelform.pose;

import dev.limber.core.crowd.Lanes;
import dev.limber.skelform.animate.Clip;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import java.util.IdentityHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * What all poses of an armature share: the rig, the initial values and the clips. Clips are
 * compiled when they are first played. Safe for any number of threads.
 */
public final class CompiledArmature {
  /** Most numbers in the baked rows of all clips together: 16 MiB. */
  private static final int MAX_BAKED = 1 << 21;

  /**
   * What is left of it. Baked or not, a clip gives the same values, so a race only costs memory.
   */
  private final AtomicInteger left = new AtomicInteger(MAX_BAKED);

  final Armature armature;
  final Rig rig;
  final LocalPose start;
  final LocalPose initial;

  /** Where the vertices of each visual begin in the constructed ones. */
  final int[] verticesAt;

  private final IdentityHashMap<Animation, Slot> slots = new IdentityHashMap<>();

  /** Compiles everything but the clips. */
  public CompiledArmature(Armature armature) {
    this.armature = armature;
    this.rig = new Rig(armature);
    this.start = LocalPose.start(armature);
    this.initial = LocalPose.initial(armature);
    this.verticesAt = new int[armature.visuals().size()];
    for (int v = 0; v < verticesAt.length; v++) {
      verticesAt[v] = rig.verticesAt(v);
    }
    for (Animation animation : armature.animations()) {
      slots.put(animation, new Slot());
    }
  }

  /**
   * Returns the compiled form of an animation.
   *
   * @throws IllegalArgumentException if it is not one of this armature's own
   */
  Clip clip(Animation animation) {
    Slot slot = slots.get(animation);
    if (slot == null) {
      throw new IllegalArgumentException(
          "animation \""
              + animation.name()
              + "\" belongs to another armature; take it from pose.armature().animation(name)");
    }
    Clip clip = slot.clip;
    if (clip == null) {
      // Two threads may both compile; the results are equal, so either may win.
      clip = new Clip(armature, animation, Math.min(Clip.MAX_BAKED, left.get()));
      left.addAndGet(-clip.bakedSize());
      slot.clip = clip;
    }
    return clip;
  }

  /** Returns lanes for the members of a crowd. */
  public Lanes newLanes() {
    return new ArmatureLanes(this);
  }

  private static final class Slot {
    private volatile @Nullable Clip clip;
  }
}
