package dev.limber.skel2d.pose;

import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.data.Slot;

/**
 * A handle on one slot of a pose: its colour and what it shows. Setters return the handle.
 * Allocates nothing.
 */
public final class PosedSlot {
  private final SkeletonPose pose;
  private final int index;
  private final int at;

  PosedSlot(SkeletonPose pose, int index) {
    this.pose = pose;
    this.index = index;
    this.at = pose.local.partsAt + LocalPose.SLOT_STRIDE * index;
  }

  /** Returns the slot's index in the skeleton. */
  public int index() {
    return index;
  }

  /** Returns the slot as it is in the setup pose. */
  public Slot slot() {
    return pose.skeleton().slots().get(index);
  }

  /** Returns a part of the colour: 0 for red, 1 for green, 2 for blue, 3 for alpha. */
  public double color(int part) {
    if (part < 0 || part > 3) {
      throw new IllegalArgumentException("a colour has parts 0 to 3, not " + part);
    }
    return pose.local.values[at + part];
  }

  /**
   * Sets the colour that attachments are multiplied with.
   *
   * @throws IllegalArgumentException if a part is not finite
   */
  public PosedSlot color(double r, double g, double b, double a) {
    if (!(Double.isFinite(r) && Double.isFinite(g) && Double.isFinite(b) && Double.isFinite(a))) {
      throw new IllegalArgumentException(
          "slot \""
              + slot().name()
              + "\": a colour must be finite numbers, but is "
              + (r + ", " + g + ", " + b + ", " + a));
    }
    double[] values = pose.local.values;
    values[at] = r;
    values[at + 1] = g;
    values[at + 2] = b;
    values[at + 3] = a;
    return this;
  }

  /** Returns the index of the attachment that it shows, in every skin's list; -1 for none. */
  public int attachment() {
    return (int) pose.local.values[at + LocalPose.ATTACHMENT];
  }

  /**
   * Shows the slot's attachment with this name of its own, such as {@code open} in {@code
   * @eye[open]}.
   *
   * @throws IllegalArgumentException if the slot has none of that name; the message lists them
   */
  public PosedSlot attachment(String name) {
    pose.local.values[at + LocalPose.ATTACHMENT] = pose.skeleton().attachmentIndex(index, name);
    return this;
  }

  /** Shows nothing. */
  public PosedSlot hide() {
    pose.local.values[at + LocalPose.ATTACHMENT] = -1;
    return this;
  }
}
