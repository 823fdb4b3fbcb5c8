package dev.limber.crowd;

import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;
import dev.limber.crowd.batch.BatchRig;
import dev.limber.crowd.skel2d.SkeletonBatch;
import dev.limber.crowd.skelform.ArmatureBatch;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thousands of characters of a few rigs, animated together: much faster than one by one, with
 * identical results.
 *
 * <p>{@link #add} members, tell each what to play, call {@link #update} once a frame, then read or
 * draw them. Members that are paused, or whose pose has not changed, cost next to nothing; members
 * of a rig without physics that play the same animation at exactly the same time are computed once.
 *
 * <p>Physics runs in whole steps of a sixtieth of a second: as many as have passed, at most {@value
 * PhysicsClock#MOST_STEPS} per update. With one update each sixtieth, a member is bit-identical to
 * {@code seek} and {@code construct} on a single pose.
 *
 * <p>One thread at a time; the {@link Workers} help only inside {@link #update}, and the results do
 * not depend on their number. Once every animation has been played and every value set, an update
 * allocates nothing.
 */
public final class Crowd {
  private final Workers workers;
  private final List<RigGroup> groups = new ArrayList<>();
  private final Count count = new Count();
  private final Workers.Work work = this::piece;
  private int[] pieces = new int[4];
  private final Wishes wishes = new Wishes();
  private final PhysicsClock clock = new PhysicsClock();

  /** Creates an empty crowd that works on the calling thread. */
  public Crowd() {
    this(Workers.ONE);
  }

  /** Creates an empty crowd; several crowds may share workers, one after the other. */
  public Crowd(Workers workers) {
    this.workers = Objects.requireNonNull(workers, "workers");
  }

  /** What an update should do. */
  static final class Wishes {
    boolean sharing = true;
    boolean meshes = true;
  }

  /** What an update did. */
  static final class Count {
    int computed;
    int shared;
    int skipped;
  }

  /**
   * Adds a member of an armature, in the state right after loading; it plays nothing yet.
   *
   * @param armature compared by identity: an equal armature has its own animations
   */
  public Member add(Armature armature) {
    RigGroup group = group(armature);
    if (group == null) {
      ArmaturePose pose = armature.newPose();
      group = newGroup(armature, new ArmatureBatch(pose), pose);
    }
    return group.add(this);
  }

  /** Adds a member of a skeleton; see {@link #add(Armature)}. */
  public Member add(Skeleton skeleton) {
    RigGroup group = group(skeleton);
    if (group == null) {
      SkeletonPose pose = skeleton.newPose();
      group = newGroup(skeleton, new SkeletonBatch(pose), pose);
    }
    return group.add(this);
  }

  /**
   * Adds a member of the armature or skeleton of a character; the character itself is not changed.
   *
   * @throws IllegalArgumentException if it was made from something else
   */
  public Member add(Puppet character) {
    if (character instanceof ArmaturePose pose) {
      return add(pose.armature());
    }
    if (character instanceof SkeletonPose pose) {
      return add(pose.skeleton());
    }
    throw new IllegalArgumentException(
        "a crowd takes characters of armatures and skeletons, not " + character);
  }

  private @Nullable RigGroup group(Object source) {
    for (RigGroup group : groups) {
      if (group.source == source) {
        return group;
      }
    }
    return null;
  }

  private RigGroup newGroup(Object source, BatchRig rig, Puppet puppet) {
    RigGroup group = new RigGroup(source, rig, puppet);
    groups.add(group);
    return group;
  }

  /** Returns how many members there are. */
  public int size() {
    int size = 0;
    for (RigGroup group : groups) {
      size += group.size;
    }
    return size;
  }

  /**
   * Sets whether members with the same pose share one computation; they do by default. The results
   * are the same either way.
   */
  public Crowd sharing(boolean share) {
    wishes.sharing = share;
    return this;
  }

  /**
   * Sets whether updates compute the vertices of meshes; they do by default. Otherwise vertices are
   * computed when a member is copied or drawn: less work if few members are visible, and half the
   * memory. The drawing is the same.
   */
  public Crowd meshes(boolean compute) {
    wishes.meshes = compute;
    return this;
  }

  /**
   * Advances all members that are not paused and computes their poses.
   *
   * @param seconds since the last update; 0 only computes what has been changed
   * @throws IllegalArgumentException if it is below 0 or not finite
   * @throws IllegalStateException if the workers have been closed; then nothing has changed
   */
  public void update(double seconds) {
    if (!(seconds >= 0) || seconds == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(
          "the time since the last update must be finite and not below 0, but is " + seconds);
    }
    workers.checkOpen();
    clock.advance(seconds);
    int steps = clock.take();
    count.computed = 0;
    count.shared = 0;
    count.skipped = 0;
    if (pieces.length < groups.size()) {
      pieces = new int[2 * groups.size()];
    }
    int total = 0;
    for (int h = 0; h < groups.size(); h++) {
      total += groups.get(h).begin(seconds, steps, wishes, workers, count);
      pieces[h] = total;
    }
    workers.run(work, total);
  }

  private void piece(int piece, int worker) {
    int h = 0;
    while (piece >= pieces[h]) {
      h++;
    }
    groups.get(h).work(piece - (h == 0 ? 0 : pieces[h - 1]), worker);
  }

  /** Returns how many poses the last update computed. */
  public int computed() {
    return count.computed;
  }

  /** Returns how many members share the pose of another since the last update. */
  public int shared() {
    return count.shared;
  }

  /** Returns how many members the last update left as they were. */
  public int skipped() {
    return count.skipped;
  }
}
