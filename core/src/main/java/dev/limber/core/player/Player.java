package dev.limber.core.player;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays a character of either format: one animation after another with fades, layers of animations,
 * and events.
 *
 * <p>Each frame {@link #update} and {@link #draw}. An update moves time, tells the listeners what
 * has happened, poses the bones, calls {@link #between your own changes} and constructs. The four
 * are also there one by one: {@link #advance}, {@link #animate}, and {@link #construct}, with your
 * own changes between the last two.
 *
 * <p>Physics moves in steps of {@value PhysicsClock#STEPS_PER_SECOND} a second whatever the rate of
 * pictures, and is shown between two steps where a picture lies between them. For a step the
 * character is posed too, so that your own changes may be called several times in an update, or not
 * at all.
 *
 * <p>Playing an animation allocates a few small objects; updates allocate nothing once every
 * animation has been played and every fade been seen. One thread at a time.
 */
public final class Player {
  /** Tracks at most. */
  public static final int MOST_TRACKS = 64;

  /** Seconds that pass at most in an update. */
  private static final double LONGEST = 1e15;

  private final Puppet puppet;
  private final EventQueue events = new EventQueue();
  private final List<Track> tracks = new ArrayList<>();
  private final PhysicsSteps steps;

  /** Replaced when it changes, so that a listener may change it while it is told. */
  private PlayerListener[] listeners = new PlayerListener[0];

  private Marks marks = new Marks();
  private Fades fades;
  private @Nullable RootMotion root;
  private Consumer<Puppet> between = changed -> {};
  private boolean changes;
  private double timeScale = 1;
  private boolean paused;
  private boolean telling;

  /** Creates a player of a character; it shows the pose that the character has. */
  public Player(Puppet puppet) {
    this.puppet = Objects.requireNonNull(puppet, "the puppet is null");
    this.fades = new Fades(puppet);
    this.steps = new PhysicsSteps(this);
    track(0);
  }

  /** Returns the character. */
  public Puppet puppet() {
    return puppet;
  }

  /**
   * Returns a track, with those below it; made when first asked for.
   *
   * @throws IllegalArgumentException if the number is below 0, or {@value #MOST_TRACKS} or more
   */
  public Track track(int index) {
    if (index < 0 || index >= MOST_TRACKS) {
      throw new IllegalArgumentException(
          "tracks have the numbers 0 to " + (MOST_TRACKS - 1) + ", not " + index);
    }
    while (tracks.size() <= index) {
      tracks.add(new Track(this, tracks.size()));
    }
    return tracks.get(index);
  }

  /** Plays an animation on the lowest track; see {@link Track#play(String)}. */
  public Playback play(String animation) {
    return track(0).play(animation);
  }

  /** Plays one of the character's animations on the lowest track. */
  public Playback play(PuppetAnimation animation) {
    return track(0).play(animation);
  }

  /**
   * Plays an animation on the lowest track when the one before is over; see {@link Track#queue}.
   */
  public Playback queue(String animation, double delaySeconds) {
    return track(0).queue(animation, delaySeconds);
  }

  /** Fades the lowest track to the setup pose; other tracks go on, see {@link #stopAll}. */
  public void stop(double fadeSeconds) {
    track(0).stop(fadeSeconds);
  }

  /** Fades out all tracks; see {@link Track#stop}. */
  public void stopAll(double fadeSeconds) {
    for (Track track : tracks) {
      track.stop(fadeSeconds);
    }
  }

  /** Returns what is played on the lowest track, null for nothing. */
  public @Nullable Playback current() {
    return track(0).current();
  }

  /**
   * Goes to a time of what is played on the lowest track, in seconds; does nothing if nothing is.
   * See {@link Playback#seek}.
   */
  public void seek(double seconds) {
    Playback playback = current();
    if (playback != null) {
      playback.seek(seconds);
    }
  }

  /** Lets time stand still for all tracks, fades and physics; your own changes still show. */
  public Player pause() {
    paused = true;
    return this;
  }

  /** Goes on after {@link #pause}. */
  public Player resume() {
    paused = false;
    return this;
  }

  /** Returns whether time stands still. */
  public boolean isPaused() {
    return paused;
  }

  /**
   * Sets how fast time runs for all: tracks, fades, queues and physics. Negative plays animations
   * backwards; fades and physics still go forwards.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public Player timeScale(double factor) {
    if (!Double.isFinite(factor)) {
      throw new IllegalArgumentException("a time scale must be a finite number, but is " + factor);
    }
    timeScale = factor;
    return this;
  }

  /** Returns how fast time runs for all. */
  public double timeScale() {
    return timeScale;
  }

  /** Returns how long fades take that nobody sets. */
  public Fades fades() {
    return fades;
  }

  /** Sets how long fades take that nobody sets; several players may share one. */
  public Player fades(Fades shared) {
    fades = Objects.requireNonNull(shared, "fades");
    return this;
  }

  /** Returns the named moments of the animations. */
  public Marks marks() {
    return marks;
  }

  /**
   * Sets the named moments of the animations that are played from now on; players may share one.
   */
  public Player marks(Marks shared) {
    marks = Objects.requireNonNull(shared, "marks");
    return this;
  }

  /**
   * Adds a named moment to an animation; see {@link Marks#at}.
   *
   * @throws IllegalArgumentException if there is no such animation, or it has no such time
   */
  public Player mark(String animation, double seconds, String name) {
    marks.at(
        puppet.animation(Objects.requireNonNull(animation, "the name of an animation is null")),
        seconds,
        name);
    return this;
  }

  /** Tells a listener from now on what happens; of an update that is being told, the rest. */
  public Player listen(PlayerListener listener) {
    List<PlayerListener> all = new ArrayList<>(List.of(listeners));
    all.add(Objects.requireNonNull(listener, "listener"));
    listeners = all.toArray(new PlayerListener[0]);
    return this;
  }

  /** Stops telling a listener, at once. */
  public Player unlisten(PlayerListener listener) {
    List<PlayerListener> all = new ArrayList<>(List.of(listeners));
    all.remove(listener);
    listeners = all.toArray(new PlayerListener[0]);
    return this;
  }

  PlayerListener[] listeners() {
    return listeners;
  }

  boolean hears(PlayerListener wanted) {
    for (PlayerListener listener : listeners) {
      if (listener.equals(wanted)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Sets what to do with the character between animate and construct: aim, look, wave. While
   * nothing is played, each time from the pose that the character had at first.
   */
  public Player between(Consumer<Puppet> change) {
    between = Objects.requireNonNull(change, "change");
    changes = true;
    return this;
  }

  /**
   * Counts from now on how far animations move a bone; see {@link RootMotion}.
   *
   * @throws IllegalArgumentException if there is no bone with this name; the message lists them
   */
  public RootMotion rootMotion(String bone) {
    RootMotion counted = new RootMotion(puppet, puppet.bone(bone));
    root = counted;
    track(0).mixture().root(counted);
    return counted;
  }

  /** Returns where the character stands in the world, as far as it has been told; x, at first 0. */
  public double x() {
    return steps.x();
  }

  /** Returns where the character stands in the world, as far as it has been told; y, at first 0. */
  public double y() {
    return steps.y();
  }

  /**
   * Says that the character moves in the world, so that what physics moves lags behind. The way is
   * spread over the time of the next update. While time stands still physics does not notice.
   *
   * @param dx model units to the right, as the character itself is drawn
   * @param dy model units up
   * @throws IllegalArgumentException if they are not finite
   */
  public Player moveBy(double dx, double dy) {
    return moveTo(x() + dx, y() + dy);
  }

  /** Says that the character moves to a place in the world; see {@link #moveBy}. */
  public Player moveTo(double newX, double newY) {
    steps.moveTo(newX, newY, !paused && timeScale != 0);
    return this;
  }

  /**
   * Says that the character appears at a place in the world: physics does not notice.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public Player teleport(double newX, double newY) {
    steps.moveTo(newX, newY, false);
    return this;
  }

  /**
   * Lets physics come to rest in the pose as of now, and constructs: for after loading, or after
   * appearing somewhere.
   */
  public Player settle() {
    animate();
    change();
    steps.settle();
    return this;
  }

  /**
   * Plays on and poses the character.
   *
   * @param seconds real seconds since the last update
   * @throws IllegalArgumentException if they are not finite and 0 or more
   */
  public void update(double seconds) {
    advance(seconds);
    animate();
    change();
    construct();
  }

  /**
   * Moves time and physics, and tells the listeners what has happened. The character is not posed
   * yet, except for steps of physics.
   *
   * @throws IllegalArgumentException if the seconds are not finite and 0 or more
   */
  public void advance(double seconds) {
    if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("seconds must be 0 or more, but are " + seconds);
    }
    if (telling) {
      throw new IllegalStateException(
          "a listener must not update the player that calls it; play and stop are fine");
    }
    RootMotion way = root;
    if (way != null) {
      way.clear();
    }
    steps.advance(paused ? 0 : Math.min(LONGEST, seconds * Math.abs(timeScale)));
    if (events.size() == 0) {
      return;
    }
    telling = true;
    try {
      events.tell(this);
    } finally {
      telling = false;
    }
  }

  /** Poses the bones as of now; changes of your own go between this and {@link #construct}. */
  public void animate() {
    if (changes) {
      // Changes are to the pose that was there before them, also while nothing is played.
      tracks.get(0).mixture().ground();
    }
    for (int i = 0; i < tracks.size(); i++) {
      TrackMix mixture = tracks.get(i).mixture();
      if (mixture.isIdle()) {
        mixture.rest();
      } else {
        mixture.pose();
      }
    }
    RootMotion way = root;
    if (way != null) {
      way.hold();
    }
  }

  /** Computes world transforms and shapes, and physics as of now. */
  public void construct() {
    steps.construct();
  }

  /** Draws the character as of the last {@link #construct}, between begin and end. */
  public void draw(Canvas canvas) {
    puppet.draw(canvas);
  }

  /** Calls the user's own changes. */
  void change() {
    between.accept(puppet);
  }

  /**
   * Moves the time of all tracks.
   *
   * @param when the time of the update at which this begins
   */
  void advanceTracks(double seconds, double when) {
    int direction = timeScale < 0 ? -1 : 1;
    for (int i = 0; i < tracks.size(); i++) {
      tracks.get(i).advance(seconds, direction, when);
    }
  }

  EventQueue events() {
    return events;
  }
}
