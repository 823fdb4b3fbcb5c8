package dev.limber.skelform.data;

import dev.limber.core.diagnostics.Names;
import dev.limber.core.math.Lists;
import dev.limber.core.puppet.PhysicsClock;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.CompiledArmature;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A character: bones, what they show, how they move. Immutable; any number of poses on any number
 * of threads share one armature.
 *
 * <p>Made by {@link dev.limber.skelform.SkelForm#load}, or in code through {@link Parts}.
 */
public final class Armature {
  private final Parts parts;
  private final Names boneNames;
  private final Names animationNames;
  private final Names styleNames;
  private final List<Style> defaultStyles;
  private volatile @Nullable CompiledArmature compiled;

  /**
   * Everything an armature is made of; indices refer to positions in these lists.
   *
   * @param version the file's version string, empty before 0.2; only a hint, see {@link Generation}
   * @param generation the shape of the file
   * @param ruleset the rules by which it plays
   * @param bakedIk whether IK was baked into keyframes when exporting, so that it is not solved
   * @param imageFormat how the atlas images are stored
   * @param bones parents before children
   * @param visuals each belongs to exactly one bone
   * @param families solved in this order
   * @param physics each belongs to exactly one bone
   * @param animations in file order
   * @param styles in file order
   * @param atlases in file order
   */
  public record Parts(
      String version,
      Generation generation,
      Ruleset ruleset,
      boolean bakedIk,
      ImageFormat imageFormat,
      List<Bone> bones,
      List<Visual> visuals,
      List<IkFamily> families,
      List<Physics> physics,
      List<Animation> animations,
      List<Style> styles,
      List<Atlas> atlases) {

    /** Keeps unmodifiable copies. */
    public Parts {
      bones = List.copyOf(bones);
      visuals = List.copyOf(visuals);
      families = List.copyOf(families);
      physics = List.copyOf(physics);
      animations = List.copyOf(animations);
      styles = List.copyOf(styles);
      atlases = List.copyOf(atlases);
    }
  }

  /**
   * Creates an armature.
   *
   * @throws IllegalArgumentException if an index is out of range, a parent does not come before its
   *     child or a number is not finite
   */
  public Armature(Parts parts) {
    ArmatureRules.check(parts);
    this.parts = parts;
    this.boneNames = new Names("bone", "armature", Lists.map(parts.bones(), Bone::name));
    this.animationNames =
        new Names("animation", "armature", Lists.map(parts.animations(), Animation::name));
    this.styleNames = new Names("style", "armature", Lists.map(parts.styles(), Style::name));
    this.defaultStyles = DefaultStyles.of(parts.styles());
  }

  /** Returns what the armature is made of, for making a changed one. */
  public Parts parts() {
    return parts;
  }

  /** Returns the file's version string, empty before 0.2. */
  public String version() {
    return parts.version();
  }

  /** Returns the shape of the file that it was read from. */
  public Generation generation() {
    return parts.generation();
  }

  /** Returns the rules by which it plays; {@link #withRuleset} changes them. */
  public Ruleset ruleset() {
    return parts.ruleset();
  }

  /** Returns whether IK was baked into keyframes when exporting, so that it is not solved. */
  public boolean bakedIk() {
    return parts.bakedIk();
  }

  /** Returns whether the inverse kinematics of one of its families is solved. */
  public boolean solves(IkFamily family) {
    boolean idle = family.bones().isEmpty() || family.target() < 0 || family.disabled();
    return !idle && !bakedIk();
  }

  /** Returns how the atlas images are stored. */
  public ImageFormat imageFormat() {
    return parts.imageFormat();
  }

  /** Returns the bones, parents before children. */
  public List<Bone> bones() {
    return parts.bones();
  }

  /** Returns the visuals; each belongs to one bone. */
  public List<Visual> visuals() {
    return parts.visuals();
  }

  /** Returns the IK families in the order in which they are solved. */
  public List<IkFamily> families() {
    return parts.families();
  }

  /** Returns the physics entries; each belongs to one bone. */
  public List<Physics> physics() {
    return parts.physics();
  }

  /** Returns the animations in file order; empty for a static armature. */
  public List<Animation> animations() {
    return parts.animations();
  }

  /** Returns the styles in file order. */
  public List<Style> styles() {
    return parts.styles();
  }

  /**
   * Returns the styles of a new pose, in file order: those that the author left active; if nothing
   * says which, the one called {@code Default}, else the last.
   */
  public List<Style> defaultStyles() {
    return defaultStyles;
  }

  /** Returns the atlases in file order. */
  public List<Atlas> atlases() {
    return parts.atlases();
  }

  /**
   * Returns the first animation with this name. Spaces around it may be left out: real files have
   * animations called {@code "Run "}.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public Animation animation(String name) {
    return animations().get(animationNames.require(name));
  }

  /**
   * Returns the index of the first bone with this name, or of the only one whose name ends with it:
   * {@code Arm} finds {@code Left Arm} if there is no other.
   *
   * @throws IllegalArgumentException if there is none, or several end like this; the message lists
   *     the names
   */
  public int boneIndex(String name) {
    return boneNames.requireEnding(name);
  }

  /**
   * Returns the first style with this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public Style style(String name) {
    return styles().get(styleNames.require(name));
  }

  /**
   * Returns the same armature playing by other rules than those of its generation. It has
   * animations of its own: take them from it.
   */
  public Armature withRuleset(Ruleset ruleset) {
    Objects.requireNonNull(ruleset, "ruleset");
    if (ruleset == parts.ruleset()) {
      return this;
    }
    List<Animation> animations = new ArrayList<>();
    for (Animation animation : animations()) {
      animations.add(animation.loopingBy(ruleset));
    }
    return with(ruleset, animations);
  }

  /** Returns the same armature with other animations. */
  public Armature withAnimations(List<Animation> animations) {
    return with(ruleset(), animations);
  }

  private Armature with(Ruleset ruleset, List<Animation> animations) {
    return new Armature(
        new Parts(
            version(),
            generation(),
            ruleset,
            bakedIk(),
            imageFormat(),
            bones(),
            visuals(),
            families(),
            physics(),
            animations,
            styles(),
            atlases()));
  }

  /** Returns the same armature without physics; itself if it has none. */
  public Armature withoutPhysics() {
    if (physics().isEmpty()) {
      return this;
    }
    List<Bone> bones = new ArrayList<>();
    for (Bone bone : bones()) {
      bones.add(bone.withoutPhysics());
    }
    return new Armature(
        new Parts(
            version(),
            generation(),
            ruleset(),
            bakedIk(),
            imageFormat(),
            bones,
            visuals(),
            families(),
            List.of(),
            animations(),
            styles(),
            atlases()));
  }

  @Override
  public String toString() {
    return "armature of "
        + bones().size()
        + " bones and "
        + animations().size()
        + " animations, generation "
        + generation().label();
  }

  /** Returns a new pose in the state right after loading. Poses share this armature. */
  public ArmaturePose newPose() {
    return new ArmaturePose(compiled());
  }

  /**
   * Returns a new pose whose physics has come to rest. Files come with physics that has never
   * moved; its first steps would be seen as a jolt.
   */
  public ArmaturePose newRestingPose() {
    ArmaturePose pose = newPose();
    if (!physics().isEmpty()) {
      PhysicsClock.settle(pose);
    }
    return pose;
  }

  private CompiledArmature compiled() {
    CompiledArmature shared = compiled;
    if (shared == null) {
      // Two threads may both compile; the results are equal, so either may win.
      shared = new CompiledArmature(this);
      compiled = shared;
    }
    return shared;
  }
}
