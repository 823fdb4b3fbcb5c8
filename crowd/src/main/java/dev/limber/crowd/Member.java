package dev.limber.crowd;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One character of a {@link Crowd}. Changes take effect at the next {@link Crowd#update}; until
 * then it shows, copies and draws the pose of the last one.
 *
 * <p>Setters return the member. After {@link #remove} every method throws {@link
 * IllegalStateException}. Allocates nothing, except where noted and to keep the shown pose at its
 * first change.
 */
public final class Member {
  private final Crowd crowd;
  private final RigGroup group;
  final MemberTrack track = new MemberTrack();

  /** Its slot in the group; -1 after it has been removed. */
  int slot;

  Member(Crowd crowd, RigGroup group, int slot) {
    this.crowd = crowd;
    this.group = group;
    this.slot = slot;
  }

  /** Returns the crowd that it is a member of. */
  public Crowd crowd() {
    return crowd;
  }

  /** Returns whether it is still in its crowd. */
  public boolean present() {
    return slot >= 0;
  }

  /**
   * Plays an animation from its start, at once.
   *
   * @param animation one of its rig's
   * @throws IllegalArgumentException if the animation belongs to another rig
   */
  public Member play(PuppetAnimation animation) {
    return play(animation, 0);
  }

  /**
   * Plays an animation from its start, with a fade from what is shown now: both animations play,
   * and all values of all bones are interpolated, rotations the short way; textures, draw order and
   * the like switch half-way. A fade that is interrupted freezes, and the next one starts from it;
   * that allocates.
   *
   * @param fadeSeconds 0 for at once
   * @throws IllegalArgumentException if the animation belongs to another rig or the time is below 0
   *     or not finite
   */
  public Member play(PuppetAnimation animation, double fadeSeconds) {
    Objects.requireNonNull(animation, "animation");
    if (!(fadeSeconds >= 0) || fadeSeconds == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(
          "a fade must be finite and not below 0 seconds, but is " + fadeSeconds);
    }
    checkPresent();
    int number = group.rig.prepare(animation);
    LocalValues pose = fadeSeconds > 0 && track.fading() ? group.pose(track) : null;
    track.play(number, animation, fadeSeconds, pose);
    return this;
  }

  /** Returns what it plays, or null for nothing. */
  public @Nullable PuppetAnimation animation() {
    checkPresent();
    return track.animation;
  }

  /** Returns whether it is fading. */
  public boolean fading() {
    checkPresent();
    return track.fading();
  }

  /** Returns the time in its animation, in seconds. */
  public double time() {
    checkPresent();
    return track.time;
  }

  /**
   * Jumps to a time in its animation: wrapped if it loops, otherwise clamped at both ends.
   *
   * @throws IllegalArgumentException if the time is not finite
   */
  public Member time(double seconds) {
    checkPresent();
    track.time(finite("a time", seconds));
    return this;
  }

  /** Returns its speed, 1 by default. */
  public double speed() {
    checkPresent();
    return track.speed;
  }

  /**
   * Sets its speed: 2 is twice as fast, 0 freezes, negative plays backwards. Physics keeps its own
   * rate.
   *
   * @throws IllegalArgumentException if the speed is not finite
   */
  public Member speed(double speed) {
    checkPresent();
    track.speed = finite("a speed", speed);
    return this;
  }

  /** Returns whether its animation loops. */
  public boolean looping() {
    checkPresent();
    return track.looping;
  }

  /** Sets whether its animation loops, the default, or holds at its end. */
  public Member looping(boolean looping) {
    checkPresent();
    track.looping = looping;
    return this;
  }

  /** Returns whether it is paused. */
  public boolean paused() {
    checkPresent();
    return group.paused(this);
  }

  /** Pauses it, physics included, or resumes it. Changes made while paused still show. */
  public Member paused(boolean paused) {
    checkPresent();
    group.pause(this, paused);
    return this;
  }

  /**
   * Overrides the local position of a bone until {@link #clearSettings}.
   *
   * @throws IllegalArgumentException if there is no such bone or a number is not finite
   */
  public Member position(int bone, double x, double y) {
    finite("a position", x);
    finite("a position", y);
    set(bone, 0, x);
    set(bone, 1, y);
    return this;
  }

  /** Overrides the local rotation of a bone in radians; see {@link #position}. */
  public Member rotation(int bone, double radians) {
    set(bone, 2, finite("a rotation", radians));
    return this;
  }

  /** Overrides the local scale of a bone; see {@link #position}. */
  public Member scale(int bone, double scaleX, double scaleY) {
    finite("a scale", scaleX);
    finite("a scale", scaleY);
    set(bone, 3, scaleX);
    set(bone, 4, scaleY);
    return this;
  }

  private void set(int bone, int channel, double value) {
    checkPresent();
    checkedBone(bone);
    group.rig.prepare(bone, channel);
    track.set(bone, channel, value);
  }

  /** Removes all overrides, so that all bones follow the animation again. */
  public Member clearSettings() {
    checkPresent();
    track.clearSettings();
    return this;
  }

  /**
   * Tells physics that it has moved in the world since the last call, so that what physics moves
   * lags behind.
   *
   * @throws IllegalArgumentException if a number is not finite
   */
  public Member moveBy(double x, double y) {
    finite("a movement", x);
    finite("a movement", y);
    checkPresent();
    if (x != 0 || y != 0) {
      group.shift(this, -x, -y);
    }
    return this;
  }

  /**
   * Returns a part of a bone's world matrix as of the last update, all 0 before the first; see
   * {@link dev.limber.core.puppet.BoneHandle#matrix}.
   */
  public double matrix(int bone, int part) {
    checkPresent();
    checkedBone(bone);
    if (part < 0 || part > 5) {
      throw new IllegalArgumentException("a matrix has parts 0 to 5, not " + part);
    }
    return group.matrix(this, bone, part);
  }

  /**
   * Copies its pose to a character of the same rig, as if that had been constructed: you can then
   * read everything from the character, and draw it with its own skins.
   *
   * @throws IllegalArgumentException if the character was made from another rig
   */
  public Member copyTo(Puppet puppet) {
    checkPresent();
    group.show(this, Objects.requireNonNull(puppet, "puppet"));
    return this;
  }

  /**
   * Returns the character through which members of this rig are drawn: set its images and skins.
   * All members of a rig in a crowd share it.
   */
  public Puppet puppet() {
    return group.puppet;
  }

  /** Draws it, back to front, between begin and end of the canvas. */
  public void draw(Canvas canvas) {
    copyTo(puppet());
    puppet().draw(canvas);
  }

  /** Removes it from its crowd. */
  public void remove() {
    checkPresent();
    group.remove(this);
  }

  private void checkPresent() {
    if (slot < 0) {
      throw new IllegalStateException("this member has been removed from its crowd");
    }
  }

  private void checkedBone(int bone) {
    int bones = group.rig.boneCount();
    if (bone < 0 || bone >= bones) {
      throw new IllegalArgumentException(
          "no bone " + bone + "; this rig has " + bones + ", from 0");
    }
  }

  private static double finite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " must be a finite number, but is " + value);
    }
    return value;
  }
}
