package dev.limber.core.crowd;

import dev.limber.core.lanes.Step;
import dev.limber.core.puppet.Puppet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The members of one rig: what each plays as flat arrays, and their tiles. A member's slot is its
 * place in the arrays and, counted through all tiles, its lane. Those that are awake come first, so
 * that tiles of sleepers are skipped.
 */
final class Herd {
  private static final int TILE = Step.TILE;
  private static final int FIRST_CAPACITY = 16;
  private static final Settings NO_SETTINGS = new Settings();

  final CrowdRig rig;
  final Lanes lanes;
  private final boolean physics;
  private final List<Tile> tiles = new ArrayList<>();
  private final PoseTable poses = new PoseTable();
  private final Moment shownMoment = new Moment();
  private @Nullable Puppet puppet;
  private @Nullable Workbench[] benches = {};
  private Moment[] moments = {};

  /** What physics remembered before an update, for each worker. */
  private double[][] before = {};

  int size;

  /** Members before this slot are not paused. */
  private int awake;

  Member[] members = new Member[FIRST_CAPACITY];
  Tracks tracks = new Tracks(FIRST_CAPACITY);

  /** Slot whose lane shows the member's pose: its own, or that of one with the same pose. */
  private int[] shown = new int[FIRST_CAPACITY];

  private boolean anyShared;
  private int revision = -1;

  // The update that is under way.
  private int steps;
  private double seconds;
  private boolean meshes;
  private int[] firstLane = {};
  private int[] lastLane = {};
  private int[] work = {};
  private int workCount;

  Herd(CrowdRig rig) {
    this.rig = rig;
    this.lanes = rig.newLanes();
    this.physics = lanes.hasPhysics();
  }

  Member add(Crowd crowd) {
    lanes.prepareStart();
    int slot = size;
    if (slot == members.length) {
      grow();
    }
    if (slot == TILE * tiles.size()) {
      tiles.add(lanes.newTile());
    }
    size++;
    Member member = new Member(crowd, this, slot);
    members[slot] = member;
    tracks.clear(slot);
    shown[slot] = slot;
    tile(slot).start(lane(slot));
    member.slot = slot;
    if (slot != awake) {
      exchange(slot, awake);
    }
    awake++;
    return member;
  }

  private void grow() {
    int capacity = 2 * members.length;
    Member[] moreMembers = new Member[capacity];
    int[] moreShown = new int[capacity];
    System.arraycopy(members, 0, moreMembers, 0, size);
    System.arraycopy(shown, 0, moreShown, 0, size);
    members = moreMembers;
    shown = moreShown;
    tracks = tracks.grown(capacity);
  }

  void remove(Member member) {
    keepForOthers(member.slot);
    if (member.slot < awake) {
      awake--;
      exchange(member.slot, awake);
    }
    size--;
    exchange(member.slot, size);
    tracks.clear(size);
    members[size] = members[0]; // Whichever: nobody looks there, and the removed one can go.
    member.slot = -1;
  }

  /** Others that show the pose of a lane that goes away get it in a lane of their own. */
  private void keepForOthers(int slot) {
    if (!anyShared) {
      return;
    }
    int heir = -1;
    for (int s = 0; s < size; s++) {
      if (s != slot && shown[s] == slot) {
        if (heir < 0) {
          heir = s;
          tile(s).copy(tile(slot), lane(slot), lane(s));
          tracks.copyContent(slot, s);
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
    Tile one = tile(a);
    Tile other = tile(b);
    one.copy(one, lane(a), TILE);
    one.copy(other, lane(b), lane(a));
    other.copy(one, TILE, lane(b));
    tracks.exchange(a, b);
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

  private Tile tile(int slot) {
    return tiles.get(slot / TILE);
  }

  private static int lane(int slot) {
    return slot % TILE;
  }

  /**
   * Moves the clocks and finds what has to be computed.
   *
   * @return how many tiles there are to work on
   */
  int begin(
      double newSeconds, int newSteps, Crowd.Wishes wishes, Workers workers, Crowd.Count count) {
    seconds = newSeconds;
    meshes = wishes.meshes;
    steps = physics ? newSteps : 0;
    prepareWork(workers);
    if (revision != lanes.revision()) {
      revision = lanes.revision();
      tracks.touchAll(size);
    }
    for (int slot = 0; slot < awake; slot++) {
      tracks.advance(slot, seconds);
    }
    for (int slot = awake; slot < size; slot++) {
      tracks.advance(slot, 0);
    }
    anyShared = false;
    boolean shares = wishes.sharing && !physics;
    if (shares) {
      poses.begin(size);
    }
    for (int slot = 0; slot < size; slot++) {
      shown[slot] = slot;
      boolean same = tracks.unchanged(slot);
      boolean rests = !physics || slot >= awake || tracks.atRest[slot] || steps == 0;
      if (shares && tracks.plain(slot)) {
        int first = poses.firstWith(slot, tracks.animation, tracks.time);
        if (first != slot) {
          shown[slot] = first;
          anyShared = true;
          count.shared++;
          continue;
        }
      }
      if (same && rests) {
        tile(slot).moving(lane(slot), false);
        tracks.pending[slot] = false;
        count.skipped++;
      } else {
        tracks.atRest[slot] = false;
        tracks.watched[slot] = same;
        mark(slot);
        count.computed++;
      }
    }
    return workCount;
  }

  private void prepareWork(Workers workers) {
    if (firstLane.length < tiles.size()) {
      firstLane = new int[tiles.size()];
      lastLane = new int[tiles.size()];
      work = new int[tiles.size()];
    }
    if (benches.length != workers.count()) {
      benches = new Workbench[workers.count()];
      moments = new Moment[workers.count()];
      before = new double[workers.count()][];
      for (int w = 0; w < benches.length; w++) {
        benches[w] = lanes.newWorkbench();
        moments[w] = new Moment();
        before[w] = new double[physics ? TILE * tiles.get(0).physicsCount() : 0];
      }
    }
    workCount = 0;
  }

  private void mark(int slot) {
    int t = slot / TILE;
    tracks.pending[slot] = true;
    tile(slot).moving(lane(slot), slot < awake);
    if (workCount == 0 || work[workCount - 1] != t) {
      work[workCount++] = t;
      firstLane[t] = lane(slot);
    }
    lastLane[t] = lane(slot);
  }

  /** Works on a tile: the piece with this number of those that {@link #begin} has found. */
  void work(int piece, int worker) {
    int t = work[piece];
    Tile tile = tiles.get(t);
    Workbench bench = bench(worker);
    Moment moment = moments[worker];
    int from = firstLane[t];
    int to = lastLane[t] + 1;
    boolean watching = physics && remember(t, tile, before[worker]);
    for (int s = 1; s <= steps; s++) {
      pose(t, tile, bench, moment, (double) s / steps);
      tile.step(from, to, bench);
    }
    if (steps == 0) {
      pose(t, tile, bench, moment, 1);
    }
    tile.place(from, to, steps > 0, meshes, bench);
    for (int lane = from; lane < to; lane++) {
      int slot = TILE * t + lane;
      if (tracks.pending[slot]) {
        tracks.computed(slot);
      }
    }
    if (watching) {
      compare(t, tile, before[worker]);
    }
  }

  /**
   * Remembers the physics of lanes that nothing but physics moves; returns whether there are any.
   */
  private boolean remember(int t, Tile tile, double[] states) {
    boolean any = false;
    for (int lane = firstLane[t]; lane <= lastLane[t]; lane++) {
      int slot = TILE * t + lane;
      if (tracks.pending[slot] && tracks.watched[slot]) {
        any = true;
        tile.physics(lane, states, lane * tile.physicsCount());
      }
    }
    return any;
  }

  /** Finds the lanes that have come to rest: no step to come will move them. */
  private void compare(int t, Tile tile, double[] states) {
    for (int lane = firstLane[t]; lane <= lastLane[t]; lane++) {
      int slot = TILE * t + lane;
      if (tracks.pending[slot] && tracks.watched[slot]) {
        tracks.atRest[slot] = tile.physicsIs(lane, states, lane * tile.physicsCount());
      }
    }
  }

  Workbench bench(int worker) {
    Workbench bench = worker < benches.length ? benches[worker] : null;
    return bench == null ? lanes.newWorkbench() : bench;
  }

  private void pose(int t, Tile tile, Workbench bench, Moment moment, double part) {
    for (int lane = firstLane[t]; lane <= lastLane[t]; lane++) {
      int slot = TILE * t + lane;
      if (tracks.pending[slot]) {
        tracks.moment(slot, part, moment);
        tile.pose(lane, moment, bench);
        Settings settings = tracks.settings[slot];
        if (settings != null) {
          settings.apply(tile, lane);
        }
      }
    }
  }

  Moment moment(int slot) {
    tracks.moment(slot, 1, shownMoment);
    return shownMoment;
  }

  Stance stance(int slot) {
    return lanes.stance(moment(slot), bench(0));
  }

  void shift(int slot, double x, double y) {
    tile(slot).shift(lane(slot), x, y);
    tracks.atRest[slot] = false;
  }

  double matrix(int slot, int bone, int part) {
    int s = shown[slot];
    return tile(s).matrix(lane(s), bone, part);
  }

  void show(int slot, Puppet target) {
    int s = shown[slot];
    Shown kept = tracks.kept(slot);
    Moment moment = kept == null ? moment(slot) : kept.moment;
    Settings settings = kept == null ? tracks.settings[slot] : kept.settings;
    lanes.show(
        tile(s), lane(s), moment, settings == null ? NO_SETTINGS : settings, bench(0), target);
  }

  Puppet puppet() {
    Puppet known = puppet;
    if (known == null) {
      known = rig.newPose();
      puppet = known;
    }
    return known;
  }
}
