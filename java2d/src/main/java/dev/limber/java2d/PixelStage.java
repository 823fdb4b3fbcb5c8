package dev.limber.java2d;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A character on a surface of pixels, for components of any toolkit: it plays the character, fits
 * the whole animation into a size, and draws it. {@link LimberPanel} is one for Swing.
 */
public final class PixelStage {
  /**
   * The most seconds to play between two frames: after a stall it continues instead of jumping
   * ahead.
   */
  private static final double LONGEST = 0.25;

  private static final int PADDING = 8;

  /** How many moments of an animation are sampled to fit it in. */
  private static final int MOMENTS = 32;

  private final LoadedCharacter character;
  private final Runnable changed;
  private final Puppet puppet;
  private final Player player;
  private final PixelCanvas canvas = new PixelCanvas(1, 1);
  private final View view = new View();
  private @Nullable View placed;
  private Bounds room;
  private double speed = 1;
  private boolean loop = true;
  private boolean playing;
  private long lastNanos;

  /**
   * Creates a stage that shows the character as it is after loading.
   *
   * @param changed called whenever there is something else to draw, or it starts or stops playing
   */
  public PixelStage(LoadedCharacter character, Runnable changed) {
    this.character = character;
    this.changed = changed;
    this.puppet = character.newPuppet();
    this.player = new Player(puppet);
    this.room = new PuppetBounds().of(puppet);
  }

  /** Returns the puppet that is shown, to set skins or use its bones. */
  public Puppet puppet() {
    return puppet;
  }

  /**
   * Returns the player, for fades, layers, queues and events. The stage updates it while it runs.
   */
  public Player player() {
    return player;
  }

  /**
   * Plays an animation from its start, looping unless {@link #loop} says otherwise.
   *
   * @throws IllegalArgumentException if there is no animation with this name; the message lists
   *     them
   */
  public PixelStage play(String animation) {
    return play(puppet.animation(animation));
  }

  /** Plays one of the puppet's animations from its start. */
  public PixelStage play(PuppetAnimation animation) {
    room = room(animation);
    Playback started = player.play(animation).speed(speed);
    if (!loop) {
      started.once();
    }
    // From the start, even if a negative speed would begin at the end.
    started.position(0);
    playing = true;
    pose();
    return this;
  }

  /** The bounds of an animation, sampled at some moments. */
  private Bounds room(PuppetAnimation animation) {
    // Not the bounds of the whole animation from core: they begin with physics that is not at rest.
    Puppet measured = character.newPuppet();
    measured.skins(puppet.skins());
    PuppetBounds bounds = new PuppetBounds();
    Bounds all = new Bounds();
    for (int i = 0; i <= MOMENTS; i++) {
      measured.seek(animation, animation.duration() * i / MOMENTS);
      measured.construct();
      bounds.addTo(all, measured);
    }
    return all;
  }

  /** Resumes after {@link #pause}. */
  public PixelStage play() {
    playing = true;
    changed.run();
    return this;
  }

  /** Pauses. */
  public PixelStage pause() {
    playing = false;
    changed.run();
    return this;
  }

  /** Returns whether it plays, even while it is not showing. */
  public boolean isPlaying() {
    return playing;
  }

  /** Jumps to a time of the animation, in seconds. */
  public PixelStage seek(double seconds) {
    player.seek(Double.isFinite(seconds) ? seconds : 0);
    pose();
    return this;
  }

  /** Returns the time of the animation, in seconds. */
  public double seconds() {
    Playback current = player.current();
    return current == null ? 0 : current.seconds();
  }

  /** Sets the speed: 1 is the original, 0.5 half of it, negative plays backwards. */
  public PixelStage speed(double factor) {
    if (!Double.isFinite(factor)) {
      throw new IllegalArgumentException("a speed must be a finite number, but is " + factor);
    }
    speed = factor;
    Playback current = player.current();
    if (current != null) {
      current.speed(factor);
    }
    return this;
  }

  /** Sets whether the animation loops; it does by default. */
  public PixelStage loop(boolean again) {
    loop = again;
    Playback current = player.current();
    if (current != null) {
      // The same time, in the only loop.
      double seconds = current.seconds();
      (again ? current.forever() : current.once()).position(seconds);
    }
    return this;
  }

  /**
   * Adds a change to apply to the puppet after each step of the animation: aim, look, wave. See
   * {@link Player#between}; {@link Player#removeBetween} takes it away again.
   */
  public PixelStage between(Consumer<Puppet> change) {
    player.between(change);
    pose();
    return this;
  }

  /** Sets where the character is, in the units of {@link #draw}, instead of fitting it in. */
  public PixelStage place(View where) {
    placed = new View().set(where);
    changed.run();
    return this;
  }

  /** Fits the animation into the size that is drawn, the default. */
  public PixelStage fit() {
    placed = null;
    changed.run();
    return this;
  }

  /** Advances by some seconds regardless of real time; for single steps while paused. */
  public PixelStage advance(double elapsedSeconds) {
    player.update(elapsedSeconds);
    changed.run();
    return this;
  }

  private void pose() {
    player.update(0);
    changed.run();
  }

  /** Says when real time begins to count, in nanoseconds of any clock. */
  public void start(long nanos) {
    lastNanos = nanos;
  }

  /** Plays on by the real time since the last tick, or since {@link #start}. */
  public void tick(long nanos) {
    double elapsed = (nanos - lastNanos) * 1e-9;
    lastNanos = nanos;
    advance(Math.min(elapsed, LONGEST));
  }

  /**
   * Draws the character.
   *
   * @param width of the component in its own units
   * @param height of the component in its own units
   * @param scaleX pixels of the screen per unit
   * @param scaleY pixels of the screen per unit
   * @return the same canvas each time, transparent where the character is not
   */
  public PixelCanvas draw(double width, double height, double scaleX, double scaleY) {
    canvas.resize((int) Math.ceil(width * scaleX), (int) Math.ceil(height * scaleY));
    View where = placed;
    if (where == null) {
      view.fit(room, width, height, PADDING);
    } else {
      view.set(where);
    }
    view.set(
        view.a() * scaleX,
        view.b() * scaleY,
        view.c() * scaleX,
        view.d() * scaleY,
        view.e() * scaleX,
        view.f() * scaleY);
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    return canvas;
  }
}
