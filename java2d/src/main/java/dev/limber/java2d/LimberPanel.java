package dev.limber.java2d;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.HierarchyEvent;
import java.awt.geom.AffineTransform;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/**
 * A Swing component that plays a character.
 *
 * <p>It draws at the full resolution of the screen, fits the whole animation into its size, and
 * runs only while it is showing. The background is the component's; there is none if it is not
 * opaque. Like all of Swing, it belongs to the event thread.
 */
public final class LimberPanel extends JComponent {
  private static final long serialVersionUID = 1L;

  /** Milliseconds between frames. */
  private static final int TICK = 15;

  /**
   * The most seconds to play between two frames: after a stall it continues instead of jumping
   * ahead.
   */
  private static final double LONGEST = 0.25;

  private static final int PADDING = 8;

  /** How many moments of an animation are sampled to fit it in. */
  private static final int MOMENTS = 32;

  private final transient LoadedCharacter character;
  private final transient Puppet puppet;
  private final transient Player player;
  private final transient PixelCanvas canvas = new PixelCanvas(1, 1);
  private final transient View view = new View();
  private final Timer timer = new Timer(TICK, event -> tick());
  private transient @Nullable View placed;
  private transient Bounds room;
  private double speed = 1;
  private boolean loop = true;
  private boolean playback;
  private long lastNanos;

  /** Creates a panel that shows the character as it is after loading. */
  public LimberPanel(LoadedCharacter character) {
    this.character = character;
    this.puppet = character.newPuppet();
    this.player = new Player(puppet);
    this.room = new PuppetBounds().of(puppet);
    setPreferredSize(new Dimension(480, 480));
    setOpaque(true);
    addHierarchyListener(this::shownOrHidden);
  }

  /** Returns the puppet that is shown, to set skins or use its bones. */
  public Puppet puppet() {
    return puppet;
  }

  /**
   * Returns the player, for fades, layers, queues and events. The panel updates it while it runs.
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
  public LimberPanel play(String animation) {
    return play(puppet.animation(animation));
  }

  /** Plays one of the puppet's animations from its start. */
  public LimberPanel play(PuppetAnimation animation) {
    room = room(animation);
    Playback started = player.play(animation).speed(speed);
    if (!loop) {
      started.once();
    }
    // From the start, even if a negative speed would begin at the end.
    started.position(0);
    playback = true;
    pose();
    runIfShowing();
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
  public LimberPanel play() {
    playback = true;
    runIfShowing();
    return this;
  }

  /** Pauses. */
  public LimberPanel pause() {
    playback = false;
    runIfShowing();
    return this;
  }

  /** Returns whether it plays, even while it is not showing. */
  public boolean isPlaying() {
    return playback;
  }

  /** Jumps to a time of the animation, in seconds. */
  public LimberPanel seek(double seconds) {
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
  public LimberPanel speed(double factor) {
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
  public LimberPanel loop(boolean again) {
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
  public LimberPanel between(Consumer<Puppet> change) {
    player.between(change);
    pose();
    return this;
  }

  /** Sets where the character is, in the component's units, instead of fitting it in. */
  public LimberPanel place(View where) {
    placed = new View().set(where);
    repaint();
    return this;
  }

  /** Fits the animation into the component, the default. */
  public LimberPanel fit() {
    placed = null;
    repaint();
    return this;
  }

  /** Advances by some seconds regardless of real time; for single steps while paused. */
  public LimberPanel advance(double elapsedSeconds) {
    player.update(elapsedSeconds);
    repaint();
    return this;
  }

  /** Returns whether it is running: it plays and is showing. */
  boolean isRunning() {
    return timer.isRunning();
  }

  private void pose() {
    player.update(0);
    repaint();
  }

  private void tick() {
    long now = System.nanoTime();
    double elapsed = (now - lastNanos) * 1e-9;
    lastNanos = now;
    advance(Math.min(elapsed, LONGEST));
  }

  private void shownOrHidden(HierarchyEvent event) {
    if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
      runIfShowing();
    }
  }

  private void runIfShowing() {
    boolean run = playback && isShowing();
    if (run && !timer.isRunning()) {
      lastNanos = System.nanoTime();
      timer.start();
    } else if (!run) {
      timer.stop();
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (getWidth() < 1 || getHeight() < 1) {
      return;
    }
    Graphics2D g = (Graphics2D) graphics.create();
    try {
      if (isOpaque()) {
        g.setColor(getBackground());
        g.fillRect(0, 0, getWidth(), getHeight());
      }
      AffineTransform screen = g.getTransform();
      double scaleX = scale(screen.getScaleX(), screen.getShearY());
      double scaleY = scale(screen.getScaleY(), screen.getShearX());
      draw(scaleX, scaleY);
      g.scale(1 / scaleX, 1 / scaleY);
      g.drawImage(canvas.image(), 0, 0, null);
    } finally {
      g.dispose();
    }
  }

  /** Screen pixels per unit of the component. */
  private static double scale(double along, double across) {
    double scale = Math.sqrt(along * along + across * across);
    return scale > 0 && scale < 64 ? scale : 1;
  }

  private void draw(double scaleX, double scaleY) {
    int width = (int) Math.ceil(getWidth() * scaleX);
    int height = (int) Math.ceil(getHeight() * scaleY);
    canvas.resize(width, height);
    View where = placed;
    if (where == null) {
      view.fit(room, getWidth(), getHeight(), PADDING);
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
  }
}
