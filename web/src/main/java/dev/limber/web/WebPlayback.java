package dev.limber.web;

import dev.limber.core.player.FadeEasing;
import dev.limber.core.player.Playback;
import org.teavm.jso.JSExport;

/** One playback of an animation, as JavaScript sees it. */
public final class WebPlayback {
  private final Playback playback;
  private final int animation;

  WebPlayback(Playback playback, int animation) {
    this.playback = playback;
    this.animation = animation;
  }

  /** Returns the number of the animation. */
  @JSExport
  public int animation() {
    return animation;
  }

  /** Returns the number of the track. */
  @JSExport
  public int track() {
    return playback.track().index();
  }

  /** Sets how many loops it plays; 0 is endless. */
  @JSExport
  public void loop(int loops) {
    if (loops == 0) {
      playback.forever();
    } else {
      playback.loop(loops);
    }
  }

  /** Plays every second loop backwards. */
  @JSExport
  public void pingPong() {
    playback.pingPong();
  }

  /** Sets whether it plays from the end to the start. */
  @JSExport
  public void reverse(boolean on) {
    playback.reverse(on);
  }

  /** Sets how fast it plays; negative runs backwards. */
  @JSExport
  public void setSpeed(double factor) {
    playback.speed(factor);
  }

  /** Returns how fast it plays. */
  @JSExport
  public double speed() {
    return playback.speed();
  }

  /** Sets how long the fade to it takes. */
  @JSExport
  public void fade(double seconds) {
    playback.fade(seconds);
  }

  /** Sets how the fade to it grows: 0 linear, 1 smooth, 2 ease in, 3 ease out. */
  @JSExport
  public void easing(int easing) {
    FadeEasing[] easings = FadeEasing.values();
    playback.easing(easings[easing]);
  }

  /** Lets go at its end, over some seconds, instead of holding the last pose. */
  @JSExport
  public void release(double seconds) {
    playback.release(seconds);
  }

  /** Goes to a time of the animation. */
  @JSExport
  public void seek(double seconds) {
    playback.seek(seconds);
  }

  /** Jumps to where it is after this many seconds of play, loops included. */
  @JSExport
  public void setPosition(double seconds) {
    playback.position(seconds);
  }

  /** Returns the seconds it has played at speed 1, loops included. */
  @JSExport
  public double position() {
    return playback.position();
  }

  /** Returns the time of the animation. */
  @JSExport
  public double seconds() {
    return playback.seconds();
  }

  /** Returns the number of the current loop, from 0. */
  @JSExport
  public double currentLoop() {
    return (double) playback.currentLoop();
  }

  /** Returns how far the fade to it is, 0 to 1. */
  @JSExport
  public double weight() {
    return playback.weight();
  }

  /** Returns whether its last loop is over. */
  @JSExport
  public boolean isComplete() {
    return playback.isComplete();
  }

  /** Returns whether another one has begun to take its place. */
  @JSExport
  public boolean isLeaving() {
    return playback.isLeaving();
  }
}
