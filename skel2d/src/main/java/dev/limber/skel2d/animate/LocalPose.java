package dev.limber.skel2d.animate;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Ints;
import dev.limber.core.pose.LocalValues;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Timeline;

/**
 * What animations change in a skeleton: {@value #BONE_STRIDE} numbers for each bone, of which two
 * are flips, 0 or 1, and {@value #SLOT_STRIDE} for each slot: its colour and its attachment.
 */
public final class LocalPose extends LocalValues {
  /** Numbers for each bone. */
  public static final int BONE_STRIDE = 7;

  /** Numbers for each slot, behind those of the bones. */
  public static final int SLOT_STRIDE = 5;

  /** Offset of the x flip inside a bone's numbers. */
  public static final int FLIP_X = 5;

  /** Offset of the y flip inside a bone's numbers. */
  public static final int FLIP_Y = 6;

  /** Offset of the attachment inside a slot's numbers; the colour is before it. */
  public static final int ATTACHMENT = 4;

  private final Skeleton skeleton;

  /**
   * Whether a bone may be flipped. False for most characters, whose transforms are then cheaper;
   * set before a flip is.
   */
  public boolean canFlip;

  /** Creates the setup pose. */
  public LocalPose(Skeleton skeleton) {
    super(skeleton.bones().size(), BONE_STRIDE, Ints.of(skeleton.slots(), Slot::bone), SLOT_STRIDE);
    this.skeleton = skeleton;
    canFlip = hasFlips(skeleton);
    int at = 0;
    for (Bone bone : skeleton.bones()) {
      values[at + X] = bone.x();
      values[at + Y] = bone.y();
      values[at + ROTATION] = bone.rotation();
      values[at + SCALE_X] = bone.scaleX();
      values[at + SCALE_Y] = bone.scaleY();
      values[at + FLIP_X] = bone.flipX() ? 1 : 0;
      values[at + FLIP_Y] = bone.flipY() ? 1 : 0;
      at += BONE_STRIDE;
    }
    for (Slot slot : skeleton.slots()) {
      Rgba color = slot.color();
      values[at] = color.r();
      values[at + 1] = color.g();
      values[at + 2] = color.b();
      values[at + 3] = color.a();
      values[at + ATTACHMENT] = slot.attachment();
      at += SLOT_STRIDE;
    }
  }

  private static boolean hasFlips(Skeleton skeleton) {
    for (Bone bone : skeleton.bones()) {
      if (bone.flipX() || bone.flipY()) {
        return true;
      }
    }
    for (Animation animation : skeleton.animations()) {
      for (Timeline timeline : animation.timelines()) {
        if (timeline.property() == Property.FLIP_X || timeline.property() == Property.FLIP_Y) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public LocalPose copy() {
    LocalPose copy = new LocalPose(skeleton);
    copy.copyFrom(this);
    return copy;
  }

  /** Returns where a property of a bone or slot is, or -1 for {@link Property#NOTHING}. */
  public int at(Timeline timeline) {
    int bone = BONE_STRIDE * timeline.index();
    int slot = partsAt + SLOT_STRIDE * timeline.index();
    return switch (timeline.property()) {
      case X -> bone + X;
      case Y -> bone + Y;
      case ROTATION -> bone + ROTATION;
      case SCALE_X -> bone + SCALE_X;
      case SCALE_Y -> bone + SCALE_Y;
      case FLIP_X -> bone + FLIP_X;
      case FLIP_Y -> bone + FLIP_Y;
      case RED -> slot;
      case GREEN -> slot + 1;
      case BLUE -> slot + 2;
      case ALPHA -> slot + 3;
      case ATTACHMENT -> slot + ATTACHMENT;
      case NOTHING -> -1;
    };
  }
}
