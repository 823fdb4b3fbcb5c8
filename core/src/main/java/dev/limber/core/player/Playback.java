package dev.limber.core.player;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One playback of an animation on a track: how it plays, and where it is. Returned by {@code play}
 * and {@code queue}; chain its setters.
 *
 * <pre>{@code
 * player.play("jump").once().fade(0.1).speed(1.5);
 * }</pre>
 *
 * <p>By default it loops endlessly, forwards, at its original speed. Its state is a pure function
 * of the seconds it has played; nothing is rounded to frames. Setters return the playback itself.
 */
public final class Playback {
  final PlayTime time;
  private final Track track;
  private final @Nullable PuppetAnimation animation;
  private final @Nullable BlendMarks blended;

  /** The marks that fire now. */
  private MarkList marks;

  final RootPath root = new RootPath();
  private final EventFinder eventFinder;

  private double position;
  private double speed = 1;
  private boolean placed;
  private double fadeSeconds;
  private FadeEasing fadeEasing = FadeEasing.SMOOTH;
  private double faded;

  /** Seconds after the end of the playback before it; only while queued. */
  private double delay;

  boolean started;
  private boolean complete;

  /** Grows whenever the position or loop count is set, which moves its end. */
  int changes;

  /** Another playback replaces it: it continues without events. */
  boolean leaving;

  /** What replaces it at its end, null to hold. */
  @Nullable Playback release;

  /** A frozen pose instead of an animation. */
  @Nullable Snapshot still;

  boolean isStill;

  /** Where it was before the last advance, and when its fade is complete. */
  private double movedFrom;

  double wholeAt;

  /** The pose below it while it fades in; borrowed from the track. */
  @Nullable Snapshot under;

  /** Creates one of nothing. */
  Playback(Track track, EventQueue events) {
    this(track, null, null, new MarkList(), events);
  }

  Playback(Track track, PuppetAnimation animation, Marks marks, EventQueue events) {
    this(
        track,
        animation,
        animation instanceof Blend blend ? new BlendMarks(blend, marks) : null,
        animation instanceof Blend ? new MarkList() : marks.list(animation),
        events);
  }

  private Playback(
      Track track,
      @Nullable PuppetAnimation animation,
      @Nullable BlendMarks blended,
      MarkList marks,
      EventQueue events) {
    this.track = track;
    this.animation = animation;
    this.blended = blended;
    this.marks = marks;
    this.time = new PlayTime(animation == null ? 0 : animation.duration());
    this.eventFinder = new EventFinder(this, events);
  }

  /**
   * Plays this many loops; with {@link #pingPong} forwards and backwards count as two. Loops count
   * from its start: if it has already played more, it jumps to its end. To finish the current loop,
   * call {@code loop((int) currentLoop() + 1)}.
   */
  public Playback loop(int loops) {
    if (loops < 1) {
      throw new IllegalArgumentException("a loop count must be 1 or more, but is " + loops);
    }
    time.loops(loops);
    changes++;
    return this;
  }

  /** Plays once, then holds the last pose. */
  public Playback once() {
    return loop(1);
  }

  /** Loops endlessly, the default. */
  public Playback forever() {
    time.loops(0);
    changes++;
    return this;
  }

  /** Plays every second loop backwards. */
  public Playback pingPong() {
    time.pingPong = true;
    return this;
  }

  /** Plays from the end to the start. */
  public Playback reverse() {
    return reverse(true);
  }

  /** Sets whether it plays from the end to the start; {@link #seek} keeps its time afterwards. */
  public Playback reverse(boolean on) {
    time.reverse = on;
    return this;
  }

  /**
   * Sets the speed: 1 is the original, 0.5 half of it, 0 freezes, negative plays backwards. With a
   * negative speed it starts at its end; an endless one starts at the seam between loops -1 and 0.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public Playback speed(double factor) {
    if (!Double.isFinite(factor)) {
      throw new IllegalArgumentException("a speed must be a finite number, but is " + factor);
    }
    speed = factor;
    return this;
  }

  /** Sets how long it fades in, in seconds; 0 for at once. */
  public Playback fade(double seconds) {
    fadeSeconds = Fades.checked(seconds);
    return this;
  }

  /** Sets how long it fades in, in seconds, and with which easing. */
  public Playback fade(double seconds, FadeEasing easing) {
    double checked = Fades.checked(seconds);
    easing(easing);
    return fade(checked);
  }

  /** Sets the easing of the fade; {@link FadeEasing#SMOOTH} by default. */
  public Playback easing(FadeEasing easing) {
    fadeEasing = Objects.requireNonNull(easing, "the easing is null");
    return this;
  }

  /** Starts this many seconds in; the same as {@link #position(double)}. */
  public Playback from(double seconds) {
    return position(seconds);
  }

  /** Holds the last pose at its end, the default. */
  public Playback hold() {
    release = null;
    return this;
  }

  /**
   * Fades out at its end instead of holding the last pose: to the setup pose on the lowest track,
   * to the pose below on others. A queued animation plays instead.
   */
  public Playback release(double seconds) {
    release = track.nothing().fade(seconds);
    return this;
  }

  /**
   * Jumps to a time of the animation without firing events on the way. With a loop count the result
   * stays in range; in an endless loop, times past the end reach into later loops.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public Playback seek(double seconds) {
    double loop = time.loopAt(position);
    double way = time.backwards(loop) ? time.duration - seconds : seconds;
    return position(time.startOf(loop) + way);
  }

  /**
   * Jumps to where it is after this many seconds of play at speed 1, loops included, without firing
   * events on the way.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public Playback position(double seconds) {
    if (!Double.isFinite(seconds)) {
      throw new IllegalArgumentException("a time must be a finite number, but is " + seconds);
    }
    position = time.inside(seconds);
    root.begin(position);
    placed = true;
    complete = false;
    changes++;
    return this;
  }

  /** Returns its track. */
  public Track track() {
    return track;
  }

  /** Returns the animation; null for the empty playback of {@code stop}. */
  public @Nullable PuppetAnimation animation() {
    return animation;
  }

  /** Returns the animation's name, empty if it has none. */
  public String name() {
    PuppetAnimation played = animation;
    return played == null ? "" : played.name();
  }

  /** Returns the time of the animation, in seconds from its start. */
  public double seconds() {
    return time.animationTime(position);
  }

  /** Returns the seconds it has played at speed 1, loops included. */
  public double position() {
    return position;
  }

  /** Returns the number of the current loop, from 0. */
  public long currentLoop() {
    return (long) time.loopAt(position);
  }

  /** Returns its speed. */
  public double speed() {
    return speed;
  }

  /** Returns how long it fades in, in seconds. */
  public double fadeSeconds() {
    return fadeSeconds;
  }

  /** Returns its eased weight in the fade, from 0 to 1. */
  public double weight() {
    return faded >= fadeSeconds ? 1 : fadeEasing.weight(faded / fadeSeconds);
  }

  /** Returns whether its last loop is over. */
  public boolean isComplete() {
    return complete;
  }

  /** Returns whether another playback is replacing it. */
  public boolean isLeaving() {
    return leaving;
  }

  /** Returns how fast its position moves, in seconds a second. */
  private double velocity(int direction) {
    PuppetAnimation played = animation;
    return played == null ? speed * direction : speed * direction * Blend.rate(played);
  }

  MarkList marks() {
    return marks;
  }

  /** Returns when a mark is due, in the playback's own time. */
  double secondsOf(int mark) {
    double seconds = marks.seconds(mark);
    return blended == null ? seconds : blended.seconds(seconds);
  }

  double delay() {
    return delay;
  }

  void delay(double seconds) {
    delay = seconds;
  }

  /** Returns the remaining seconds of its fade. */
  double fadeLeft() {
    return Math.max(0, fadeSeconds - faded);
  }

  /**
   * Advances.
   *
   * @param seconds 0 or more
   * @param direction 1, or -1 if time runs backwards for all
   * @param when the time of the update at which this begins
   */
  void advance(double seconds, int direction, double when, EventQueue events) {
    faded += seconds;
    double velocity = velocity(direction);
    movedFrom = position;
    if (blended != null) {
      marks = blended.now(seconds());
    }
    if (started && marks.size() == 0 && time.within(position, position + seconds * velocity)) {
      position += seconds * velocity;
      complete = false;
      return;
    }
    if (!started) {
      started = true;
      boolean fromBehind = velocity < 0 && !placed;
      if (fromBehind) {
        position = time.endless() ? 0 : time.length();
      }
      movedFrom = position;
      root.begin(position);
      if (animation != null) {
        events.add(PlayerEvent.Kind.STARTED, this, null, currentLoop(), when);
        if (fromBehind && time.endless() && time.duration > 0) {
          eventFinder.startBackwards(position, when);
        } else {
          eventFinder.start(position, when);
        }
      }
    }
    if (animation == null) {
      return;
    }
    double from = time.inside(position);
    if (from != position) {
      // It has already played more than its new loop count: it jumps to its end.
      root.begin(from);
    }
    double to = time.arrived(from, from + seconds * velocity);
    position = to;
    if (to != from) {
      complete = false;
      if (!leaving) {
        eventFinder.pass(from, to, velocity, when, seconds);
      }
    }
    if (!complete
        && !time.endless()
        && (velocity > 0 ? to >= time.length() : velocity < 0 && to <= 0)) {
      complete = true;
      if (!leaving) {
        // Rounding may reach the end early; the event must still precede those that follow.
        double took = to == from ? 0 : Math.min(seconds, (to - from) / velocity);
        events.add(PlayerEvent.Kind.COMPLETED, this, null, currentLoop(), when + took);
      }
    }
  }

  /** Returns the loop it was in this many seconds after its last advance began. */
  long loopAfter(double seconds, int direction) {
    double from = time.inside(movedFrom);
    return (long) time.loopAt(time.arrived(from, from + seconds * velocity(direction)));
  }

  /**
   * Returns the seconds until it reaches a position, infinite if it never does.
   *
   * @param direction 1, or -1 if time runs backwards for all
   */
  double secondsTo(double target, int direction) {
    double now = time.inside(position);
    if (target == now) {
      return 0;
    }
    double seconds = (target - now) / velocity(direction);
    return seconds >= 0 ? seconds : Double.POSITIVE_INFINITY;
  }

  /** Returns where it ends: at its end or, if it is endless, at the end of the current loop. */
  double endAhead(int direction) {
    boolean forwards = speed * direction >= 0;
    if (!time.endless()) {
      return forwards ? time.length() : 0;
    }
    double loop = time.loopAt(position);
    if (forwards) {
      return time.startOf(loop + 1);
    }
    double start = time.startOf(loop);
    return start < position ? start : time.startOf(loop - 1);
  }

  @Override
  public String toString() {
    return name() + " at " + seconds() + " s";
  }
}
