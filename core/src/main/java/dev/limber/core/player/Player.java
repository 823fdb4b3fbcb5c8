package dev.limber.core.player;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.constraint.PhysicsChange;
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
 * <p>Call {@link #update} and {@link #draw} every frame. An update advances time, notifies
 * listeners, poses the bones, applies {@link #between your own changes} and constructs. The steps
 * are also available one by one: {@link #advance}, {@link #animate}, {@link #construct}.
 *
 * <p>Physics takes {@value PhysicsClock#STEPS_PER_SECOND} steps a second at any frame rate and is
 * interpolated for frames between two steps. The character is posed for each step too, so your own
 * changes may run several times in an update, or not at all.
 *
 * <p>Playing an animation allocates a few small objects; updates allocate nothing once every
 * animation and fade has been played. One thread at a time.
 */
public final class Player {
  /** The largest number of tracks. */
  public static final int MOST_TRACKS = 64;

  /** The longest update, in seconds. */
  private static final double LONGEST = 1e15;

  private final Puppet puppet;
  private final EventQueue events = new EventQueue();
  private final List<Track> tracks = new ArrayList<>();
  private final PhysicsSteps steps;

  /** Copied on change, so that a listener may change it while it is being notified. */
  private PlayerListener[] listeners = new PlayerListener[0];

  private Marks marks = new Marks();
  private Fades fades;
  private @Nullable RootMotion root;

  /** Copied on change, so that a change may remove itself. */
  private List<Consumer<Puppet>> between = List.of();

  /** Whether the bones are as animated, without the user's own changes. */
  private boolean animated;

  /** Whether there ever was a change of the user's own. */
  private boolean changes;

  private double timeScale = 1;
  private boolean paused;
  private boolean updating;

  /** Creates a player for a character; it starts from the character's current pose. */
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
   * Returns a track, creating it and those below it when first asked for.
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

  /** Plays an animation on the lowest track after the current one; see {@link Track#queue}. */
  public Playback queue(String animation, double delaySeconds) {
    return track(0).queue(animation, delaySeconds);
  }

  /** Plays one of the character's animations on the lowest track after the current one. */
  public Playback queue(PuppetAnimation animation, double delaySeconds) {
    return track(0).queue(animation, delaySeconds);
  }

  /** Fades the lowest track to the setup pose; other tracks continue, see {@link #stopAll}. */
  public void stop(double fadeSeconds) {
    track(0).stop(fadeSeconds);
  }

  /** Fades out all tracks; see {@link Track#stop}. */
  public void stopAll(double fadeSeconds) {
    for (Track track : tracks) {
      track.stop(fadeSeconds);
    }
  }

  /** Returns what the lowest track plays, or null. */
  public @Nullable Playback current() {
    return track(0).current();
  }

  /**
   * Jumps to a time of what the lowest track plays, in seconds; does nothing if it plays nothing.
   * See {@link Playback#seek}.
   */
  public void seek(double seconds) {
    Playback playback = current();
    if (playback != null) {
      playback.seek(seconds);
    }
  }

  /** Pauses all tracks, fades and physics; your own changes still show. */
  public Player pause() {
    paused = true;
    return this;
  }

  /** Resumes after {@link #pause}. */
  public Player resume() {
    paused = false;
    return this;
  }

  /** Returns whether it is paused. */
  public boolean isPaused() {
    return paused;
  }

  /**
   * Sets the speed of everything: tracks, fades, queues and physics. A negative value plays
   * animations backwards; fades and physics still run forwards.
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

  /** Returns the speed of everything. */
  public double timeScale() {
    return timeScale;
  }

  /** Returns the default fade durations. */
  public Fades fades() {
    return fades;
  }

  /** Sets the default fade durations; several players may share one. */
  public Player fades(Fades shared) {
    fades = Objects.requireNonNull(shared, "fades");
    return this;
  }

  /** Returns the marks: named moments of animations. */
  public Marks marks() {
    return marks;
  }

  /** Sets the marks for animations that are played from now on; several players may share one. */
  public Player marks(Marks shared) {
    marks = Objects.requireNonNull(shared, "marks");
    return this;
  }

  /**
   * Adds a mark to an animation; see {@link Marks#at}.
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

  /** Adds a listener; if added during an update, it hears the remaining events of that update. */
  public Player listen(PlayerListener listener) {
    List<PlayerListener> all = new ArrayList<>(List.of(listeners));
    all.add(Objects.requireNonNull(listener, "listener"));
    listeners = all.toArray(new PlayerListener[0]);
    return this;
  }

  /** Removes a listener, effective at once. */
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
   * Adds a change to apply between animation and construct: aim, look, wave; those that were added
   * before come first. While nothing plays, changes start from the character's first pose every
   * time. See {@link dev.limber.core.constraint} for changes that are ready to use, such as
   * springs, which advance in steps like a file's own physics.
   */
  public Player between(Consumer<Puppet> change) {
    List<Consumer<Puppet>> all = new ArrayList<>(between);
    all.add(Objects.requireNonNull(change, "change"));
    return between(all);
  }

  /** Removes a change that was added with {@link #between}; does nothing if it was not. */
  public Player removeBetween(Consumer<Puppet> change) {
    List<Consumer<Puppet>> all = new ArrayList<>(between);
    all.remove(change);
    return between(all);
  }

  private Player between(List<Consumer<Puppet>> all) {
    between = List.copyOf(all);
    changes = true;
    boolean springs = false;
    for (Consumer<Puppet> change : between) {
      springs |= change instanceof PhysicsChange;
    }
    steps.springs(springs);
    return this;
  }

  /**
   * Starts measuring how far animations move a bone; see {@link RootMotion}.
   *
   * @throws IllegalArgumentException if there is no bone with this name; the message lists them
   */
  public RootMotion rootMotion(String bone) {
    RootMotion counted = new RootMotion(puppet, puppet.bone(bone));
    root = counted;
    track(0).mix().root(counted);
    return counted;
  }

  /** Returns the character's x in the world, as set by {@link #moveTo}; 0 at first. */
  public double x() {
    return steps.x();
  }

  /** Returns the character's y in the world, as set by {@link #moveTo}; 0 at first. */
  public double y() {
    return steps.y();
  }

  /**
   * Moves the character in the world, so that what physics moves lags behind. The distance is
   * spread over the next update. While paused, physics does not notice.
   *
   * @param dx model units to the right, as the character itself is drawn
   * @param dy model units up
   * @throws IllegalArgumentException if they are not finite
   */
  public Player moveBy(double dx, double dy) {
    return moveTo(x() + dx, y() + dy);
  }

  /** Moves the character to a place in the world; see {@link #moveBy}. */
  public Player moveTo(double newX, double newY) {
    steps.moveTo(newX, newY, !paused && timeScale != 0);
    return this;
  }

  /**
   * Puts the character at a place in the world without physics noticing.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public Player teleport(double newX, double newY) {
    steps.moveTo(newX, newY, false);
    return this;
  }

  /**
   * Lets physics come to rest in the current pose, and constructs: for use after loading or
   * teleporting.
   */
  public Player settle() {
    steps.settle();
    return this;
  }

  /**
   * Advances time and poses the character.
   *
   * @param seconds real seconds since the last update
   * @throws IllegalArgumentException if they are not finite and 0 or more
   * @throws IllegalStateException if an update is under way, in another thread or in this one
   */
  public void update(double seconds) {
    enter();
    try {
      move(seconds);
      animate();
      construct();
    } finally {
      updating = false;
    }
  }

  private void enter() {
    if (updating) {
      throw new IllegalStateException(
          "this player is being updated already: a listener must not update the player that calls"
              + " it, and a player belongs to one thread at a time");
    }
    updating = true;
  }

  /**
   * Advances time and physics, and notifies listeners. The character is not posed yet, except for
   * physics steps.
   *
   * @throws IllegalArgumentException if the seconds are not finite and 0 or more
   */
  public void advance(double seconds) {
    enter();
    try {
      move(seconds);
    } finally {
      updating = false;
    }
  }

  private void move(double seconds) {
    if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("seconds must be 0 or more, but are " + seconds);
    }
    RootMotion way = root;
    if (way != null) {
      way.clear();
    }
    steps.advance(paused ? 0 : Math.min(LONGEST, seconds * Math.abs(timeScale)));
    if (events.size() > 0) {
      events.tell(this);
    }
  }

  /**
   * Poses the bones for the current time. What you change between this and {@link #construct} shows
   * in this frame, before the changes of {@link #between}, but not in steps of physics that no
   * frame shows.
   */
  public void animate() {
    if (changes) {
      // Your own changes must not add up while nothing plays: start from the same pose.
      tracks.get(0).mix().ground();
    }
    for (int i = 0; i < tracks.size(); i++) {
      TrackMix mix = tracks.get(i).mix();
      if (mix.isIdle()) {
        mix.rest();
      } else {
        mix.pose();
      }
    }
    RootMotion way = root;
    if (way != null) {
      way.hold();
    }
    animated = true;
  }

  /**
   * Applies the changes of {@link #between}, once after each {@link #animate}, and computes world
   * transforms and shapes, with physics at the current time.
   */
  public void construct() {
    if (animated) {
      steps.change();
    }
    steps.construct();
  }

  /** Draws the character as of the last {@link #construct}, between begin and end. */
  public void draw(Canvas canvas) {
    puppet.draw(canvas);
  }

  /**
   * Applies the user's own changes.
   *
   * @param step whether springs advance a step
   * @param part otherwise, how much of a step has passed since the last
   */
  void change(boolean step, double part) {
    animated = false;
    List<Consumer<Puppet>> all = between;
    for (int i = 0; i < all.size(); i++) {
      Consumer<Puppet> change = all.get(i);
      if (!(change instanceof PhysicsChange spring)) {
        change.accept(puppet);
      } else if (step) {
        spring.step(puppet);
      } else {
        spring.ahead(puppet, part);
      }
    }
  }

  /** Tells physics that the character has moved. */
  void lag(double dx, double dy) {
    puppet.moveBy(dx, dy);
    for (int i = 0; i < between.size(); i++) {
      if (between.get(i) instanceof PhysicsChange spring) {
        spring.moveBy(dx, dy);
      }
    }
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
