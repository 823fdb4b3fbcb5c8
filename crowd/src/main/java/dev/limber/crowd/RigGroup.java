package dev.limber.crowd;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.Puppet;
import dev.limber.crowd.batch.BatchRig;
import dev.limber.crowd.batch.PlayState;
import dev.limber.crowd.batch.PoseBlock;
import dev.limber.crowd.batch.Scratch;
import dev.limber.crowd.batch.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The members of one rig and their blocks. A member's slot is its index here and, counted across
 * all blocks, its lane. Members that are not paused come first, so that blocks of paused ones are
 * skipped.
 */
final class RigGroup {
  private static final int BLOCK = Step.BLOCK;
  private static final int FIRST_CAPACITY = 16;

  /** The armature or skeleton. */
  final Object source;

  final BatchRig rig;

  /** The character through which members are drawn. */
  final Puppet puppet;

  private final boolean physics;
  private final List<PoseBlock> blocks = new ArrayList<>();
  private final PoseTable poses = new PoseTable();

  /** One for each worker; the first is also used outside updates. */
  private Scratch[] scratches;

  int size;

  /** Members before this slot are not paused. */
  private int awake;

  private Member[] members = new Member[FIRST_CAPACITY];

  /** The slot whose lane has the member's pose: its own, or that of a member with the same pose. */
  private int[] shown = new int[FIRST_CAPACITY];

  private boolean anyShared;
  private int revision = -1;

  // The update that is under way.
  private int steps;
  private boolean meshes;
  private int[] firstLane = {};
  private int[] lastLane = {};
  private int[] work = {};
  private int workCount;

  RigGroup(Object source, BatchRig rig, Puppet puppet) {
    this.source = source;
    this.rig = rig;
    this.puppet = puppet;
    this.physics = rig.hasPhysics();
    this.scratches = new Scratch[] {new Scratch(rig)};
  }

  Member add(Crowd crowd) {
    rig.prepareStart();
    int slot = size;
    if (slot == members.length) {
      members = Arrays.copyOf(members, 2 * slot);
      shown = Arrays.copyOf(shown, 2 * slot);
    }
    if (slot == BLOCK * blocks.size()) {
      blocks.add(new PoseBlock(rig));
    }
    size++;
    Member member = new Member(crowd, this, slot);
    members[slot] = member;
    shown[slot] = slot;
    block(slot).start(lane(slot));
    exchange(slot, awake);
    awake++;
    return member;
  }

  void remove(Member member) {
    keepForOthers(member.slot);
    pause(member, true);
    size--;
    exchange(member.slot, size);
    members[size] =
        members[0]; // Any member will do: it only releases the reference to the removed one.
    member.slot = -1;
  }

  /** Members that share the pose of a removed lane get a copy in their own lane. */
  private void keepForOthers(int slot) {
    if (!anyShared) {
      return;
    }
    int heir = -1;
    for (int s = 0; s < size; s++) {
      if (s != slot && shown[s] == slot) {
        if (heir < 0) {
          heir = s;
          block(s).copy(block(slot), lane(slot), lane(s));
          members[s].track.holdWhat(members[slot].track);
        }
        shown[s] = heir;
      }
    }
  }

  void pause(Member member, boolean paused) {
    if (paused && member.slot < awake) {
      awake--;
      exchange(member.slot, awake);
    } else if (!paused && member.slot >= awake) {
      exchange(member.slot, awake);
      awake++;
    }
  }

  boolean paused(Member member) {
    return member.slot >= awake;
  }

  private void exchange(int a, int b) {
    if (a == b) {
      return;
    }
    PoseBlock one = block(a);
    PoseBlock other = block(b);
    one.copy(one, lane(a), BLOCK);
    one.copy(other, lane(b), lane(a));
    other.copy(one, BLOCK, lane(b));
    Member moved = members[a];
    members[a] = members[b];
    members[b] = moved;
    members[a].slot = a;
    members[b].slot = b;
    if (anyShared) {
      int shownHere = shown[a];
      shown[a] = shown[b];
      shown[b] = shownHere;
      for (int s = 0; s < size; s++) {
        shown[s] = shown[s] == a ? b : shown[s] == b ? a : shown[s];
      }
    } else {
      shown[a] = a;
      shown[b] = b;
    }
  }

  private PoseBlock block(int slot) {
    return blocks.get(slot / BLOCK);
  }

  private static int lane(int slot) {
    return slot % BLOCK;
  }

  /**
   * Advances the clocks and finds what has to be computed.
   *
   * @return how many blocks there are to work on
   */
  int begin(double seconds, int newSteps, Crowd.Wishes wishes, Workers workers, Crowd.Count count) {
    meshes = wishes.meshes;
    steps = physics ? newSteps : 0;
    prepareWork(workers);
    if (revision != rig.revision()) {
      revision = rig.revision();
      for (int slot = 0; slot < size; slot++) {
        members[slot].track.touch();
      }
    }
    anyShared = false;
    boolean shares = wishes.sharing && !physics;
    if (shares) {
      poses.begin(size);
    }
    for (int slot = 0; slot < size; slot++) {
      MemberTrack track = members[slot].track;
      track.advance(slot < awake ? seconds : 0);
      shown[slot] = slot;
      if (shares && track.plain()) {
        int first = poses.firstWith(slot, members);
        if (first != slot) {
          shown[slot] = first;
          track.pending = false;
          anyShared = true;
          count.shared++;
          continue;
        }
      }
      boolean same = track.unchanged();
      boolean rests = !physics || slot >= awake || track.atRest || steps == 0;
      if (same && rests) {
        block(slot).moving(lane(slot), false);
        track.pending = false;
        count.skipped++;
      } else {
        track.atRest = false;
        track.watched = same;
        track.pending = true;
        mark(slot);
        count.computed++;
      }
    }
    return workCount;
  }

  private void prepareWork(Workers workers) {
    if (firstLane.length < blocks.size()) {
      firstLane = new int[blocks.size()];
      lastLane = new int[blocks.size()];
      work = new int[blocks.size()];
    }
    if (scratches.length != workers.count()) {
      scratches = new Scratch[workers.count()];
      for (int w = 0; w < scratches.length; w++) {
        scratches[w] = new Scratch(rig);
      }
    }
    workCount = 0;
  }

  private void mark(int slot) {
    int b = slot / BLOCK;
    block(slot).moving(lane(slot), slot < awake);
    if (workCount == 0 || work[workCount - 1] != b) {
      work[workCount++] = b;
      firstLane[b] = lane(slot);
    }
    lastLane[b] = lane(slot);
  }

  /** Works on a block: the piece with this number of those that {@link #begin} has found. */
  void work(int piece, int worker) {
    int b = work[piece];
    PoseBlock block = blocks.get(b);
    Scratch scratch = scratches[worker];
    int from = firstLane[b];
    int to = lastLane[b] + 1;
    for (int lane = from; physics && lane < to; lane++) {
      if (isWatched(b, lane)) {
        block.rememberPhysics(lane, scratch);
      }
    }
    for (int s = 1; s <= steps; s++) {
      pose(b, scratch, (double) s / steps);
      block.step(from, to, scratch);
    }
    if (steps == 0) {
      pose(b, scratch, 1);
    }
    block.place(from, to, steps > 0, meshes, scratch);
    for (int lane = from; physics && lane < to; lane++) {
      if (isWatched(b, lane)) {
        // At rest, no further step will move it.
        members[BLOCK * b + lane].track.atRest = block.physicsRests(lane, scratch);
      }
    }
  }

  /** Returns whether only physics moves a lane. */
  private boolean isWatched(int b, int lane) {
    MemberTrack track = members[BLOCK * b + lane].track;
    return track.pending && track.watched;
  }

  /** Sets the local values of all lanes at a fraction of the update: 1 at its end. */
  private void pose(int b, Scratch scratch, double part) {
    PoseBlock block = blocks.get(b);
    for (int lane = firstLane[b]; lane <= lastLane[b]; lane++) {
      MemberTrack track = members[BLOCK * b + lane].track;
      if (track.pending) {
        track.state(part, scratch.state);
        block.pose(lane, scratch.state, scratch);
        track.settings().apply(block, lane);
        if (part == 1) {
          track.computed();
        }
      }
    }
  }

  /** Returns a copy of the local pose that a member has now. */
  LocalValues pose(MemberTrack track) {
    Scratch scratch = scratches[0];
    track.state(1, scratch.state);
    return scratch.pose(scratch.state).copy();
  }

  void shift(Member member, double x, double y) {
    rig.shift(block(member.slot), lane(member.slot), x, y);
    member.track.atRest = false;
  }

  double matrix(Member member, int bone, int part) {
    int s = shown[member.slot];
    return rig.matrix(block(s), lane(s), bone, part);
  }

  void show(Member member, Puppet target) {
    int s = shown[member.slot];
    Scratch scratch = scratches[0];
    PlayState state = member.track.shownState();
    if (state == null) {
      state = scratch.state;
      member.track.state(1, state);
    }
    rig.show(block(s), lane(s), state, member.track.shownSettings(), scratch, target);
  }
}
