package dev.limber.skel2d.pose;

import dev.limber.core.pose.OnDemand;
import dev.limber.skel2d.animate.CompiledAnimation;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.Rig;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.SkinOutlines;

/**
 * What all poses of a skeleton share: the rig, the setup pose, animations and outlines; these two
 * are compiled when they are first needed. Safe for any number of threads.
 */
public final class CompiledSkeleton {
  final Skeleton skeleton;
  final Rig rig;
  final LocalPose setup;
  private final OnDemand<Animation, CompiledAnimation> animations;
  private final OnDemand<Skin, SkinOutlines> outlines;

  /** Compiles everything but animations and outlines. */
  public CompiledSkeleton(Skeleton skeleton) {
    this.skeleton = skeleton;
    this.rig = new Rig(skeleton);
    this.setup = new LocalPose(skeleton);
    this.animations =
        new OnDemand<>(skeleton.animations(), animation -> new CompiledAnimation(animation, setup));
    this.outlines = new OnDemand<>(skeleton.skins(), this::compile);
  }

  @SuppressWarnings("ReferenceEquality") // Skins are told apart as objects.
  private SkinOutlines compile(Skin skin) {
    Skin base = skeleton.defaultSkin();
    return new SkinOutlines(skeleton, skin, skin == base ? null : outlines(base));
  }

  /**
   * Returns the compiled form of an animation.
   *
   * @throws IllegalArgumentException if it is not one of this skeleton's own
   */
  CompiledAnimation animation(Animation animation) {
    CompiledAnimation compiled = animations.get(animation);
    if (compiled == null) {
      throw new IllegalArgumentException(
          "animation \""
              + animation.name()
              + "\" belongs to another skeleton; take it from pose.skeleton().animation(name)");
    }
    return compiled;
  }

  /**
   * Returns the compiled form of a skin.
   *
   * @throws IllegalArgumentException if it is not one of this skeleton's own
   */
  SkinOutlines outlines(Skin skin) {
    SkinOutlines compiled = outlines.get(skin);
    if (compiled == null) {
      throw new IllegalArgumentException(
          "skin \""
              + skin.name()
              + "\" belongs to another skeleton; take it from pose.skeleton().skin(name)");
    }
    return compiled;
  }
}
