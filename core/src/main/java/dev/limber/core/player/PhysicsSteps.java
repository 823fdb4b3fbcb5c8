package dev.limber.core.player;

import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;

/**
 * Advances time, and physics in steps of fixed length. At a whole step the pose is that of a plain
 * {@code construct}; between two steps physics is interpolated.
 */
final class PhysicsSteps {
  private static final double STEP = 1.0 / PhysicsClock.STEPS_PER_SECOND;

  /** A step counts as reached this many seconds early, so that rounding cannot skip one. */
  private static final double EARLY = 1e-9;

  private final Player player;
  private final Puppet puppet;
  private boolean springs;
  private boolean hasPhysics;

  private double x;
  private double y;

  /** How far the character has moved without physics having noticed yet. */
  private double lagX;

  private double lagY;

  /** Seconds since the last step. */
  private double since;

  /** Whether time is exactly at a step, so that its pose is the one to show. */
  private boolean due;

  PhysicsSteps(Player player) {
    this.player = player;
    this.puppet = player.puppet();
    this.hasPhysics = puppet.hasPhysics();
  }

  /** Says whether the user's own changes include springs, which need steps. */
  void springs(boolean any) {
    springs = any;
    hasPhysics = any || puppet.hasPhysics();
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /**
   * Moves the character in the world.
   *
   * @param noticed whether physics lags behind
   */
  void moveTo(double newX, double newY, boolean noticed) {
    if (!(Double.isFinite(newX) && Double.isFinite(newY))) {
      throw new IllegalArgumentException("a place must be finite, but is " + newX + ", " + newY);
    }
    if (noticed) {
      lagX += newX - x;
      lagY += newY - y;
    } else {
      lagX = 0;
      lagY = 0;
    }
    x = newX;
    y = newY;
  }

  /** Lets physics notice part of the distance that the character has moved. */
  private void lag(double part) {
    if (lagX != 0 || lagY != 0) {
      double share = Math.min(1, part);
      player.lag(lagX * share, lagY * share);
      lagX -= lagX * share;
      lagY -= lagY * share;
    }
  }

  void settle() {
    due = false;
    // Springs swing over the animated pose, so that has to be made for each step.
    for (int i = springs ? 1 : PhysicsClock.REST_STEPS; i <= PhysicsClock.REST_STEPS; i++) {
      player.animate();
      player.change(true, 0);
    }
    PhysicsClock.settle(puppet);
    construct();
  }

  void advance(double seconds) {
    if (!hasPhysics) {
      player.advanceTracks(seconds, 0);
      return;
    }
    if (due && seconds > 0) {
      step();
    }
    double left = seconds;
    if (left > PhysicsClock.LONGEST_SWING) {
      player.advanceTracks(left - PhysicsClock.LONGEST_SWING, 0);
      left = PhysicsClock.LONGEST_SWING;
    }
    double when = seconds - left;
    while (since + left >= STEP - EARLY) {
      if (due) {
        step();
      }
      double part = Math.min(left, STEP - since);
      lag(part / left);
      player.advanceTracks(part, when);
      when += part;
      left -= part;
      since += part - STEP;
      due = true;
    }
    if (left > 0 || seconds == 0) {
      if (due && left > EARLY) {
        step();
      }
      if (left > 0) {
        lag(1);
      }
      player.advanceTracks(left, when);
      since += left;
    }
  }

  private void step() {
    due = false;
    player.animate();
    player.change(true, 0);
    if (puppet.hasPhysics()) {
      puppet.stepPhysics();
    }
  }

  /** Applies the user's own changes to the pose that {@link #construct} shows next. */
  void change() {
    player.change(due, part());
  }

  void construct() {
    if (!hasPhysics || due) {
      due = false;
      puppet.construct();
    } else {
      puppet.constructAhead(part());
    }
  }

  private double part() {
    return Math.max(0, since / STEP);
  }
}
