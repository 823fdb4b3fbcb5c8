package dev.limber.core.pose;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import org.jspecify.annotations.Nullable;

/**
 * A handle on one bone whose local values are part of a flat array.
 *
 * @param <S> the handle itself, which setters return
 */
public abstract class FlatBoneHandle<S extends FlatBoneHandle<S>> implements BoneHandle {
  /** The bone's index. */
  protected final int index;

  private final double[] values;
  private final int at;
  private final double[] point = new double[2];

  /** Creates the handle of a bone of a pose. */
  protected FlatBoneHandle(LocalValues local, int index) {
    this.index = index;
    this.values = local.values;
    this.at = local.boneStride * index;
  }

  /** Returns the handle itself. */
  protected abstract S self();

  /** Returns the parent's handle, null for a root. */
  protected abstract @Nullable BoneHandle parentHandle();

  /** Returns the local rotation, in any turn, that gives a world rotation. */
  protected abstract double localRotation(double worldRotation);

  /** Called when a local value has been set. */
  protected abstract void touched();

  @Override
  public int index() {
    return index;
  }

  @Override
  public double x() {
    return local(LocalValues.X);
  }

  @Override
  public double y() {
    return local(LocalValues.Y);
  }

  @Override
  public double rotation() {
    return local(LocalValues.ROTATION);
  }

  @Override
  public double scaleX() {
    return local(LocalValues.SCALE_X);
  }

  @Override
  public double scaleY() {
    return local(LocalValues.SCALE_Y);
  }

  @Override
  public S position(double x, double y) {
    return set(LocalValues.X, x, LocalValues.Y, y);
  }

  @Override
  public S rotation(double radians) {
    return set(LocalValues.ROTATION, radians, LocalValues.ROTATION, radians);
  }

  @Override
  public S scale(double scaleX, double scaleY) {
    return set(LocalValues.SCALE_X, scaleX, LocalValues.SCALE_Y, scaleY);
  }

  @Override
  public S worldPosition(double x, double y) {
    BoneHandle parent = parentHandle();
    if (parent == null) {
      return position(x, y);
    }
    check(x);
    check(y);
    parent.toLocal(x, y, point);
    return Double.isFinite(point[0] + point[1]) ? position(point[0], point[1]) : self();
  }

  @Override
  public S worldRotation(double radians) {
    check(radians);
    // In the turn that is nearest to the present one, so that mixing it does not spin.
    return rotation(rotation() + Trig.shortestTurn(rotation(), localRotation(radians)));
  }

  /** Returns a local value of the bone. */
  protected final double local(int part) {
    return values[at + part];
  }

  /** Sets two local values of the bone; both or none. */
  protected final S set(int part, double value, int otherPart, double otherValue) {
    check(value);
    check(otherValue);
    values[at + part] = value;
    values[at + otherPart] = otherValue;
    touched();
    return self();
  }

  /**
   * Sets the local scale to what a world scale is in a parent's; does nothing if that has no
   * extent.
   */
  protected final S scaleIn(double parentX, double parentY, double scaleX, double scaleY) {
    check(scaleX);
    check(scaleY);
    return parentX == 0 || parentY == 0 ? self() : scale(scaleX / parentX, scaleY / parentY);
  }

  private void check(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          this + ": a value must be a finite number, but is " + value);
    }
  }

  @Override
  public String toString() {
    return "bone " + Excerpt.quoted(name());
  }
}
