package dev.limber.core.player;

import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;

/**
 * How far the animations on the lowest track have moved one bone since the last update, for moving
 * a character through the world by its own steps. Distance continues across loops and is blended in
 * fades. Not counted: jumps by {@code seek}, the movement of a fade itself, other tracks, and your
 * own changes.
 *
 * <p>The numbers are in the space of the bone's parent: in model space for a bone without one.
 * Allocates nothing.
 */
public final class RootMotion {
  private final Puppet puppet;
  private final BoneHandle bone;
  private final Snapshot kept;
  private final double homeX;
  private final double homeY;
  private boolean takesX;
  private boolean takesY;
  private double x;
  private double y;

  // Distance of the mix that is being posed.
  private double mixedX;
  private double mixedY;

  RootMotion(Puppet puppet, BoneHandle bone) {
    this.puppet = puppet;
    this.bone = bone;
    kept = puppet.newSnapshot();
    keepPose();
    puppet.setup();
    homeX = bone.x();
    homeY = bone.y();
    showKeptPose();
  }

  /** Saves the pose before animations are sampled. */
  void keepPose() {
    kept.take();
  }

  /** Restores the saved pose. */
  void showKeptPose() {
    kept.show();
  }

  /** Returns the bone. */
  public BoneHandle bone() {
    return bone;
  }

  /** Returns how far it has moved along x since the last update. */
  public double x() {
    return x;
  }

  /** Returns how far it has moved up since the last update. */
  public double y() {
    return y;
  }

  /**
   * Sets whether the bone stays at its setup position along an axis, so that the character animates
   * on the spot and the game moves it; off by default.
   */
  public RootMotion takeOut(boolean alongX, boolean alongY) {
    takesX = alongX;
    takesY = alongY;
    return this;
  }

  /** Begins an update. */
  void clear() {
    x = 0;
    y = 0;
  }

  /** Begins to pose a mix. */
  void begin() {
    mixedX = 0;
    mixedY = 0;
  }

  /** Poses a playback and blends its distance over that of the mix so far. */
  void pose(Playback playback, PuppetAnimation animation, double weight) {
    RootPath path = playback.root;
    PlayTime time = playback.time;
    double position = playback.position();
    if (animation instanceof Blend && path.known) {
      // What it is mixed by may have changed: that alone is no movement.
      path.begin(path.at);
      path.seamKnown = false;
    }
    if (!path.known) {
      look(animation, time.animationTime(path.from));
      path.set(bone.x(), bone.y(), time.loopAt(path.from));
    }
    double loop = time.loopAt(position);
    double seams = time.pingPong ? 0 : loop - path.loop;
    if (seams != 0 && !path.seamKnown) {
      look(animation, time.reverse ? time.duration : 0);
      double startX = bone.x();
      double startY = bone.y();
      look(animation, time.reverse ? 0 : time.duration);
      path.seamX = bone.x() - startX;
      path.seamY = bone.y() - startY;
      path.seamKnown = true;
    }
    look(animation, time.animationTime(position));
    double wayX = bone.x() - path.x;
    double wayY = bone.y() - path.y;
    if (seams != 0) {
      wayX += seams * path.seamX;
      wayY += seams * path.seamY;
    }
    path.set(bone.x(), bone.y(), loop);
    path.at = position;
    mixedX += (wayX - mixedX) * weight;
    mixedY += (wayY - mixedY) * weight;
  }

  /** Blends a pose that does not move over the mix so far. */
  void still(double weight) {
    mixedX -= mixedX * weight;
    mixedY -= mixedY * weight;
  }

  /** Adds the distance of the mix that has been posed. */
  void end(double weight) {
    x += mixedX * weight;
    y += mixedY * weight;
  }

  /** Holds the bone at its place. */
  void hold() {
    if (takesX || takesY) {
      bone.position(takesX ? homeX : bone.x(), takesY ? homeY : bone.y());
    }
  }

  private void look(PuppetAnimation animation, double seconds) {
    Blend.seek(puppet, animation, seconds);
  }
}
