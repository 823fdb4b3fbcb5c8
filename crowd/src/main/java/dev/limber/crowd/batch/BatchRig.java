package dev.limber.crowd.batch;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.Arrays;
import java.util.List;

/**
 * What all members of one rig in a crowd share: which local values differ from member to member,
 * and the programs that construct them, many at a time. A format extends it.
 *
 * <p>Lanes that are solved in different ways need separate programs: each way has a number, and a
 * format with only one way need not override anything.
 *
 * <p>Changed by one thread at a time, while no block is being worked on.
 */
public abstract class BatchRig {
  /** Local values of a bone that can be set: x, y, rotation, scale x, scale y. */
  public static final int CHANNELS = 5;

  /** Local values that animations do not change. */
  protected final LocalValues initial;

  final LocalValues start;
  final RowLayout layout;
  final double[] physicsStart;
  private final List<? extends PuppetAnimation> animations;

  /** The slots of the bones that each animation moves; null until it is prepared. */
  private final int[][] moved;

  /** Which local values of bones differ from lane to lane; the slots of these. */
  private final boolean[] varies;

  private int[] varying = {};
  private List<BatchProgram> programs = List.of();
  private boolean startPrepared;
  private boolean stale = true;
  private int revision;

  /**
   * Creates it with nothing prepared.
   *
   * @param start the local pose right after loading
   * @param initial local values that animations do not change
   * @param physicsStart the physics states right after loading
   */
  protected BatchRig(
      RowLayout layout,
      LocalValues start,
      LocalValues initial,
      double[] physicsStart,
      List<? extends PuppetAnimation> animations) {
    this.layout = layout;
    this.start = start;
    this.initial = initial;
    this.physicsStart = physicsStart;
    this.animations = animations;
    moved = new int[animations.size()][];
    varies = new boolean[layout.slots];
  }

  /** Returns whether it has physics, so that members depend on their past. */
  public final boolean hasPhysics() {
    return physicsStart.length > 0;
  }

  /** Returns how many bones there are. */
  public final int boneCount() {
    return layout.slots / initial.boneStride;
  }

  /**
   * Prepares for playing an animation; returns its number.
   *
   * @throws IllegalArgumentException if it belongs to another rig
   */
  @SuppressWarnings("ReferenceEquality") // Animations are compared by identity, as in poses.
  public final int prepare(PuppetAnimation animation) {
    int number = 0;
    while (number < moved.length && animations.get(number) != animation) {
      number++;
    }
    if (number == moved.length) {
      throw new IllegalArgumentException(
          "animation \"" + animation.name() + "\" belongs to another character");
    }
    if (moved[number] == null) {
      int[] slots = prepare(number);
      moved[number] = Arrays.stream(slots).filter(slot -> slot < layout.slots).toArray();
      for (int slot : moved[number]) {
        vary(slot);
      }
    }
    return number;
  }

  /** Prepares for members that play nothing. */
  public final void prepareStart() {
    if (!startPrepared) {
      startPrepared = true;
      for (int slot = 0; slot < layout.slots; slot++) {
        if (Double.doubleToLongBits(start.values[slot])
            != Double.doubleToLongBits(initial.values[slot])) {
          vary(slot);
        }
      }
      addWay(start);
    }
  }

  /**
   * Prepares for setting a local value.
   *
   * @param channel one of {@link #CHANNELS}
   */
  public final void prepare(int bone, int channel) {
    vary(slot(bone, channel));
  }

  private void vary(int slot) {
    if (!varies[slot]) {
      varies[slot] = true;
      varying = Arrays.copyOf(varying, varying.length + 1);
      varying[varying.length - 1] = slot;
      stale = true;
    }
  }

  final int slot(int bone, int channel) {
    return initial.boneStride * bone + channel;
  }

  /** Returns the slots of the local values that differ; a new array when there are more. */
  final int[] varying() {
    return varying;
  }

  /** Returns the slots of the bones that an animation moves. */
  protected final int[] movedBy(int animation) {
    return moved[animation];
  }

  /** Returns a number that changes when all lanes have to be computed again. */
  public final int revision() {
    if (stale) {
      stale = false;
      revision++;
      programs = write(varies.clone());
    }
    return revision;
  }

  /** Returns the programs, one for each way, as of the last {@link #revision}. */
  final List<BatchProgram> programs() {
    return programs;
  }

  /** Prepares for an animation; returns the slots of the local values that it moves. */
  protected abstract int[] prepare(int animation);

  /** Writes a program for each way. */
  protected abstract List<BatchProgram> write(boolean[] varyingSlots);

  /** Ensures that there is a program for the way in which a pose is solved. */
  protected void addWay(LocalValues pose) {}

  /** Marks the programs to be written again. */
  protected final void rewrite() {
    stale = true;
  }

  /** Returns the number of the way in which a pose is solved. */
  protected int wayOf(LocalValues pose) {
    return 0;
  }

  /**
   * Sets the local pose of an animation at a time.
   *
   * @param animation -1 for the state right after loading
   */
  protected abstract void play(int animation, double seconds, LocalValues out);

  /**
   * Sets what an animation moves in a lane whose other values are the initial ones.
   *
   * @param scratch a pose to work with
   * @return the number of the way in which it is solved
   */
  protected abstract int playMoved(
      int animation, double seconds, LocalValues scratch, double[][] rows, int lane);

  /** Shifts the positions in the physics state of a lane; does nothing without physics. */
  public void shift(PoseBlock block, int lane, double x, double y) {}

  /** Returns a part of a bone's world matrix. */
  public abstract double matrix(PoseBlock block, int lane, int bone, int part);

  /**
   * Copies a lane to a character: local values from what is played and overridden, world values
   * from the lane.
   *
   * @throws IllegalArgumentException if the character is not one of this rig
   */
  public abstract void show(
      PoseBlock block,
      int lane,
      PlayState state,
      Settings settings,
      Scratch scratch,
      Puppet puppet);

  /** Sets the local values of a character. */
  protected final void setLocal(LocalValues local, Settings settings) {
    for (int i = 0; i < settings.count(); i++) {
      local.values[slot(settings.bone(i), settings.channel(i))] = settings.value(i);
    }
  }

  /** Returns the exception for a character of another rig. */
  protected static IllegalArgumentException isOfAnother() {
    return new IllegalArgumentException(
        "the character was made from another armature or skeleton than the member");
  }
}
