package dev.limber.skelform.pose;

import dev.limber.core.diagnostics.Names;
import dev.limber.core.pose.OnDemand;
import dev.limber.skelform.animate.CompiledAnimation;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.draw.StyledTextures;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * What all poses of an armature share: the rig, the initial values and the animations, which are
 * compiled when they are first played. Safe for any number of threads.
 */
public final class CompiledArmature {
  /** Most numbers in the baked rows of all animations together: 16 MiB. */
  private static final int MAX_BAKED = 1 << 21;

  /**
   * What is left of it. Baked or not, an animation gives the same values, so a race only costs
   * memory.
   */
  private final AtomicInteger left = new AtomicInteger(MAX_BAKED);

  final Armature armature;
  final Rig rig;
  final LocalPose start;
  final LocalPose initial;

  /** Where the vertices of each visual begin in the constructed ones. */
  final int[] verticesAt;

  private @Nullable Names textureNames;
  private final OnDemand<Animation, CompiledAnimation> animations;

  /** Compiles everything but the animations. */
  public CompiledArmature(Armature armature) {
    this.armature = armature;
    this.rig = new Rig(armature);
    this.start = LocalPose.start(armature);
    this.initial = LocalPose.initial(armature);
    this.verticesAt = new int[armature.visuals().size()];
    for (int v = 0; v < verticesAt.length; v++) {
      verticesAt[v] = rig.verticesAt(v);
    }
    this.animations = new OnDemand<>(armature.animations(), this::compile);
  }

  private CompiledAnimation compile(Animation animation) {
    int most = Math.min(CompiledAnimation.MAX_BAKED, left.get());
    CompiledAnimation compiled = new CompiledAnimation(armature, animation, most);
    left.addAndGet(-compiled.bakedSize());
    return compiled;
  }

  /** Returns the names of the textures of all styles; made when somebody first asks for one. */
  Names textureNames() {
    Names names = textureNames;
    if (names == null) {
      // Two threads may both make them; the results are equal, so either may win.
      List<String> sorted = List.copyOf(StyledTextures.byName(armature.styles()).keySet());
      names = new Names("texture", "armature", sorted);
      textureNames = names;
    }
    return names;
  }

  /**
   * Returns the compiled form of an animation.
   *
   * @throws IllegalArgumentException if it is not one of this armature's own
   */
  CompiledAnimation animation(Animation animation) {
    CompiledAnimation compiled = animations.get(animation);
    if (compiled == null) {
      throw new IllegalArgumentException(
          "animation \""
              + animation.name()
              + "\" belongs to another armature; take it from pose.armature().animation(name)");
    }
    return compiled;
  }
}
