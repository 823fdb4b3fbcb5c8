package dev.limber.web.studio;

import dev.limber.core.player.FilmClock;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.web.WebFigure;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * The frames of an export, as JavaScript sees them: one loop of an animation, a moment of it, or
 * the pose right after loading.
 */
public final class WebFilm {
  private final Puppet puppet;
  private final @Nullable PuppetAnimation animation;
  private final double start;
  private final double step;
  private final double fps;
  private final int frames;
  private int next;

  /** Creates a film; -1 is no animation, 0 frames a second a still. */
  WebFilm(WebFigure figure, int animation, double seconds, double fps) {
    this.puppet = figure.puppet();
    this.animation = animation < 0 ? null : figure.animation(animation);
    boolean moves = this.animation != null && fps > 0;
    this.start = moves ? 0 : seconds;
    this.step = moves ? 1 / fps : 0;
    this.fps = moves ? fps : 1;
    this.frames = this.animation != null && moves ? FilmClock.frames(this.animation, fps, 1) : 1;
  }

  /** Returns how many frames there are. */
  @JSExport
  public int frames() {
    return frames;
  }

  /** Goes back before the first frame. */
  @JSExport
  public void rewind() {
    next = 0;
  }

  /** Poses the next frame. */
  @JSExport
  public void next() {
    FilmClock.pose(puppet, animation, start, step, fps, next++);
  }
}
