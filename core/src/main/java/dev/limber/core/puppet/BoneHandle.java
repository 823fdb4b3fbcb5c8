package dev.limber.core.puppet;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;

/**
 * A handle on one bone of a character: get it once, read and set it every frame.
 *
 * <p>Local values are relative to the parent; set them before {@link Puppet#construct}. World
 * values are in model space and as of the last {@code construct}. Setters take finite numbers only
 * and return the handle. Allocates nothing.
 *
 * <p>Setting a world value sets the local one that gives it, with the parent as of the last
 * construct: construct, or {@link Puppet#constructAhead constructAhead(0)}, after a parent was
 * changed. What the file itself does to a bone comes later and wins: inverse kinematics sets the
 * rotations of its chains, and physics swings on top.
 */
public interface BoneHandle {
  /** Returns the bone's index; parents come before children. */
  int index();

  /** Returns the bone's name. */
  String name();

  /** Returns the index of the parent, -1 for a root. */
  int parent();

  /** Returns its length along its x axis, as drawn by its author; 0 if the format has none. */
  double length();

  /** Returns its colour in editors. */
  Rgba color();

  /** Returns the local x. */
  double x();

  /** Returns the local y, up. */
  double y();

  /** Returns the local rotation in radians, counter-clockwise. */
  double rotation();

  /** Returns the local x scale. */
  double scaleX();

  /** Returns the local y scale. */
  double scaleY();

  /** Sets the local position. */
  BoneHandle position(double x, double y);

  /** Sets the local rotation in radians, counter-clockwise. */
  BoneHandle rotation(double radians);

  /** Sets the local scale. */
  BoneHandle scale(double scaleX, double scaleY);

  /** Returns the world x of its origin. */
  double worldX();

  /** Returns the world y of its origin, up. */
  double worldY();

  /**
   * Returns its rotation in the world in radians, -π to π: the direction of its x axis, from which
   * a negative x scale points away. Skel2D counts flips and signs of scales as rotation and y
   * scale, so that its x scale in the world is never negative.
   */
  default double worldRotation() {
    double a = matrix(0);
    double b = matrix(1);
    return a == 0 && b == 0 ? Trig.atan2(-matrix(2), matrix(3)) : Trig.atan2(b, a);
  }

  /**
   * Returns how far {@link #worldRotation()} turns when that of its parent turns by 1: 0 if the
   * bone does not inherit rotations, -1 if its own flips mirror it, else 1.
   */
  default double turnWithParent() {
    return 1;
  }

  /** Returns the x scale in the world; see {@link #worldRotation()}. */
  default double worldScaleX() {
    double a = matrix(0);
    double b = matrix(1);
    return Math.sqrt(a * a + b * b);
  }

  /** Returns the y scale in the world, negative if the bone is mirrored. */
  default double worldScaleY() {
    double c = matrix(2);
    double d = matrix(3);
    double length = Math.sqrt(c * c + d * d);
    return matrix(0) * d - matrix(1) * c < 0 ? -length : length;
  }

  /**
   * Sets the local position such that the bone is at a point of the model. Does nothing if the
   * parent has a scale of 0.
   */
  BoneHandle worldPosition(double x, double y);

  /** Sets the local rotation such that {@link #worldRotation()} becomes this. */
  BoneHandle worldRotation(double radians);

  /**
   * Sets the local scale such that {@link #worldScaleX} and {@link #worldScaleY} become these. Does
   * nothing if the parent has a scale of 0.
   */
  BoneHandle worldScale(double scaleX, double scaleY);

  /**
   * Turns the bone so that its x axis points at a point of the model, the short way.
   *
   * @param mix how much of the way, from 0 to 1; other numbers are clamped
   */
  default BoneHandle pointAt(double x, double y, double mix) {
    double dx = x - worldX();
    double dy = y - worldY();
    if (dx == 0 && dy == 0) {
      return this;
    }
    double axis = Trig.atan2(matrix(1), matrix(0));
    double turn = Trig.shortestTurn(axis, Trig.atan2(dy, dx));
    return worldRotation(worldRotation() + turn * Math.max(0, Math.min(mix, 1)));
  }

  /**
   * Converts a point of the bone's own space to the model.
   *
   * @param out gets x and y as its first two numbers; also returned
   */
  default double[] toWorld(double x, double y, double[] out) {
    out[0] = matrix(0) * x + matrix(2) * y + worldX();
    out[1] = matrix(1) * x + matrix(3) * y + worldY();
    return out;
  }

  /**
   * Converts a point of the model to the bone's own space; NaN if the bone has a scale of 0.
   *
   * @param out gets x and y as its first two numbers; also returned
   */
  default double[] toLocal(double x, double y, double[] out) {
    double a = matrix(0);
    double b = matrix(1);
    double c = matrix(2);
    double d = matrix(3);
    double determinant = a * d - b * c;
    double dx = x - worldX();
    double dy = y - worldY();
    boolean flat = determinant == 0;
    out[0] = flat ? Double.NaN : (d * dx - c * dy) / determinant;
    out[1] = flat ? Double.NaN : (a * dy - b * dx) / determinant;
    return out;
  }

  /**
   * Returns a part of its world matrix: 0 to 5 for a, b, c, d, e, f of {@code X = a x + c y + e, Y
   * = b x + d y + f}.
   */
  double matrix(int part);
}
