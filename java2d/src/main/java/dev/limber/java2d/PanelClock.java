package dev.limber.java2d;

import dev.limber.core.puppet.Motion;
import dev.limber.core.puppet.Puppet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where a motion is, and posing the puppet there. Physics moves a step with each construct, so that
 * a puppet with physics is posed 60 times for each second, whatever the rate of pictures.
 */
final class PanelClock {
  private static final double STEP = 1 / 60.0;

  /** Of a longer pause physics is played only this end: it has come to rest by then. */
  private static final double LONGEST = 8;

  private final Puppet puppet;
  private final boolean hasPhysics;
  private @Nullable Motion motion;
  private double seconds;
  private double speed = 1;
  private boolean loop = true;

  /** Real seconds that are not yet played, below {@link #STEP}. */
  private double waiting;

  PanelClock(Puppet puppet) {
    this.puppet = puppet;
    this.hasPhysics = puppet.hasPhysics();
  }

  void start(Motion newMotion) {
    motion = newMotion;
    seconds = 0;
    waiting = 0;
  }

  void seek(double newSeconds) {
    seconds = inside(newSeconds);
  }

  double seconds() {
    return seconds;
  }

  void speed(double factor) {
    if (!Double.isFinite(factor)) {
      throw new IllegalArgumentException("a speed must be a finite number, but is " + factor);
    }
    speed = factor;
  }

  void loop(boolean again) {
    loop = again;
  }

  /** Plays on by real seconds. */
  void advance(double elapsed, Consumer<Puppet> between) {
    if (!(elapsed >= 0 && elapsed < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("seconds must be 0 or more, but are " + elapsed);
    }
    if (!hasPhysics) {
      seconds = inside(seconds + elapsed * speed);
      pose(between);
      return;
    }
    // A little more than whole steps, so that rounding does not leave one out.
    waiting += elapsed + 1e-9;
    if (waiting > LONGEST) {
      seconds = inside(seconds + (waiting - LONGEST) * speed);
      waiting = LONGEST;
    }
    while (waiting >= STEP) {
      waiting -= STEP;
      seconds = inside(seconds + STEP * speed);
      pose(between);
    }
  }

  void pose(Consumer<Puppet> between) {
    Motion played = motion;
    if (played != null) {
      puppet.seek(played, seconds);
    }
    between.accept(puppet);
    puppet.construct();
  }

  private double inside(double time) {
    Motion played = motion;
    double end = played == null ? 0 : played.duration();
    if (!(end > 0) || !Double.isFinite(time)) {
      return 0;
    }
    return loop ? time - Math.floor(time / end) * end : Math.max(0, Math.min(end, time));
  }
}
