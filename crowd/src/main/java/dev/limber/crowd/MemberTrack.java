package dev.limber.crowd;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.crowd.batch.PlayState;
import dev.limber.crowd.batch.Settings;
import org.jspecify.annotations.Nullable;

/** What one member plays and overrides, and how much of that its lane contains. */
final class MemberTrack {
  /** A fade counts as over this many seconds early, so that six sixtieths make a tenth. */
  private static final double EARLY = 1e-9;

  private static final Settings NO_SETTINGS = new Settings();

  /** Number of the animation, -1 for none. */
  int number = -1;

  @Nullable PuppetAnimation animation;
  double time;
  double speed = 1;
  boolean looping = true;
  private double duration;

  /** Time before the update and how far it advanced, for the steps in between. */
  private double before;

  private double moved;

  // The fade: from an animation that keeps playing, from a pose, or from the state right after
  // loading.
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

  /** What the last update showed, if the member has been changed since. */
  private @Nullable PlayState shownState;

  private @Nullable Settings shownSettings;
  private boolean told;

  // What the member's lane contains.
  private int heldNumber;
  private double heldTime;
  private boolean heldPlain;
  private boolean touched = true;

  /** Whether this update computes the lane. */
  boolean pending;

  /** Whether it is computed only for physics. */
  boolean watched;

  /** Whether physics has come to rest. */
  boolean atRest;

  /** Returns a time within an animation: wrapped if it loops, otherwise clamped. */
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
    // Rounding may leave it just outside.
    return inside >= 0 && inside < duration ? inside : 0;
  }

  /** Records that this lane now contains what another one does. */
  void holdWhat(MemberTrack other) {
    heldNumber = other.heldNumber;
    heldTime = other.heldTime;
    heldPlain = other.heldPlain;
    touched = other.touched;
  }

  /**
   * Saves what is shown until the next update; called before every change of what is played or
   * overridden.
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

  /** Returns what the last update showed of a member that has been changed since. */
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
   * @param pose the pose to fade from if a fade is interrupted, otherwise null
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

  /** Stores what is played at a fraction of the update: 1 at its end. */
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

  /** Returns whether the lane contains what is played now. */
  boolean unchanged() {
    return !touched && heldPlain && heldNumber == number && heldTime == time && !fading();
  }

  /** Returns whether only animation and time determine the pose. */
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
