package dev.limber.core.player;

import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a track shows: the playbacks of the fades under way, oldest first. Each is blended over the
 * mix of those before it; when its fade is complete, all before it are dropped. So a fade starts
 * from whatever is shown, even in the middle of another one.
 */
final class TrackMix {
  /** The largest number of playbacks to mix; beyond it, the oldest two become one frozen pose. */
  static final int MOST = 8;

  /** The largest number of playbacks kept while nobody poses them; beyond it, the oldest ends. */
  static final int MOST_UNSEEN = 64;

  private final Track track;
  private final Puppet puppet;
  private final List<Playback> live = new ArrayList<>();
  private final List<Snapshot> spare = new ArrayList<>();
  private @Nullable Snapshot below;
  private @Nullable RootMotion root;

  TrackMix(Track track, Puppet puppet) {
    this.track = track;
    this.puppet = puppet;
  }

  /** Returns what plays or fades in; null if nothing ever did. */
  @Nullable Playback newest() {
    return live.isEmpty() ? null : live.get(live.size() - 1);
  }

  /** Returns the newest one that an update has seen; null if there is none. */
  @Nullable Playback seen() {
    Playback newest = newest();
    return newest == null || newest.started || live.size() == 1
        ? newest
        : live.get(live.size() - 2);
  }

  /** Sets what measures the distance of a bone. */
  void root(RootMotion newRoot) {
    root = newRoot;
    for (int i = 0; i < live.size(); i++) {
      live.get(i).root.begin(live.get(i).position());
    }
  }

  int size() {
    return live.size();
  }

  /** Returns whether it leaves the pose below alone. */
  boolean isIdle() {
    int size = live.size();
    return size == 0 || (track.index() > 0 && size == 1 && isNothing(live.get(0)));
  }

  private static boolean isNothing(Playback playback) {
    return playback.animation() == null && !playback.isStill;
  }

  void add(Playback playback) {
    ground();
    int last = live.size() - 1;
    if (last > 0 && !live.get(last).started) {
      // Never shown: fade from what is shown instead.
      remove(last);
    }
    live.add(playback);
  }

  /** Puts something under the first playback, if there is nothing yet. */
  void ground() {
    if (live.isEmpty()) {
      Playback base = track.nothing();
      // The lowest track starts from the character's current pose, which is saved when needed.
      base.isStill = track.index() == 0;
      base.started = true;
      live.add(base);
    }
  }

  private void remove(int at) {
    Playback playback = live.remove(at);
    lend(playback.under);
    playback.under = null;
    lend(playback.still);
    playback.still = null;
  }

  private void lend(@Nullable Snapshot snapshot) {
    if (snapshot != null) {
      spare.add(snapshot);
    }
  }

  private Snapshot snapshot() {
    Snapshot snapshot = spare.isEmpty() ? puppet.newSnapshot() : spare.remove(spare.size() - 1);
    snapshot.forget();
    return snapshot;
  }

  void advance(double seconds, int direction, double when, EventQueue events) {
    if (live.size() == 1) {
      live.get(0).advance(seconds, direction, when, events);
      return;
    }
    int covering = Math.max(0, live.size() - MOST_UNSEEN);
    for (int i = 0; i < live.size(); i++) {
      Playback playback = live.get(i);
      double left = playback.fadeLeft();
      playback.advance(seconds, direction, when, events);
      playback.wholeAt = Double.POSITIVE_INFINITY;
      if (i > 0 && (playback.fadeLeft() <= 0 || playback.isStill)) {
        covering = Math.max(covering, i);
        playback.wholeAt = playback.isStill ? when : when + Math.min(seconds, left);
      }
    }
    // A playback is no longer visible once one above it has faded in completely.
    for (int i = covering - 1; i > 0; i--) {
      live.get(i).wholeAt = Math.min(live.get(i).wholeAt, live.get(i + 1).wholeAt);
    }
    for (int i = 0; i < covering; i++) {
      Playback gone = live.get(0);
      if (gone.animation() != null && gone.started) {
        double at = Math.min(when + seconds, live.get(1).wholeAt);
        events.add(PlayerEvent.Kind.ENDED, gone, null, gone.loopAfter(at - when, direction), at);
      }
      remove(0);
    }
  }

  /**
   * Measures the root bone's distance so far, before another playback covers it. The pose is left
   * alone.
   */
  void count() {
    RootMotion way = root;
    if (way == null || live.isEmpty()) {
      return;
    }
    way.keepPose();
    way.begin();
    int first = lowestSeen();
    for (int i = first; i < live.size(); i++) {
      Playback playback = live.get(i);
      double weight = i == first ? 1 : playback.weight();
      PuppetAnimation animation = playback.isStill ? null : playback.animation();
      if (animation == null) {
        way.still(weight);
      } else if (weight > 0) {
        way.pose(playback, animation, weight);
      }
    }
    way.end(shareOf(way));
    way.showKeptPose();
  }

  /** Returns the index of the playback that covers all before it. */
  private int lowestSeen() {
    int first = live.size() - 1;
    while (first > 0 && live.get(first).weight() < 1 && !live.get(first).isStill) {
      first--;
    }
    return first;
  }

  private double shareOf(RootMotion way) {
    BoneMask mask = track.mask();
    return mask == null || mask.contains(way.bone().index()) ? track.weight() : 0;
  }

  /** Applies the track's pose over the character's current one. */
  void pose() {
    boolean lowest = track.index() == 0;
    if (lowest && track.whole()) {
      mix(null);
      return;
    }
    double weight = track.weight();
    boolean additive = track.mode() == TrackMode.ADDITIVE;
    BoneMask mask = track.mask();
    if (weight == 0 && !lowest) {
      rest();
      return;
    }
    if (lowest) {
      takeStill();
      puppet.setup();
    }
    Snapshot under = below;
    if (under == null) {
      under = puppet.newSnapshot();
      below = under;
    }
    under.take();
    mix(additive || lowest ? null : under);
    if (additive) {
      under.add(weight, mask);
    } else if (!track.whole()) {
      under.blend(weight, mask);
    }
  }

  /** Shows only the pose below; when something plays again, bones take the short way. */
  void rest() {
    Snapshot under = below;
    if (under != null) {
      under.forget();
    }
  }

  /**
   * Mixes the playbacks.
   *
   * @param nothing the pose of an empty playback, null for the setup pose
   */
  private void mix(@Nullable Snapshot nothing) {
    int last = live.size() - 1;
    if (last == 0 && root == null && !live.get(0).isStill) {
      show(live.get(0), nothing, null, 1);
      return;
    }
    takeStill();
    int first = lowestSeen();
    RootMotion way = track.index() == 0 ? root : null;
    if (way != null) {
      way.begin();
    }
    while (last - first >= MOST) {
      first = freeze(first, nothing);
    }
    show(live.get(first), nothing, way, 1);
    for (int i = first + 1; i <= last; i++) {
      over(live.get(i), nothing, way);
    }
    if (way != null) {
      way.end(shareOf(way));
    }
  }

  private void over(Playback playback, @Nullable Snapshot nothing, @Nullable RootMotion way) {
    double weight = playback.weight();
    if (weight == 0) {
      return;
    }
    Snapshot under = playback.under;
    if (under == null) {
      under = snapshot();
      playback.under = under;
    }
    under.take();
    show(playback, nothing, way, weight);
    under.blend(weight, null);
  }

  /** The very first fade starts from the character's current pose. */
  private void takeStill() {
    Playback oldest = live.get(0);
    boolean covered = live.size() > 1 && live.get(live.size() - 1).weight() == 1;
    if (oldest.isStill && oldest.still == null && !covered) {
      Snapshot still = snapshot();
      still.take();
      oldest.still = still;
    }
  }

  /** Freezes the two oldest playbacks into one pose; returns its index. */
  private int freeze(int first, @Nullable Snapshot nothing) {
    show(live.get(first), nothing, null, 1);
    over(live.get(first + 1), nothing, null);
    Snapshot still = snapshot();
    still.take();
    Playback frozen = live.get(first + 1);
    lend(frozen.under);
    frozen.under = null;
    frozen.still = still;
    frozen.isStill = true;
    return first + 1;
  }

  private void show(
      Playback playback, @Nullable Snapshot nothing, @Nullable RootMotion way, double weight) {
    PuppetAnimation animation = playback.isStill ? null : playback.animation();
    if (animation != null) {
      if (way == null) {
        Blend.seek(puppet, animation, playback.seconds());
      } else {
        way.pose(playback, animation, weight);
      }
      return;
    }
    if (way != null) {
      way.still(weight);
    }
    Snapshot still = playback.still;
    if (still != null) {
      still.show();
    } else if (playback.isStill) {
      return;
    } else if (nothing != null) {
      nothing.show();
    } else {
      puppet.setup();
    }
  }
}
