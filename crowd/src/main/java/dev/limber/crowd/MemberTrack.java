package dev.limber.crowd;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.crowd.batch.PlayState;
import dev.limber.crowd.batch.Settings;
import org.jspecify.annotations.Nullable;

/** What one member plays and has set, and what its lane holds of that. */
final class MemberTrack {
  /** A fade counts as over this early, so that six sixtieths are a tenth. */
  private static final double EARLY = 1e-9;

  private static final Settings NO_SETTINGS = new Settings();

  /** Number of the animation, -1 for none. */
  int number = -1;

  @Nullable PuppetAnimation animation;
  double time;
  double speed = 1;
  boolean looping = true;
  private double duration;

  /** Time before the update and how far it went, for the steps in between. */
  private double before;

  private double moved;

  // The fade: from an animation that plays on, from a pose, or from the state right after loading.
  private int fromNumber;
  private @Nullable LocalValues fromPose;
  private double fromTime;
  private double fromDuration;
  private boolean fromLooping;
  private double fromMoved;
  private double fadeSeconds;
  private double faded;
  private double fadeMoved;

  private @Nullable Settings settings;

  /** What the last update showed, while the member has been told something since. */
  private @Nullable PlayState shownState;

  private @Nullable Settings shownSettings;
  private boolean told;

  // What the member's lane holds.
  private int heldNumber;
  private double heldTime;
  private boolean heldPlain;
  private boolean touched = true;

  /** Whether the lane is to be computed in this update. */
  boolean pending;

  /** Whether it is computed for physics alone. */
  boolean watched;

  /** Whether physics has come to rest. */
  boolean atRest;

  /** Returns a running time as one inside an animation: round and round, or held at the ends. */
  static double wrapped(double time, double duration, boolean looping) {
    if (!(duration > 0)) {
      return 0; // Time does not move it.
    }
    if (!looping) {
      return Math.max(0, Math.min(duration, time));
    }
    if (time >= 0 && time < duration) {
      return time;
    }
    double inside = time - Math.floor(time / duration) * duration;
    // Rounding may leave it a hair outside.
    return inside >= 0 && inside < duration ? inside : 0;
  }

  /** Says that this lane now holds what another holds. */
  void holdWhat(MemberTrack other) {
    heldNumber = other.heldNumber;
    heldTime = other.heldTime;
    heldPlain = other.heldPlain;
    touched = other.touched;
  }

  /**
   * Keeps what is shown until the next update; comes before every change of what is played or set.
   */
  private void tell() {
    if (told) {
      return;
    }
    PlayState state = shownState;
    Settings kept = shownSettings;
    if (state == null || kept == null) {
      state = new PlayState();
      kept = new Settings();
      shownState = state;
      shownSettings = kept;
    }
    state(1, state);
    kept.copyFrom(settings());
    told = true;
  }

  /** Returns what the last update showed of a member that has been told something since. */
  @Nullable PlayState shownState() {
    return told ? shownState : null;
  }

  /** Returns what was set as of the last update. */
  Settings shownSettings() {
    Settings kept = shownSettings;
    return told && kept != null ? kept : settings();
  }

  Settings settings() {
    Settings own = settings;
    return own == null ? NO_SETTINGS : own;
  }

  void set(int bone, int channel, double value) {
    tell();
    Settings own = settings;
    if (own == null) {
      own = new Settings();
      settings = own;
    }
    own.set(bone, channel, value);
    touch();
  }

  void clearSettings() {
    Settings own = settings;
    if (own != null && own.count() > 0) {
      tell();
      own.clear();
      touch();
    }
  }

  void touch() {
    touched = true;
  }

  /**
   * Plays an animation from its start.
   *
   * @param fade seconds of the fade from what is played now, 0 for none
   * @param pose what is faded from if that is itself a fade, otherwise null
   */
  void play(int newNumber, PuppetAnimation newAnimation, double fade, @Nullable LocalValues pose) {
    tell();
    fromNumber = number;
    fromPose = pose;
    fromDuration = pose == null ? duration : 0;
    fromTime = time;
    fromLooping = looping;
    fromMoved = 0;
    fadeSeconds = fade;
    faded = 0;
    fadeMoved = 0;
    number = newNumber;
    animation = newAnimation;
    duration = newAnimation.duration();
    time(0);
  }

  void time(double seconds) {
    tell();
    time = wrapped(seconds, duration, looping);
    before = time;
    moved = 0;
  }

  boolean fading() {
    return fadeSeconds > 0;
  }

  void advance(double seconds) {
    told = false;
    double way = duration > 0 ? seconds * speed : 0;
    before = time;
    moved = way;
    if (way != 0) {
      time = wrapped(time + way, duration, looping);
    }
    if (fading()) {
      advanceFade(seconds, way);
    }
  }

  private void advanceFade(double seconds, double way) {
    faded += seconds;
    fadeMoved = seconds;
    if (faded >= fadeSeconds - EARLY) {
      fadeSeconds = 0;
      fromPose = null;
      return;
    }
    fromMoved = way;
    fromTime = wrapped(fromTime + way, fromDuration, fromLooping);
  }

  /** Tells what is played a part of the way through the update: 1 at its end. */
  void state(double part, PlayState out) {
    boolean end = part == 1 || moved == 0;
    out.animation = number;
    out.seconds = end ? time : wrapped(before + moved * part, duration, looping);
    out.fading = fading();
    if (out.fading) {
      double missing = 1 - part;
      out.fromAnimation = fromNumber;
      out.fromPose = fromPose;
      out.fromSeconds =
          end ? fromTime : wrapped(fromTime - fromMoved * missing, fromDuration, fromLooping);
      out.weight = Math.max(0, faded - fadeMoved * missing) / fadeSeconds;
    }
  }

  /** Returns whether the lane holds what is played now. */
  boolean unchanged() {
    return !touched && heldPlain && heldNumber == number && heldTime == time && !fading();
  }

  /** Returns whether nothing but animation and time decides the pose. */
  boolean plain() {
    return !fading() && settings().count() == 0;
  }

  void computed() {
    heldNumber = number;
    heldTime = time;
    heldPlain = !fading();
    touched = false;
  }
}
