package dev.limber.java2d;

import dev.limber.core.canvas.View;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.HierarchyEvent;
import java.awt.geom.AffineTransform;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.Timer;

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

  private final transient PixelStage stage;
  private final Timer timer;

  /** Creates a panel that shows the character as it is after loading. */
  public LimberPanel(LoadedCharacter character) {
    this.stage = new PixelStage(character, this::changed);
    this.timer = new Timer(TICK, event -> stage.tick(System.nanoTime()));
    setPreferredSize(new Dimension(480, 480));
    setOpaque(true);
    addHierarchyListener(this::shownOrHidden);
  }

  /** Returns the puppet that is shown, to set skins or use its bones. */
  public Puppet puppet() {
    return stage.puppet();
  }

  /**
   * Returns the player, for fades, layers, queues and events. The panel updates it while it runs.
   */
  public Player player() {
    return stage.player();
  }

  /**
   * Plays an animation from its start, looping unless {@link #loop} says otherwise.
   *
   * @throws IllegalArgumentException if there is no animation with this name; the message lists
   *     them
   */
  public LimberPanel play(String animation) {
    stage.play(animation);
    return this;
  }

  /** Plays one of the puppet's animations from its start. */
  public LimberPanel play(PuppetAnimation animation) {
    stage.play(animation);
    return this;
  }

  /** Resumes after {@link #pause}. */
  public LimberPanel play() {
    stage.play();
    return this;
  }

  /** Pauses, until a {@code play} of the panel. */
  public LimberPanel pause() {
    stage.pause();
    return this;
  }

  /** Returns whether something is played and not paused, even while it is not showing. */
  public boolean isPlaying() {
    return stage.isPlaying();
  }

  /** Jumps to a time of the animation, in seconds. */
  public LimberPanel seek(double seconds) {
    stage.seek(seconds);
    return this;
  }

  /** Returns the time of the animation, in seconds. */
  public double seconds() {
    return stage.seconds();
  }

  /** Sets the speed: 1 is the original, 0.5 half of it, negative plays backwards. */
  public LimberPanel speed(double factor) {
    stage.speed(factor);
    return this;
  }

  /** Sets whether the animation loops; it does by default. */
  public LimberPanel loop(boolean again) {
    stage.loop(again);
    return this;
  }

  /**
   * Adds a change to apply to the puppet after each step of the animation: aim, look, wave. See
   * {@link Player#between}; {@link Player#removeBetween} takes it away again.
   */
  public LimberPanel between(Consumer<Puppet> change) {
    stage.between(change);
    return this;
  }

  /** Sets where the character is, in the component's units, instead of fitting it in. */
  public LimberPanel place(View where) {
    stage.place(where);
    return this;
  }

  /**
   * Fits the animation into the component, with what the character wears and carries: the default.
   * Call it again after changing that, or the skins.
   */
  public LimberPanel fit() {
    stage.fit();
    return this;
  }

  /**
   * Returns the view from the model to the panel, in the component's units: for a bone's place on
   * the screen. The same object each time, computed anew.
   */
  public View view() {
    return stage.view(getWidth(), getHeight());
  }

  /**
   * Returns the topmost part of the character at a point of the panel, such as a click's, or -1;
   * see {@link Puppet#partName}. Images are hit where they are visible.
   */
  public int part(double x, double y) {
    return stage.part(x, y, getWidth(), getHeight());
  }

  /** Advances by some seconds regardless of real time; for single steps while paused. */
  public LimberPanel advance(double elapsedSeconds) {
    stage.advance(elapsedSeconds);
    return this;
  }

  /** Returns whether it is running: it is showing, and not paused. */
  boolean isRunning() {
    return timer.isRunning();
  }

  private void changed() {
    repaint();
    runIfShowing();
  }

  private void shownOrHidden(HierarchyEvent event) {
    if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
      runIfShowing();
    }
  }

  private void runIfShowing() {
    // Also while nothing plays: something may be played through the player.
    boolean run = !stage.isPaused() && isShowing();
    if (run && !timer.isRunning()) {
      stage.start(System.nanoTime());
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
      PixelCanvas drawn = stage.draw(getWidth(), getHeight(), scaleX, scaleY);
      g.scale(1 / scaleX, 1 / scaleY);
      g.drawImage(drawn.image(), 0, 0, null);
    } finally {
      g.dispose();
    }
  }

  /** Screen pixels per unit of the component. */
  private static double scale(double along, double across) {
    double scale = Math.sqrt(along * along + across * across);
    return scale > 0 && scale < 64 ? scale : 1;
  }
}
