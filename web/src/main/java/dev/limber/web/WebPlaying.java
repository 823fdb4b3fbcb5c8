package dev.limber.web;

import dev.limber.core.player.FadeEasing;
import dev.limber.core.player.Playing;
import org.teavm.jso.JSExport;

/** One playing of an animation, as JavaScript sees it. */
public final class WebPlaying {
  private final Playing playing;
  private final int motion;

  WebPlaying(Playing playing, int motion) {
    this.playing = playing;
    this.motion = motion;
  }

  /** Returns the number of the animation. */
  @JSExport
  public int motion() {
    return motion;
  }

  /** Returns the number of the track. */
  @JSExport
  public int track() {
    return playing.track().index();
  }

  /** Sets how many rounds it plays; 0 is without end. */
  @JSExport
  public void loop(int rounds) {
    if (rounds == 0) {
      playing.forever();
    } else {
      playing.loop(rounds);
    }
  }

  /** Plays every second round backwards. */
  @JSExport
  public void pingPong() {
    playing.pingPong();
  }

  /** Plays from the end to the start. */
  @JSExport
  public void reverse() {
    playing.reverse();
  }

  /** Sets how fast it plays; negative runs backwards. */
  @JSExport
  public void setSpeed(double factor) {
    playing.speed(factor);
  }

  /** Returns how fast it plays. */
  @JSExport
  public double speed() {
    return playing.speed();
  }

  /** Sets how long the fade to it takes. */
  @JSExport
  public void fade(double seconds) {
    playing.fade(seconds);
  }

  /** Sets how the fade to it grows: 0 linear, 1 smooth, 2 ease in, 3 ease out. */
  @JSExport
  public void easing(int easing) {
    FadeEasing[] easings = FadeEasing.values();
    if (easing < 0 || easing >= easings.length) {
      throw new IllegalArgumentException("easings of fades are 0 to 3, not " + easing);
    }
    playing.easing(easings[easing]);
  }

  /** Lets go at its end, over some seconds, instead of holding the last pose. */
  @JSExport
  public void release(double seconds) {
    playing.release(seconds);
  }

  /** Goes to a time of the animation. */
  @JSExport
  public void seek(double seconds) {
    playing.seek(seconds);
  }

  /** Goes to where it is after so many seconds of play, rounds counted on. */
  @JSExport
  public void setPosition(double seconds) {
    playing.position(seconds);
  }

  /** Returns the seconds that it has played at speed 1, rounds counted on. */
  @JSExport
  public double position() {
    return playing.position();
  }

  /** Returns the time of the animation. */
  @JSExport
  public double seconds() {
    return playing.seconds();
  }

  /** Returns the round that it is in, from 0. */
  @JSExport
  public double round() {
    return (double) playing.round();
  }

  /** Returns how far the fade to it is, 0 to 1. */
  @JSExport
  public double weight() {
    return playing.weight();
  }

  /** Returns whether its last round is over. */
  @JSExport
  public boolean isComplete() {
    return playing.isComplete();
  }

  /** Returns whether another one has begun to take its place. */
  @JSExport
  public boolean isLeaving() {
    return playing.isLeaving();
  }
}
