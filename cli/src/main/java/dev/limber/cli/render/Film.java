package dev.limber.cli.render;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.core.player.FilmClock;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.BoneOverlay;
import dev.limber.core.puppet.Puppet;
import java.util.List;

/**
 * Poses a character frame by frame. Frames come in order, because physics depends on what was
 * before; {@link #rewind} starts again and gives the same frames.
 */
public final class Film {
  private final Puppet puppet;
  private final List<Shot> shots;
  private final double fps;
  private final PartFilter shown;
  private final BoneOverlay overlay;
  private int shot;
  private int frame;

  /**
   * Creates a film.
   *
   * @param fps pictures a second, for physics
   * @param hidden for each part of the character, whether it is left out
   */
  public Film(Puppet puppet, List<Shot> shots, double fps, boolean[] hidden) {
    this.puppet = puppet;
    this.shots = List.copyOf(shots);
    this.fps = fps;
    this.shown = new PartFilter(hidden);
    this.overlay = new BoneOverlay(puppet);
    rewind();
  }

  /**
   * Returns how many frames there are.
   *
   * @throws ArithmeticException if they cannot be counted
   */
  public int frames() {
    return Math.toIntExact(shots.stream().mapToLong(Shot::frames).sum());
  }

  /** Returns what is filmed. */
  public List<Shot> shots() {
    return shots;
  }

  /** Returns the name of a part of the character. */
  public String partName(int part) {
    return puppet.partName(part);
  }

  /** Goes back before the first frame. */
  public void rewind() {
    shot = 0;
    frame = 0;
  }

  /** Poses the next frame. */
  public void next() {
    if (frame == shots.get(shot).frames()) {
      shot++;
      frame = 0;
    }
    Shot current = shots.get(shot);
    FilmClock.pose(puppet, current.animation(), current.start(), current.step(), fps, frame);
    frame++;
  }

  /** Grows bounds around all frames, and the joints too if bones are shown. */
  public void include(Bounds bounds, boolean bones) {
    BoundsCanvas drawn = new BoundsCanvas();
    rewind();
    for (int i = 0; i < frames(); i++) {
      next();
      draw(drawn);
      for (int b = 0; bones && b < puppet.boneCount(); b++) {
        BoneHandle bone = puppet.bone(b);
        bounds.include(bone.worldX(), bone.worldY());
        bounds.include(
            bone.worldX() + bone.matrix(0) * bone.length(),
            bone.worldY() + bone.matrix(1) * bone.length());
      }
    }
    bounds.include(drawn.bounds());
    rewind();
  }

  /** Draws the frame that was posed last. */
  public void draw(Canvas canvas) {
    puppet.draw(shown.onto(canvas));
  }

  /** Draws the bones of the frame that was posed last. */
  public void drawBones(Canvas canvas, double pixelSize) {
    overlay.draw(canvas, pixelSize);
  }
}
