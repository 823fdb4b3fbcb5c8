package dev.limber.skel2d.pose;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.math.Lists;
import dev.limber.core.pose.Handles;
import dev.limber.core.pose.PoseMix;
import dev.limber.core.puppet.Equipment;
import dev.limber.core.puppet.EquipmentHost;
import dev.limber.core.puppet.EquippedParts;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.SkeletonInternals;
import dev.limber.skel2d.construct.WorldPose;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.draw.ShapePainter;
import dev.limber.skel2d.draw.SkinOutlines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The moving state of one character. Each frame: {@link #reset}, {@link #apply} one or more
 * animations, your own changes through {@link #bone} and {@link #slot}, {@link #construct}, then
 * read or draw.
 *
 * <p>One thread at a time; any number of poses share a {@link Skeleton}. Once every animation has
 * been played, every skin drawn and every handle asked for, nothing allocates.
 */
public final class SkeletonPose implements Puppet {
  final LocalPose local;
  final WorldPose world;
  private final CompiledSkeleton compiled;
  private final Handles<PosedBone> bones;
  private final Handles<PosedSlot> slots;
  private final ShapePainter painter = new ShapePainter();
  private @Nullable ShapeList shapes;
  private SkinOutlines shown;
  private List<String> skinNames;
  private @Nullable Equipment equipment;

  /** The same, for drawing. */
  private @Nullable EquippedParts equipped;

  /** Attachments that slots show whatever is animated, -1 for none; null for none at all. */
  private int @Nullable [] fixed;

  private ImageSource images = ImageSource.NONE;
  private final SkeletonInternals internals;

  /** Creates a pose in the setup pose; poses created like this share nothing but the data. */
  public SkeletonPose(Skeleton skeleton) {
    this(new CompiledSkeleton(skeleton));
  }

  /** Creates a pose in the setup pose that shares animations and outlines with others. */
  public SkeletonPose(CompiledSkeleton compiled) {
    this.compiled = compiled;
    this.local = new LocalPose(compiled.skeleton);
    this.world = new WorldPose(compiled.rig);
    this.internals =
        new SkeletonInternals(local, world, compiled.rig, compiled.setup, compiled::animation);
    Skeleton skeleton = compiled.skeleton;
    this.shown = compiled.outlines(skeleton.defaultSkin());
    this.skinNames = List.of(skeleton.defaultSkin().name());
    this.bones =
        new Handles<>("bone", "skeleton", skeleton.bones().size(), i -> new PosedBone(this, i));
    this.slots =
        new Handles<>("slot", "skeleton", skeleton.slots().size(), i -> new PosedSlot(this, i));
    construct();
  }

  /** Returns what it is made of; only modules of Limber see the type. */
  public SkeletonInternals internals() {
    return internals;
  }

  /** Returns the skeleton that this is a pose of. */
  public Skeleton skeleton() {
    return compiled.skeleton;
  }

  /** Returns the {@link #skeleton}. */
  @Override
  public Skeleton data() {
    return skeleton();
  }

  @Override
  public List<Animation> animations() {
    return skeleton().animations();
  }

  @Override
  public Animation animation(String name) {
    return skeleton().animation(name);
  }

  @Override
  public List<String> skinNames() {
    return Lists.map(skeleton().skins(), Skin::name);
  }

  @Override
  public void skins(List<String> names) {
    List<Skin> newSkins = Lists.map(names, skeleton()::skin);
    if (newSkins.size() < 2) {
      skin(newSkins.isEmpty() ? skeleton().defaultSkin() : newSkins.get(0));
      return;
    }
    List<SkinOutlines> stack = new ArrayList<>(Lists.map(newSkins, compiled::outlines));
    stack.add(compiled.outlines(skeleton().defaultSkin()));
    shown = new SkinOutlines(skeleton(), stack);
    skinNames = Lists.map(newSkins, Skin::name);
  }

  @Override
  public List<String> skins() {
    return skinNames;
  }

  /** Returns the skin that {@link #draw} shows: with several, one that joins their attachments. */
  public Skin skin() {
    return shown.skin();
  }

  /**
   * Sets the skin.
   *
   * @throws IllegalArgumentException if the skin belongs to another skeleton
   */
  public void skin(Skin newSkin) {
    shown = compiled.outlines(newSkin);
    skinNames = List.of(newSkin.name());
  }

  @Override
  public void images(ImageSource newImages) {
    images = Objects.requireNonNull(newImages, "images");
  }

  /** Takes all local values back to the setup pose. */
  @Override
  public void reset() {
    local.copyFrom(compiled.setup);
  }

  /**
   * Applies an animation at a time, as if it had played from its start: the same as {@code
   * apply(animation, 0, time, 1)}.
   *
   * @param time seconds; below 0 counts as 0, and behind the last key its value holds
   */
  public void apply(Animation animation, double time) {
    apply(animation, 0, Math.max(0, time), 1);
  }

  /**
   * Applies an animation that has played for an interval. Only the properties that it animates
   * change, and those only from their first key on.
   *
   * <p>Positions, rotations and scales are relative to the setup pose, colours are absolute; they
   * go from where they are towards their value at {@code to}, rotations the short way. Flips and
   * attachments switch if a key lies inside the interval, its ends included, whatever the mix.
   *
   * @param from seconds; later than {@code to} if the animation has started again in between
   * @param to seconds
   * @param mix how far values go towards the animation: 0 not at all, 1 all the way
   * @throws IllegalArgumentException if a time is NaN, the mix is not finite or the animation
   *     belongs to another skeleton
   */
  public void apply(Animation animation, double from, double to, double mix) {
    if (Double.isNaN(from) || Double.isNaN(to)) {
      throw new IllegalArgumentException("times must be numbers, but are " + from + " and " + to);
    }
    if (!Double.isFinite(mix)) {
      throw new IllegalArgumentException("a mix must be a finite number, but is " + mix);
    }
    compiled.animation(animation).play(from, to, mix, local.values);
  }

  /** The same as {@link #reset} and {@link #apply(Animation, double)}. */
  @Override
  public void seek(PuppetAnimation animation, double seconds) {
    if (!(animation instanceof Animation own)) {
      throw new IllegalArgumentException("not an animation of a skeleton: " + animation.name());
    }
    reset();
    apply(own, seconds);
  }

  /** The same as {@link #reset}. */
  @Override
  public void setup() {
    reset();
  }

  @Override
  public Snapshot newSnapshot() {
    return new PoseMix(local, compiled.setup, () -> {});
  }

  /** Computes world transforms from the local values. */
  @Override
  public void construct() {
    world.construct(local);
  }

  /**
   * Returns the handle of a bone; the same object each time. The end of its full dotted name will
   * do if no other ends like this.
   *
   * @throws IllegalArgumentException if there is none, or several; the message lists the names
   */
  @Override
  public PosedBone bone(String name) {
    return bone(skeleton().boneIndex(name));
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
   * Returns the handle of a slot; the same object each time. The end of its full dotted name will
   * do if no other ends like this.
   *
   * @throws IllegalArgumentException if there is none, or several; the message lists the names
   */
  public PosedSlot slot(String name) {
    return slot(skeleton().slotIndex(name));
  }

  /**
   * Returns the handle of a slot; the same object each time.
   *
   * @throws IllegalArgumentException if there is no slot with this index
   */
  public PosedSlot slot(int index) {
    return slots.get(index);
  }

  /**
   * Returns what there is to draw, first drawn first, as of the last {@link #construct}; the same
   * buffer each time, filled anew.
   *
   * @throws IllegalArgumentException if the skin belongs to another skeleton
   */
  @SuppressWarnings("ReferenceEquality") // Skins are told apart as objects.
  public ShapeList shapes(Skin skin) {
    return shapes(skin == shown.skin() ? shown : compiled.outlines(skin));
  }

  private ShapeList shapes(SkinOutlines outlines) {
    ShapeList list = shapes;
    if (list == null) {
      list = new ShapeList(skeleton(), outlines);
      shapes = list;
    }
    list.fill(outlines, local, world, fixed);
    return list;
  }

  @Override
  public void draw(Canvas canvas) {
    EquippedParts carried = equipped;
    painter.draw(shapes(shown), images, carried == null ? canvas : carried.over(canvas));
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

  /** What equipment can do with a skeleton. */
  private final class Host implements EquipmentHost {
    @Override
    public void showAttachment(int part, @Nullable String attachment) {
      int[] all = fixed;
      if (all == null && attachment != null) {
        all = new int[slots.count()];
        Arrays.fill(all, -1);
        fixed = all;
      }
      if (all != null) {
        all[part] = attachment == null ? -1 : skeleton().attachmentIndex(part, attachment);
      }
    }

    @Override
    public void drawOutlines(Canvas canvas) {
      painter.drawOutlines(shapes(shown), images, canvas);
    }

    @Override
    public boolean isBlank(int part) {
      boolean blank = true;
      for (Skin skin : skeleton().skins()) {
        for (Attachment attachment : skin.attachments()) {
          blank &= attachment.slot() != part || attachment instanceof Attachment.None;
        }
      }
      return blank;
    }

    @Override
    public void tint(int part, Ink ink) {
      PosedSlot slot = slot(part);
      ink.set(slot.color(0), slot.color(1), slot.color(2), slot.color(3));
    }

    @Override
    public boolean isBoneVisible(int bone) {
      return true;
    }
  }

  @Override
  public int boneCount() {
    return bones.count();
  }

  @Override
  public int partCount() {
    return slots.count();
  }

  @Override
  public String partName(int part) {
    EquippedParts carried = equipped;
    return carried != null && part >= partCount()
        ? carried.partName(part)
        : slot(part).slot().name();
  }

  @Override
  public int partBone(int part) {
    EquippedParts carried = equipped;
    return carried != null && part >= partCount()
        ? carried.partBone(part)
        : slot(part).slot().bone();
  }

  /** Returns the world matrices of all bones: a, b, c, d, e, f of each, as a new array. */
  public double[] worldValues() {
    return part(world.matrices, 0, WorldPose.STRIDE * bones.count());
  }

  /**
   * Returns the local values of all bones: x, y, rotation, scale x, scale y, flip x, flip y of
   * each, flips as 0 or 1, as a new array.
   */
  public double[] localValues() {
    return part(local.values, 0, local.partsAt);
  }

  /** Returns red, green, blue, alpha and attachment index of all slots, as a new array. */
  public double[] slotValues() {
    return part(local.values, local.partsAt, local.values.length - local.partsAt);
  }

  private static double[] part(double[] values, int from, int count) {
    double[] copy = new double[count];
    System.arraycopy(values, from, copy, 0, count);
    return copy;
  }
}
