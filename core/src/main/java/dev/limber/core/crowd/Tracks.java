package dev.limber.core.crowd;

import dev.limber.core.puppet.PuppetAnimation;
import org.jspecify.annotations.Nullable;

/** What the members of a herd play, as flat arrays by slot. */
final class Tracks {
  /** A fade counts as over this early, so that six sixtieths are a tenth. */
  private static final double EARLY = 1e-9;

  /** Number of the animation, -1 for none; {@link #played} is the animation itself. */
  final int[] animation;

  final @Nullable PuppetAnimation[] played;
  final double[] time;
  final double[] speed;
  final boolean[] looping;
  private final double[] duration;

  /** Time before the update and how far it went, for the steps in between. */
  private final double[] before;

  private final double[] moved;

  // The fade: from an animation that plays on, from a stance, or from the state right after
  // loading.
  private final @Nullable PuppetAnimation[] fromAnimation;
  private final @Nullable Stance[] fromStance;
  private final double[] fromTime;
  private final boolean[] fromLooping;
  private final double[] fromMoved;
  private final double[] fadeSeconds;
  private final double[] faded;
  private final double[] fadeMoved;

  final @Nullable Settings[] settings;

  /** What the last update showed, of members that have been told something since. */
  private final @Nullable Shown[] kept;

  private final boolean[] told;

  // What the member's lane holds.
  private final int[] contentMotion;
  private final double[] contentTime;
  private final boolean[] contentPlain;
  private final boolean[] touched;

  /** Whether the lane is to be computed in this update. */
  final boolean[] pending;

  /** Whether it is computed for physics alone. */
  final boolean[] watched;

  /** Whether physics has come to rest. */
  final boolean[] atRest;

  /** One slot more, for exchanging two. */
  private @Nullable Tracks spare;

  Tracks(int capacity) {
    animation = new int[capacity];
    played = new PuppetAnimation[capacity];
    time = new double[capacity];
    speed = new double[capacity];
    looping = new boolean[capacity];
    duration = new double[capacity];
    before = new double[capacity];
    moved = new double[capacity];
    fromAnimation = new PuppetAnimation[capacity];
    fromStance = new Stance[capacity];
    fromTime = new double[capacity];
    fromLooping = new boolean[capacity];
    fromMoved = new double[capacity];
    fadeSeconds = new double[capacity];
    faded = new double[capacity];
    fadeMoved = new double[capacity];
    settings = new Settings[capacity];
    kept = new Shown[capacity];
    told = new boolean[capacity];
    contentMotion = new int[capacity];
    contentTime = new double[capacity];
    contentPlain = new boolean[capacity];
    touched = new boolean[capacity];
    pending = new boolean[capacity];
    watched = new boolean[capacity];
    atRest = new boolean[capacity];
  }

  Tracks grown(int capacity) {
    Tracks more = new Tracks(capacity);
    for (int slot = 0; slot < animation.length; slot++) {
      more.take(slot, this, slot);
    }
    return more;
  }

  /** Takes a slot to that of a new member. */
  void clear(int slot) {
    animation[slot] = -1;
    played[slot] = null;
    time[slot] = 0;
    speed[slot] = 1;
    looping[slot] = true;
    duration[slot] = 0;
    moved[slot] = 0;
    before[slot] = 0;
    endFade(slot);
    settings[slot] = null;
    told[slot] = false;
    contentPlain[slot] = false;
    touched[slot] = true;
    pending[slot] = false;
    watched[slot] = false;
    atRest[slot] = false;
  }

  private void take(int slot, Tracks from, int other) {
    animation[slot] = from.animation[other];
    played[slot] = from.played[other];
    time[slot] = from.time[other];
    speed[slot] = from.speed[other];
    looping[slot] = from.looping[other];
    duration[slot] = from.duration[other];
    before[slot] = from.before[other];
    moved[slot] = from.moved[other];
    fromAnimation[slot] = from.fromAnimation[other];
    fromStance[slot] = from.fromStance[other];
    fromTime[slot] = from.fromTime[other];
    fromLooping[slot] = from.fromLooping[other];
    fromMoved[slot] = from.fromMoved[other];
    fadeSeconds[slot] = from.fadeSeconds[other];
    faded[slot] = from.faded[other];
    fadeMoved[slot] = from.fadeMoved[other];
    settings[slot] = from.settings[other];
    kept[slot] = from.kept[other];
    told[slot] = from.told[other];
    contentMotion[slot] = from.contentMotion[other];
    contentTime[slot] = from.contentTime[other];
    contentPlain[slot] = from.contentPlain[other];
    touched[slot] = from.touched[other];
    pending[slot] = from.pending[other];
    watched[slot] = from.watched[other];
    atRest[slot] = from.atRest[other];
  }

  void exchange(int a, int b) {
    Tracks one = spare;
    if (one == null) {
      one = new Tracks(1);
      spare = one;
    }
    one.take(0, this, a);
    take(a, this, b);
    take(b, one, 0);
  }

  /** Says that a lane now holds what another holds. */
  void copyContent(int from, int to) {
    contentMotion[to] = contentMotion[from];
    contentTime[to] = contentTime[from];
    contentPlain[to] = contentPlain[from];
    touched[to] = touched[from];
  }

  /**
   * Keeps what is shown until the next update; comes before every change of what is played or set.
   */
  void tell(int slot) {
    if (told[slot]) {
      return;
    }
    Shown keeper = kept[slot];
    if (keeper == null) {
      keeper = new Shown();
      kept[slot] = keeper;
    }
    moment(slot, 1, keeper.moment);
    keeper.keep(settings[slot]);
    told[slot] = true;
  }

  /** Returns what the last update showed of a member that has been told something since. */
  @Nullable Shown kept(int slot) {
    return told[slot] ? kept[slot] : null;
  }

  void touch(int slot) {
    touched[slot] = true;
  }

  void touchAll(int size) {
    for (int slot = 0; slot < size; slot++) {
      touched[slot] = true;
    }
  }

  void play(int slot, int number, @Nullable PuppetAnimation newAnimation) {
    animation[slot] = number;
    played[slot] = newAnimation;
    duration[slot] = newAnimation == null ? 0 : newAnimation.duration();
    time(slot, 0);
  }

  void time(int slot, double seconds) {
    time[slot] = Clock.wrapped(seconds, duration[slot], looping[slot]);
    before[slot] = time[slot];
    moved[slot] = 0;
  }

  /** Fades to what will be played from what is: a stance if that is itself a fade. */
  void fade(int slot, double seconds, @Nullable Stance stance) {
    fromAnimation[slot] = stance == null ? played[slot] : null;
    fromStance[slot] = stance;
    fromTime[slot] = time[slot];
    fromLooping[slot] = looping[slot];
    fromMoved[slot] = 0;
    fadeSeconds[slot] = seconds;
    faded[slot] = 0;
    fadeMoved[slot] = 0;
  }

  void endFade(int slot) {
    fromAnimation[slot] = null;
    fromStance[slot] = null;
    fadeSeconds[slot] = 0;
  }

  boolean fading(int slot) {
    return fadeSeconds[slot] > 0;
  }

  void advance(int slot, double seconds) {
    told[slot] = false;
    double way = duration[slot] > 0 ? seconds * speed[slot] : 0;
    before[slot] = time[slot];
    moved[slot] = way;
    if (way != 0) {
      time[slot] = Clock.wrapped(time[slot] + way, duration[slot], looping[slot]);
    }
    if (fading(slot)) {
      advanceFade(slot, seconds, way);
    }
  }

  private void advanceFade(int slot, double seconds, double way) {
    faded[slot] += seconds;
    fadeMoved[slot] = seconds;
    if (faded[slot] >= fadeSeconds[slot] - EARLY) {
      endFade(slot);
      return;
    }
    fromMoved[slot] = way;
    fromTime[slot] = fromTimeAt(slot, fromTime[slot] + way);
  }

  private double fromTimeAt(int slot, double running) {
    PuppetAnimation from = fromAnimation[slot];
    return from == null ? 0 : Clock.wrapped(running, from.duration(), fromLooping[slot]);
  }

  /** Tells what is played a part of the way through the update: 1 at its end. */
  void moment(int slot, double part, Moment out) {
    boolean end = part == 1 || moved[slot] == 0;
    out.animation = played[slot];
    out.number = animation[slot];
    out.seconds =
        end
            ? time[slot]
            : Clock.wrapped(before[slot] + moved[slot] * part, duration[slot], looping[slot]);
    out.fading = fading(slot);
    if (out.fading) {
      double missing = 1 - part;
      out.fromAnimation = fromAnimation[slot];
      out.fromStance = fromStance[slot];
      out.fromSeconds =
          end ? fromTime[slot] : fromTimeAt(slot, fromTime[slot] - fromMoved[slot] * missing);
      out.weight = Math.max(0, faded[slot] - fadeMoved[slot] * missing) / fadeSeconds[slot];
    }
  }

  /** Returns whether the lane holds what is played now. */
  boolean unchanged(int slot) {
    return !touched[slot]
        && contentPlain[slot]
        && contentMotion[slot] == animation[slot]
        && contentTime[slot] == time[slot]
        && !fading(slot);
  }

  /** Returns whether nothing but animation and time decides the pose. */
  boolean plain(int slot) {
    Settings own = settings[slot];
    return !fading(slot) && (own == null || own.count() == 0);
  }

  void computed(int slot) {
    contentMotion[slot] = animation[slot];
    contentTime[slot] = time[slot];
    contentPlain[slot] = !fading(slot);
    touched[slot] = false;
  }
}
