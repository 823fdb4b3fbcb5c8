package dev.limber.skelform.pose;

import dev.limber.skelform.animate.Animator;
import dev.limber.skelform.animate.Clip;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.Construction;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The moving state of one character. Each frame: {@link #animate}, your own changes through {@link
 * #bone}, {@link #construct}, then read or draw.
 *
 * <p>One thread at a time; any number of poses share an {@link Armature}. Once every animation has
 * been played and every handle asked for, nothing allocates.
 */
public final class ArmaturePose {
  final LocalPose local;
  final WorldPose world;
  private final CompiledArmature compiled;
  private final Animator animator;
  private final Construction construction;
  private final @Nullable PosedBone[] bones;
  private final @Nullable PosedVisual[] visuals;
  private final @Nullable PosedFamily[] families;
  private ConstructOptions options = ConstructOptions.DEFAULT;
  private @Nullable SpriteList sprites;
  private Clip[] clips = new Clip[4];
  private final double[] oneFrame = new double[1];
  private final double[] oneSmooth = new double[1];

  /** Creates a pose in the state right after loading; {@link Armature#newPose} calls this. */
  public ArmaturePose(CompiledArmature compiled) {
    Armature armature = compiled.armature;
    this.compiled = compiled;
    this.local = LocalPose.start(armature);
    this.animator = new Animator(compiled.initial, armature.playback());
    this.construction = new Construction(compiled.rig);
    this.world = construction.world();
    this.bones = new PosedBone[armature.bones().size()];
    this.visuals = new PosedVisual[armature.visuals().size()];
    this.families = new PosedFamily[armature.families().size()];
  }

  /** Returns the armature that this is a pose of. */
  public Armature armature() {
    return compiled.armature;
  }

  /**
   * Goes back to the state right after loading, physics included. World values stay those of the
   * last {@link #construct} until the next.
   */
  public void reset() {
    local.copyFrom(compiled.start);
    animator.valuesTouched();
    animator.switchesTouched();
    construction.resetPhysics();
    options = ConstructOptions.DEFAULT;
  }

  /**
   * Plays one animation at once: the values that it animates are set, all others go back to their
   * initial ones.
   *
   * @param frame fractions lie between the whole frames; below 0 counts as 0, and beyond the last
   *     keyframe its values hold. See {@code SkelForm.formatFrame} for loops
   */
  public void animate(Animation animation, double frame) {
    animator.animate(local, compiled.clip(animation), frame);
  }

  /**
   * Plays one animation, approached over some frames.
   *
   * <p>To fade into an animation, start it at frame 0 with smoothing: the fields then move from
   * where they are. Smoothing counts from the keyframe before, so that starting far behind one
   * snaps. It moves a part of the way at each call: with smoothing, call at a fixed rate.
   *
   * @param smoothFrames frames after each keyframe over which values are approached; 0 or less for
   *     at once
   */
  public void animate(Animation animation, double frame, double smoothFrames) {
    clips[0] = compiled.clip(animation);
    oneFrame[0] = frame;
    oneSmooth[0] = smoothFrames;
    animator.animate(local, clips, oneFrame, oneSmooth, 1);
  }

  /**
   * Plays several animations at once, later ones over earlier ones. Fields that none of them
   * animates go back to their initial values with the first one's frame and smoothing; without any
   * animation, at once.
   *
   * @param frames frame of each animation
   * @param smoothFrames frames of smoothing of each animation
   * @throws IllegalArgumentException if there is not a frame and a smoothing for each animation
   */
  public void animate(List<Animation> animations, double[] frames, double[] smoothFrames) {
    int count = animations.size();
    if (frames.length < count || smoothFrames.length < count) {
      throw new IllegalArgumentException(
          count
              + " animations need as many frames and smooth frames, but there are "
              + frames.length
              + " and "
              + smoothFrames.length);
    }
    if (clips.length < count) {
      clips = new Clip[count];
    }
    for (int i = 0; i < count; i++) {
      clips[i] = compiled.clip(animations.get(i));
    }
    animator.animate(local, clips, frames, smoothFrames, count);
  }

  /**
   * Plays several animations and then calls your code, the spec's post-interpolation: the same as
   * calling it between {@link #animate} and {@link #construct}.
   */
  public void animate(
      List<Animation> animations,
      double[] frames,
      double[] smoothFrames,
      Consumer<ArmaturePose> postInterpolation) {
    animate(animations, frames, smoothFrames);
    postInterpolation.accept(this);
  }

  /**
   * Computes world transforms and vertices from the local values; moves physics one step. A step
   * has no length in time: a character with physics should be constructed at a fixed rate, such as
   * 60 times a second.
   */
  public void construct() {
    construct(ConstructOptions.DEFAULT);
  }

  /**
   * Computes world transforms and vertices and places the character on the screen, as the spec's
   * engine runtimes do. World values stay in model space; {@link PosedBone#screenX} and its
   * neighbours give the placed ones.
   */
  public void construct(ConstructOptions newOptions) {
    options = newOptions;
    construction.construct(local);
    moveBy(newOptions.velocityX(), newOptions.velocityY());
  }

  /**
   * Says that the character has moved in the world since the last call: what physics remembers
   * stays behind by as much. {@link #construct(ConstructOptions)} calls this with its velocity.
   */
  public void moveBy(double x, double y) {
    if (!Double.isFinite(x + y)) {
      throw new IllegalArgumentException("a movement must be finite, but is " + x + ", " + y);
    }
    if (x != 0 || y != 0) {
      construction.shiftPhysics(-x, -y);
    }
  }

  /**
   * Constructs {@code steps} times, so that physics comes to rest after loading or teleporting.
   * Less than 1 does nothing.
   */
  public void settle(int steps) {
    for (int i = 0; i < steps; i++) {
      construction.construct(local);
    }
  }

  /** Returns the options of the last {@link #construct}. */
  public ConstructOptions options() {
    return options;
  }

  /**
   * Returns the handle of the first bone with this name; the same object each time.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public PosedBone bone(String name) {
    return bone(armature().boneIndex(name));
  }

  /**
   * Returns the handle of a bone; the same object each time.
   *
   * @throws IllegalArgumentException if there is no bone with this index
   */
  public PosedBone bone(int index) {
    check(index, bones.length, "bone");
    PosedBone handle = bones[index];
    if (handle == null) {
      handle = new PosedBone(this, index);
      bones[index] = handle;
    }
    return handle;
  }

  /**
   * Returns the handle of a visual; the same object each time.
   *
   * @throws IllegalArgumentException if there is no visual with this index
   */
  public PosedVisual visual(int index) {
    check(index, visuals.length, "visual");
    PosedVisual handle = visuals[index];
    if (handle == null) {
      handle = new PosedVisual(this, index, compiled.rig.verticesAt(index));
      visuals[index] = handle;
    }
    return handle;
  }

  /**
   * Returns the handle of an IK family; the same object each time.
   *
   * @throws IllegalArgumentException if there is no family with this index
   */
  public PosedFamily family(int index) {
    check(index, families.length, "IK family");
    PosedFamily handle = families[index];
    if (handle == null) {
      handle = new PosedFamily(this, index);
      families[index] = handle;
    }
    return handle;
  }

  /**
   * Returns what a physics entry remembers, as a new object.
   *
   * @throws IllegalArgumentException if there is no entry with this index
   */
  public Physics.State physics(int index) {
    check(index, armature().physics().size(), "physics entry");
    return construction.physics(index);
  }

  private static void check(int index, int count, String kind) {
    if (index < 0 || index >= count) {
      throw new IllegalArgumentException(
          "no " + kind + " " + index + "; this armature has " + count + ", from 0");
    }
  }

  /**
   * Returns what there is to draw, first drawn first, as of the last {@link #construct}; the same
   * buffer each time, filled anew.
   *
   * @param styles the styles to look textures up in: the first that has a texture wins. While they
   *     stay the same nothing is looked up twice. {@code armature().styles()} for all
   */
  public SpriteList sprites(List<Style> styles) {
    SpriteList list = sprites;
    if (list == null) {
      list = new SpriteList(armature());
      sprites = list;
    }
    list.fill(local, world, compiled.verticesAt, styles);
    return list;
  }

  @Override
  public String toString() {
    return "pose of " + armature();
  }

  void valuesTouched() {
    animator.valuesTouched();
  }

  void switchesTouched() {
    animator.switchesTouched();
  }

  boolean visible(int bone) {
    List<Bone> bones = armature().bones();
    for (int b = bone; b >= 0; b = bones.get(b).parent()) {
      if (local.hidden[b]) {
        return false;
      }
    }
    return true;
  }
}
