package dev.limber.skel2d.pose;

import dev.limber.core.crowd.Lanes;
import dev.limber.skel2d.animate.Clip;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.Rig;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.SkinOutlines;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What all poses of a skeleton share: the rig, the setup pose, clips and outlines. Clips and
 * outlines are compiled when they are first needed. Safe for any number of threads.
 */
public final class CompiledSkeleton {
  final Skeleton skeleton;
  final Rig rig;
  final LocalPose setup;
  private final IdentityHashMap<Animation, ClipCell> clips = new IdentityHashMap<>();
  private final IdentityHashMap<Skin, SkinCell> skins = new IdentityHashMap<>();

  /** Compiles everything but clips and outlines. */
  public CompiledSkeleton(Skeleton skeleton) {
    this.skeleton = skeleton;
    this.rig = new Rig(skeleton);
    this.setup = new LocalPose(skeleton);
    for (Animation animation : skeleton.animations()) {
      clips.put(animation, new ClipCell());
    }
    for (Skin skin : skeleton.skins()) {
      skins.put(skin, new SkinCell());
    }
  }

  /**
   * Returns the compiled form of an animation.
   *
   * @throws IllegalArgumentException if it is not one of this skeleton's own
   */
  Clip clip(Animation animation) {
    ClipCell cell = clips.get(animation);
    if (cell == null) {
      throw new IllegalArgumentException(
          "animation \""
              + animation.name()
              + "\" belongs to another skeleton; take it from pose.skeleton().animation(name)");
    }
    Clip clip = cell.clip;
    if (clip == null) {
      // Two threads may both compile; the results are equal, so either may win.
      clip = new Clip(animation, setup);
      cell.clip = clip;
    }
    return clip;
  }

  /**
   * Returns the compiled form of a skin.
   *
   * @throws IllegalArgumentException if it is not one of this skeleton's own
   */
  SkinOutlines outlines(Skin skin) {
    SkinCell cell = skins.get(skin);
    if (cell == null) {
      throw new IllegalArgumentException(
          "skin \""
              + skin.name()
              + "\" belongs to another skeleton; take it from pose.skeleton().skin(name)");
    }
    SkinOutlines outlines = cell.outlines;
    if (outlines == null) {
      Skin base = skeleton.defaultSkin();
      SkinOutlines shared = cell == skins.get(base) ? null : outlines(base);
      outlines = new SkinOutlines(skeleton, skin, shared);
      cell.outlines = outlines;
    }
    return outlines;
  }

  /** Returns lanes for the members of a crowd. */
  public Lanes newLanes() {
    return new SkeletonLanes(this);
  }

  private static final class ClipCell {
    private volatile @Nullable Clip clip;
  }

  private static final class SkinCell {
    private volatile @Nullable SkinOutlines outlines;
  }
}
