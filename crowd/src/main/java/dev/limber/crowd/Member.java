package dev.limber.crowd;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One character of a {@link Crowd}. What it is told counts from the next {@link Crowd#update} on,
 * and the pose that it shows, copies and draws is that of the last one.
 *
 * <p>Setters return the member. After {@link #remove} every method throws {@link
 * IllegalStateException}. Allocates nothing, but for what is said and for keeping the pose when it
 * is told something for the first time.
 */
public final class Member {
  private final Crowd crowd;
  private final RigGroup group;
  final MemberTrack track = new MemberTrack();

  /** Its place in the group; -1 after it has been removed. */
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
   * Plays an animation from its start, faded to from what is shown now: all values of all bones
   * move straight to where the new animation has them, rotations the short way, while both
   * animations play; textures, draw order and the like switch half-way. A fade that is itself
   * interrupted stands still and is faded from. Starting a fade from a fade allocates.
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
   * Goes to a time in its animation: round and round if it loops, otherwise held at both ends.
   *
   * @throws IllegalArgumentException if the time is not finite
   */
  public Member time(double seconds) {
    checkPresent();
    track.time(finite("a time", seconds));
    return this;
  }

  /** Returns its speed, 1 at first. */
  public double speed() {
    checkPresent();
    return track.speed;
  }

  /**
   * Sets its speed: 2 is twice as fast, 0 stands still, below 0 runs backwards. Physics keeps its
   * own pace.
   *
   * @throws IllegalArgumentException if the speed is not finite
   */
  public Member speed(double speed) {
    checkPresent();
    track.speed = finite("a speed", speed);
    return this;
  }

  /** Returns whether its animation starts again when it is over. */
  public boolean looping() {
    checkPresent();
    return track.looping;
  }

  /** Sets whether its animation starts again when it is over, as it does at first, or is held. */
  public Member looping(boolean looping) {
    checkPresent();
    track.looping = looping;
    return this;
  }

  /** Returns whether it stands still. */
  public boolean paused() {
    checkPresent();
    return group.paused(this);
  }

  /** Stops it, physics included, or lets it go on. What it is told still shows. */
  public Member paused(boolean paused) {
    checkPresent();
    group.pause(this, paused);
    return this;
  }

  /**
   * Sets the local position of a bone, over what is played, until {@link #clearSettings}.
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

  /** Sets the local rotation of a bone in radians; see {@link #position}. */
  public Member rotation(int bone, double radians) {
    set(bone, 2, finite("a rotation", radians));
    return this;
  }

  /** Sets the local scale of a bone; see {@link #position}. */
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

  /** Lets all bones follow what is played again. */
  public Member clearSettings() {
    checkPresent();
    track.clearSettings();
    return this;
  }

  /**
   * Says that it has moved in the world since the last call: what physics remembers stays behind by
   * as much.
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
   * Copies its pose to a character of the same rig, as if that had been constructed: then all that
   * a character says can be read, and it can be drawn as it is dressed.
   *
   * @throws IllegalArgumentException if the character was made from another rig
   */
  public Member copyTo(Puppet puppet) {
    checkPresent();
    group.show(this, Objects.requireNonNull(puppet, "puppet"));
    return this;
  }

  /**
   * Returns the character through which members of this rig are drawn: set its images and what it
   * wears. The same one for all members of a rig in a crowd.
   */
  public Puppet puppet() {
    return group.puppet;
  }

  /** Draws it, back to front, between begin and end of the canvas. */
  public void draw(Canvas canvas) {
    copyTo(puppet());
    puppet().draw(canvas);
  }

  /** Takes it out of its crowd. */
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
