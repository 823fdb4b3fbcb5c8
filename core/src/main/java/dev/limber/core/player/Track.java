package dev.limber.core.player;

import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A layer of a {@link Player}: it plays one animation at a time over the tracks with lower numbers,
 * on all bones or on those of a mask, with a weight.
 *
 * <p>The lowest track starts from the character's current pose, and stopping it leads to the setup
 * pose. An empty upper track leaves the pose below alone. One thread at a time.
 */
public final class Track {
  private final Player player;
  private final int index;
  private final TrackMix mix;
  private final List<Playback> waiting = new ArrayList<>();
  private double weight = 1;
  private @Nullable BoneMask mask;
  private TrackMode mode = TrackMode.REPLACE;
  private boolean whole = true;

  /** The position that the current playback must reach before the next one begins. */
  private double target;

  private boolean targetKnown;
  private boolean targetAhead;
  private boolean targetReached;
  private double sinceTarget;

  /** The current playback's change count when the target was computed. */
  private int targetChanges;

  Track(Player player, int index) {
    this.player = player;
    this.index = index;
    this.mix = new TrackMix(this, player.puppet());
  }

  /** Returns its number; higher ones lie over lower ones. */
  public int index() {
    return index;
  }

  /**
   * Plays an animation from its start, looping endlessly unless the returned playback says
   * otherwise. It fades in from whatever is shown, for as long as {@link Player#fades} says; the
   * first one on the lowest track appears at once. The queue is cleared. Listeners hear of it in
   * the next update.
   *
   * @throws IllegalArgumentException if there is no animation with this name; the message lists
   *     them
   */
  public Playback play(String animation) {
    return play(named(animation));
  }

  /**
   * Plays one of the character's animations; see {@link #play(String)}.
   *
   * @throws IllegalArgumentException if it is an animation of another character
   */
  public Playback play(PuppetAnimation animation) {
    Playback playback = fresh(animation, mix.seen());
    waiting.clear();
    begin(playback, 0);
    return playback;
  }

  /**
   * Plays an animation after the one before it: after its last loop, or after its current loop if
   * it is endless.
   *
   * @param delaySeconds seconds after that; negative starts earlier, so that a fade can end with
   *     the animation
   * @throws IllegalArgumentException if there is no animation with this name; the message lists
   *     them
   */
  public Playback queue(String animation, double delaySeconds) {
    return queue(named(animation), delaySeconds);
  }

  /**
   * Plays one of the character's animations later; see {@link #queue(String, double)}.
   *
   * @throws IllegalArgumentException if it is an animation of another character
   */
  public Playback queue(PuppetAnimation animation, double delaySeconds) {
    if (!Double.isFinite(delaySeconds)) {
      throw new IllegalArgumentException("a delay must be a finite number, but is " + delaySeconds);
    }
    Playback before = waiting.isEmpty() ? mix.newest() : waiting.get(waiting.size() - 1);
    Playback playback = fresh(animation, before);
    playback.delay(delaySeconds);
    waiting.add(playback);
    return playback;
  }

  /**
   * Fades out: to the setup pose on the lowest track, to the pose below on others. The queue is
   * cleared.
   *
   * @throws IllegalArgumentException if the seconds are not finite and 0 or more
   */
  public void stop(double fadeSeconds) {
    Playback nothing = nothing().fade(fadeSeconds);
    waiting.clear();
    begin(nothing, 0);
  }

  /** Clears the queue; the current animation continues. */
  public void clearQueue() {
    waiting.clear();
  }

  /** Returns what plays or fades in; null for nothing. */
  public @Nullable Playback current() {
    Playback newest = mix.newest();
    return newest == null || newest.animation() == null ? null : newest;
  }

  /** Returns the length of the queue. */
  public int waiting() {
    return waiting.size();
  }

  /** Returns how many playbacks are being mixed: 1 when nothing fades. */
  public int mixed() {
    return mix.size();
  }

  /**
   * Sets its weight over the tracks below, from 0 to 1; 1 by default.
   *
   * @throws IllegalArgumentException if it is not from 0 to 1
   */
  public Track weight(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a weight goes from 0 to 1, but is " + share);
    }
    weight = share;
    whole = isWhole();
    return this;
  }

  /** Returns its weight. */
  public double weight() {
    return weight;
  }

  /**
   * Sets the bones it moves, null for all; what they carry (tints, textures, attachments) follows.
   *
   * @throws IllegalArgumentException if the mask is for another character; puppets of one armature
   *     or skeleton may share it
   */
  public Track mask(@Nullable BoneMask bones) {
    if (bones != null && !bones.isOf(player.puppet())) {
      throw new IllegalArgumentException(
          "the mask is for another character; only puppets of one armature or skeleton share masks");
    }
    mask = bones;
    whole = isWhole();
    return this;
  }

  /** Returns the bones it moves, null for all. */
  public @Nullable BoneMask mask() {
    return mask;
  }

  /** Sets how it combines with the pose below; by default it replaces it. */
  public Track mode(TrackMode newMode) {
    Objects.requireNonNull(newMode, "the mode is null");
    mix.rest();
    mode = newMode;
    whole = isWhole();
    return this;
  }

  /** Returns how it combines with the pose below. */
  public TrackMode mode() {
    return mode;
  }

  private boolean isWhole() {
    return weight == 1 && mask == null && mode == TrackMode.REPLACE;
  }

  /** Returns whether it covers the pose below completely. */
  boolean whole() {
    return whole;
  }

  /** Returns a playback of nothing. */
  Playback nothing() {
    return new Playback(this, player.events());
  }

  private PuppetAnimation named(String animation) {
    return player
        .puppet()
        .animation(Objects.requireNonNull(animation, "the name of an animation is null"));
  }

  /** Refuses an animation of another character at once, not only when it is posed. */
  private void checkOwn(PuppetAnimation animation) {
    Objects.requireNonNull(animation, "the animation is null");
    if (animation instanceof Blend blend) {
      if (!blend.isOf(player.puppet())) {
        throw new IllegalArgumentException(
            "blend \""
                + blend.name()
                + "\" belongs to the puppet it was made with; make one for each puppet");
      }
      return;
    }
    for (PuppetAnimation own : player.puppet().animations()) {
      if (isSame(own, animation)) {
        return;
      }
    }
    StringBuilder known = new StringBuilder();
    for (PuppetAnimation own : player.puppet().animations()) {
      known.append(known.length() == 0 ? "" : ", ").append('"').append(own.name()).append('"');
    }
    throw new IllegalArgumentException(
        "animation \""
            + animation.name()
            + "\" belongs to another character; take it from this one's puppet().animation(name)."
            + " There are: "
            + known);
  }

  // By identity: an animation may be a record that compares all of its keyframes.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(PuppetAnimation one, PuppetAnimation other) {
    return one == other;
  }

  private Playback fresh(PuppetAnimation animation, @Nullable Playback before) {
    checkOwn(animation);
    Playback playback = new Playback(this, animation, player.marks(), player.events());
    PuppetAnimation from = before == null ? null : before.animation();
    if (from != null) {
      playback.fade(player.fades().between(from.name(), animation.name()));
    } else if (index > 0 || isFadingOut(before)) {
      playback.fade(player.fades().standard());
    }
    return playback;
  }

  /** Returns whether it is a stop that is still fading. */
  private static boolean isFadingOut(@Nullable Playback nothing) {
    return nothing != null && !nothing.isStill && nothing.weight() < 1;
  }

  private void begin(Playback playback, double when) {
    Playback before = mix.newest();
    if (before != null) {
      if (before.started && before.animation() != null && !before.isComplete()) {
        player.events().add(PlayerEvent.Kind.INTERRUPTED, before, null, before.currentLoop(), when);
      }
      before.leaving = true;
    }
    player.track(0).mix.ground();
    mix.add(playback);
    targetKnown = false;
    targetReached = false;
    sinceTarget = 0;
  }

  /**
   * Advances, starting queued playbacks exactly when they are due.
   *
   * @param when the time of the update at which this begins
   */
  void advance(double seconds, int direction, double when) {
    double left = seconds;
    double now = when;
    while (true) {
      Playback next = next();
      if (next == null) {
        mix.advance(left, direction, now, player.events());
        return;
      }
      double toTarget = secondsToTarget(direction);
      double wait = Math.max(0, toTarget + next.delay());
      double step = Math.min(wait, left);
      mix.advance(step, direction, now, player.events());
      if (step >= toTarget) {
        targetReached = true;
        sinceTarget = step - toTarget;
      }
      now += step;
      left -= step;
      if (wait > step) {
        return;
      }
      if (!waiting.isEmpty()) {
        waiting.remove(0);
      }
      mix.count();
      begin(next, now);
    }
  }

  private @Nullable Playback next() {
    if (!waiting.isEmpty()) {
      return waiting.get(0);
    }
    Playback newest = mix.newest();
    return newest == null || newest.time.endless() ? null : newest.release;
  }

  /**
   * Returns the seconds until the current playback ends; 0 or less if it has, infinite if it never
   * will.
   */
  private double secondsToTarget(int direction) {
    Playback newest = mix.newest();
    if (newest == null || newest.animation() == null || !(newest.time.duration > 0)) {
      targetReached = true;
    }
    if (newest != null && newest.changes != targetChanges) {
      targetChanges = newest.changes;
      targetKnown = false;
      if (newest.time.duration > 0) {
        targetReached = false;
        sinceTarget = 0;
      }
    }
    boolean ahead = newest == null || newest.speed() * direction >= 0;
    if (!targetKnown || (!targetReached && ahead != targetAhead)) {
      targetKnown = true;
      targetAhead = ahead;
      target = newest == null ? 0 : newest.endAhead(direction);
    }
    if (targetReached || newest == null) {
      return -sinceTarget;
    }
    return newest.secondsTo(target, direction);
  }

  TrackMix mix() {
    return mix;
  }
}
