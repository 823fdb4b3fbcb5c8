package dev.limber.java2d;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
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
  private final View pixels = new View();
  private final PuppetHit hit = new PuppetHit().minAlpha(0.1);
  private @Nullable View placed;

  /** The animation that is fitted in; null for the pose. */
  private @Nullable PuppetAnimation fitted;

  /** What is fitted in; null until it is asked for, so that what is put on before then counts. */
  private @Nullable Bounds room;

  private double speed = 1;
  private boolean loop = true;
  private boolean playing;
  private boolean paused;
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
    Playback started = player.play(animation).speed(speed);
    if (!loop) {
      started.once();
    }
    // From the start, even if a negative speed would begin at the end.
    started.position(0);
    fit(animation);
    playing = true;
    paused = false;
    pose();
    return this;
  }

  /** Fits an animation in, or the pose if it is none of the file's own, such as a blend. */
  private void fit(@Nullable PuppetAnimation animation) {
    fitted = puppet.animations().contains(animation) ? animation : null;
    room = null;
  }

  private Bounds room() {
    Bounds known = room;
    if (known == null) {
      PuppetAnimation animation = fitted;
      known = animation == null ? new PuppetBounds().of(puppet) : room(animation);
      room = known;
    }
    return known;
  }

  /** The bounds of an animation, sampled at some moments. */
  private Bounds room(PuppetAnimation animation) {
    // Not the bounds of the whole animation from core: they begin with physics that is not at rest.
    Puppet measured = character.newPuppet();
    measured.skins(puppet.skins());
    measured.equipment().copyFrom(puppet.equipment());
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
    paused = false;
    changed.run();
    return this;
  }

  /** Pauses, until a {@code play} of the stage. */
  public PixelStage pause() {
    playing = false;
    paused = true;
    changed.run();
    return this;
  }

  /**
   * Returns whether it plays, even while it is not showing: something was played, here or through
   * the player, and it was not paused.
   */
  public boolean isPlaying() {
    return playing || (!paused && player.current() != null);
  }

  /** Returns whether it was paused, so that {@link #tick} need not be called. */
  public boolean isPaused() {
    return paused;
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

  /**
   * Fits the animation into the size that is drawn, with what the character wears and carries: the
   * default. Call it again after changing that, or the skins.
   */
  public PixelStage fit() {
    placed = null;
    room = null;
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

  /**
   * Plays on by the real time since the last tick, or since {@link #start}; draws nothing anew
   * while it does not {@linkplain #isPlaying play}.
   */
  public void tick(long nanos) {
    double elapsed = (nanos - lastNanos) * 1e-9;
    lastNanos = nanos;
    if (!isPlaying()) {
      return;
    }
    Playback current = player.current();
    if (!playing && current != null) {
      // Started through the player.
      playing = true;
      if (fitted == null) {
        fit(current.animation());
      }
    }
    advance(Math.min(elapsed, LONGEST));
  }

  /**
   * Returns the view from the model to a component of a size, in its own units, as {@link #draw}
   * places the character: for a bone's place on the screen. The same object each time.
   */
  public View view(double width, double height) {
    View where = placed;
    return where == null ? view.fit(room(), width, height, PADDING) : view.set(where);
  }

  /**
   * Returns the topmost part of the character at a point of a component of a size, in its own
   * units, y down, or -1. Images are hit where they are visible.
   */
  public int part(double x, double y, double width, double height) {
    View from = view(width, height);
    return hit.at(puppet, from.modelX(x, y), from.modelY(x, y));
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
    View from = view(width, height);
    pixels.set(
        from.a() * scaleX,
        from.b() * scaleY,
        from.c() * scaleX,
        from.d() * scaleY,
        from.e() * scaleX,
        from.f() * scaleY);
    canvas.begin(pixels);
    puppet.draw(canvas);
    canvas.end();
    return canvas;
  }
}
