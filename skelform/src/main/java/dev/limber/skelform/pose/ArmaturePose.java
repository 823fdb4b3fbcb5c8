package dev.limber.skelform.pose;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.diagnostics.Names;
import dev.limber.core.math.Lists;
import dev.limber.core.pose.Handles;
import dev.limber.core.pose.PoseMix;
import dev.limber.core.puppet.Chain;
import dev.limber.core.puppet.Equipment;
import dev.limber.core.puppet.EquipmentHost;
import dev.limber.core.puppet.EquippedParts;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import dev.limber.skelform.animate.Animator;
import dev.limber.skelform.animate.CompiledAnimation;
import dev.limber.skelform.animate.Frames;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.ArmatureInternals;
import dev.limber.skelform.construct.Construction;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Visual;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.draw.SpritePainter;
import dev.limber.skelform.draw.StyledTextures;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The moving state of one character. Each frame: {@link #animate}, your own changes through {@link
 * #bone}, {@link #construct}, then read or draw.
 *
 * <p>One thread at a time; any number of poses share an {@link Armature}. Once every animation has
 * been played and every handle asked for, nothing allocates.
 */
public final class ArmaturePose implements Puppet {
  final LocalPose local;
  final WorldPose world;
  private final CompiledArmature compiled;
  private final Animator animator;
  private final Construction construction;
  private final Handles<PosedBone> bones;
  private final Handles<PosedVisual> visuals;
  private final Handles<PosedFamily> families;
  private final SpritePainter painter = new SpritePainter();
  private List<Style> styles;
  private ImageSource images = ImageSource.NONE;
  private ConstructOptions options = ConstructOptions.DEFAULT;
  private @Nullable SpriteList sprites;
  private @Nullable Equipment equipment;

  /** The same, for drawing. */
  private @Nullable EquippedParts equipped;

  /** Textures that visuals show whatever is animated; null for none at all. */
  private @Nullable String @Nullable [] textures;

  private CompiledAnimation[] played = new CompiledAnimation[4];
  private final double[] oneFrame = new double[1];
  private final double[] oneSmooth = new double[1];
  private final ArmatureInternals internals;

  /** Creates a pose in the state right after loading; {@link Armature#newPose} calls this. */
  public ArmaturePose(CompiledArmature compiled) {
    Armature armature = compiled.armature;
    this.compiled = compiled;
    this.local = LocalPose.start(armature);
    this.animator = new Animator(compiled.initial, armature.ruleset());
    this.construction = new Construction(compiled.rig);
    this.world = construction.world();
    this.styles = armature.defaultStyles();
    this.internals =
        new ArmatureInternals(
            local,
            world,
            compiled.rig,
            compiled.start,
            compiled.initial,
            compiled::animation,
            this::touched);
    this.bones =
        new Handles<>("bone", "armature", armature.bones().size(), i -> new PosedBone(this, i));
    this.visuals =
        new Handles<>(
            "visual",
            "armature",
            armature.visuals().size(),
            i -> new PosedVisual(this, i, compiled.rig.verticesAt(i)));
    this.families =
        new Handles<>(
            "IK family", "armature", armature.families().size(), i -> new PosedFamily(this, i));
  }

  /** Returns what it is made of; only modules of Limber see the type. */
  public ArmatureInternals internals() {
    return internals;
  }

  /** Returns the armature that this is a pose of. */
  public Armature armature() {
    return compiled.armature;
  }

  /** Returns the {@link #armature}. */
  @Override
  public Armature data() {
    return armature();
  }

  @Override
  public List<Animation> animations() {
    return armature().animations();
  }

  @Override
  public Animation animation(String name) {
    return armature().animation(name);
  }

  @Override
  public List<String> skinNames() {
    return Lists.map(armature().styles(), Style::name);
  }

  @Override
  public void skins(List<String> names) {
    styles = Lists.map(names, armature()::style);
  }

  @Override
  public List<String> skins() {
    return Lists.map(styles, Style::name);
  }

  /** Returns the styles that {@link #draw} uses: the author's choice at first. */
  public List<Style> styles() {
    return styles;
  }

  /**
   * Sets the styles to draw with: the first that has a texture wins. They may be made in code.
   *
   * @throws IllegalArgumentException if a texture lies in an atlas that the armature does not have
   */
  public void styles(List<Style> newStyles) {
    for (Style style : newStyles) {
      style.requireAtlases(armature().atlases().size());
    }
    styles = List.copyOf(newStyles);
  }

  /** Sets where images come from; asked by {@link Atlas#filename}. */
  @Override
  public void images(ImageSource newImages) {
    images = Objects.requireNonNull(newImages, "images");
  }

  /**
   * Goes back to the state right after loading, physics included. World values stay those of the
   * last {@link #construct} until the next.
   */
  @Override
  public void reset() {
    local.copyFrom(compiled.start);
    touched();
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
    animator.animate(local, compiled.animation(animation), frame);
  }

  /** Takes all local values to their initial ones, those that un-animated values go back to. */
  @Override
  public void setup() {
    local.copyFrom(compiled.initial);
    touched();
  }

  @Override
  public Snapshot newSnapshot() {
    return new PoseMix(local, compiled.initial, this::touched);
  }

  @Override
  public boolean hasPhysics() {
    return !armature().physics().isEmpty();
  }

  /** Plays one animation at a time; {@link #animate(Animation, double)} in seconds. */
  @Override
  public void seek(PuppetAnimation animation, double seconds) {
    if (!(animation instanceof Animation own)) {
      throw new IllegalArgumentException("not an animation of an armature: " + animation.name());
    }
    animate(own, Frames.at(own, seconds));
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
    played[0] = compiled.animation(animation);
    oneFrame[0] = frame;
    oneSmooth[0] = smoothFrames;
    animator.animate(local, played, oneFrame, oneSmooth, 1);
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
    if (played.length < count) {
      played = new CompiledAnimation[count];
    }
    for (int i = 0; i < count; i++) {
      played[i] = compiled.animation(animations.get(i));
    }
    animator.animate(local, played, frames, smoothFrames, count);
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
  @Override
  public void construct() {
    construct(ConstructOptions.DEFAULT);
  }

  @Override
  public void stepPhysics() {
    construction.stepPhysics(local);
  }

  @Override
  public void constructAhead(double part) {
    options = ConstructOptions.DEFAULT;
    construction.constructAhead(local, part);
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
  @Override
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
   * Returns the handle of the first bone with this name; the same object each time. The end of its
   * name, after a space or dot, will do if no other ends like this.
   *
   * @throws IllegalArgumentException if there is none, or several; the message lists the names
   */
  @Override
  public PosedBone bone(String name) {
    return bone(armature().boneIndex(name));
  }

  /**
   * Returns the handle of a bone; the same object each time.
   *
   * @throws IllegalArgumentException if there is no bone with this index
   */
  @Override
  public PosedBone bone(int index) {
    return bones.get(index);
  }

  /**
   * Returns the handle of a visual; the same object each time.
   *
   * @throws IllegalArgumentException if there is no visual with this index
   */
  public PosedVisual visual(int index) {
    return visuals.get(index);
  }

  /**
   * Returns the handle of an IK family; the same object each time.
   *
   * @throws IllegalArgumentException if there is no family with this index
   */
  public PosedFamily family(int index) {
    return families.get(index);
  }

  /**
   * Returns what a physics entry remembers, as a new object.
   *
   * @throws IllegalArgumentException if there is no entry with this index
   */
  public Physics.State physics(int index) {
    int count = armature().physics().size();
    if (index < 0 || index >= count) {
      throw new IllegalArgumentException(
          "no physics entry " + index + "; this armature has " + count + ", from 0");
    }
    return construction.physics(index);
  }

  @Override
  public void draw(Canvas canvas) {
    EquippedParts carried = equipped;
    painter.draw(
        sprites(styles), armature(), images, carried == null ? canvas : carried.over(canvas));
    if (carried != null) {
      carried.finish();
    }
  }

  @Override
  public Equipment equipment() {
    Equipment carried = equipment;
    if (carried == null) {
      carried = new Equipment(this, new Host());
      equipment = carried;
      equipped = carried;
    }
    return carried;
  }

  /** What equipment can do with an armature. */
  private final class Host implements EquipmentHost {
    @Override
    public void showAttachment(int part, @Nullable String attachment) {
      String[] all = textures;
      if (all == null && attachment != null) {
        all = new String[visuals.count()];
        textures = all;
      }
      if (all != null) {
        all[part] = attachment == null ? null : textureName(attachment);
      }
    }

    @Override
    public void drawOutlines(Canvas canvas) {
      painter.drawOutlines(sprites(styles), armature(), images, canvas);
    }

    @Override
    public boolean isBlank(int part) {
      Visual visual = visual(part).visual();
      if (!isUnknown(visual.texture()) || !isUnknown(visual.initialTexture())) {
        return false;
      }
      for (Animation animation : animations()) {
        for (Keyframe key : animation.keyframes()) {
          if (key.bone() == visual.bone()
              && key.element() == Element.TEXTURE
              && !isUnknown(key.text())) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean isUnknown(String texture) {
      return StyledTextures.find(texture, armature().styles()) == null;
    }

    @Override
    public void tint(int part, Ink ink) {
      double[] values = local.values;
      int at = local.tintAt(part);
      ink.set(values[at], values[at + 1], values[at + 2], values[at + 3]);
    }

    @Override
    public boolean isBoneVisible(int bone) {
      return visible(bone);
    }
  }

  @Override
  public int boneCount() {
    return bones.count();
  }

  @Override
  public List<Chain> chains() {
    return Lists.map(
        armature().families(), f -> new Chain(f.bones(), f.target(), armature().solves(f)));
  }

  @Override
  public int partCount() {
    return visuals.count();
  }

  /** Returns the name of the bone that a visual sits on; empty if there is none. */
  @Override
  public String partName(int part) {
    EquippedParts carried = equipped;
    if (carried != null && part >= partCount()) {
      return carried.partName(part);
    }
    int bone = partBone(part);
    return bone < 0 ? "" : armature().bones().get(bone).name();
  }

  @Override
  public int partBone(int part) {
    EquippedParts carried = equipped;
    return carried != null && part >= partCount()
        ? carried.partBone(part)
        : visual(part).visual().bone();
  }

  /**
   * Returns what there is to draw, first drawn first, as of the last {@link #construct}; the same
   * buffer each time, filled anew.
   *
   * @param shownStyles the styles to look textures up in: the first that has a texture wins. While
   *     they stay the same nothing is looked up twice. {@link #styles()} for those it wears
   * @throws IllegalArgumentException if a texture lies in an atlas that the armature does not have
   */
  public SpriteList sprites(List<Style> shownStyles) {
    SpriteList list = sprites;
    if (list == null) {
      list = new SpriteList(armature());
      sprites = list;
    }
    list.fill(local, world, compiled.verticesAt, shownStyles, textures);
    return list;
  }

  @Override
  public String toString() {
    return "pose of " + armature();
  }

  private void touched() {
    animator.valuesTouched();
    animator.switchesTouched();
  }

  /**
   * Returns the name of a texture as the styles spell it; none is the empty name.
   *
   * @throws IllegalArgumentException if neither the armature nor its styles have such a texture
   */
  String textureName(String name) {
    Names known = compiled.textureNames();
    boolean madeInCode = known.find(name) < 0 && StyledTextures.find(name, styles) != null;
    return name.isEmpty() || madeInCode ? name : known.name(name);
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
