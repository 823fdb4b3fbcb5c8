package dev.limber.core.constraint;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import java.util.function.Consumer;

/**
 * Turns a bone towards a point of the model: a head that looks, an arm that aims. Setters return
 * the constraint and take finite numbers only. Allocates nothing.
 */
public final class LookAt implements Consumer<Puppet> {
  private final BoneHandle bone;
  private double x;
  private double y;
  private double offset;
  private double limit = Math.PI;
  private double mix = 1;

  /**
   * Creates a constraint whose target is the model's origin.
   *
   * @throws IllegalArgumentException if there is no such bone, or the file's own inverse kinematics
   *     turns it
   */
  public LookAt(Puppet puppet, String bone) {
    this.bone = Values.turnable(puppet, bone);
  }

  /** Sets the target in model space. */
  public LookAt target(double newX, double newY) {
    x = Values.finite("a target", newX);
    y = Values.finite("a target", newY);
    return this;
  }

  /**
   * Sets the angle from the direction that looks to the bone's x axis, counter-clockwise in
   * radians; 0 by default. A bone that points up through a head which faces right has π/2.
   */
  public LookAt offset(double radians) {
    offset = Values.finite("an offset", radians);
    return this;
  }

  /** Sets how far the bone may turn from its animated direction, in radians; π by default. */
  public LookAt limit(double radians) {
    limit = Math.abs(Values.finite("a limit", radians));
    return this;
  }

  /** Sets how much of the turn is made, from 0 for none to 1 for all, the default. */
  public LookAt mix(double newMix) {
    mix = Values.part(newMix);
    return this;
  }

  /** Constructs, to know where the bone is, and turns it. */
  @Override
  public void accept(Puppet puppet) {
    Values.own(puppet, bone);
    if (mix > 0) {
      puppet.constructAhead(0);
      solve();
    }
  }

  /** Turns the bone, which is where it was at the last construct. */
  public void solve() {
    double dx = x - bone.worldX();
    double dy = y - bone.worldY();
    if (dx == 0 && dy == 0) {
      return;
    }
    double axis = Trig.atan2(bone.matrix(1), bone.matrix(0));
    double turn = Trig.shortestTurn(axis, Trig.atan2(dy, dx) + offset);
    double limited = Math.max(-limit, Math.min(turn, limit));
    bone.worldRotation(bone.worldRotation() + limited * mix);
  }
}
