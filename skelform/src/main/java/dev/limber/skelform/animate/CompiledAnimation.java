package dev.limber.skelform.animate;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An animation compiled for playing: only the values that it moves, and, when it is small enough,
 * one row of them for every whole frame. Rows hold the spec's own values, so whole frames are exact
 * by construction, and reading one costs a few nanoseconds where the five Newton steps cost fifty a
 * channel. Immutable, shared by all poses.
 */
public final class CompiledAnimation {
  /**
   * Most numbers in the rows of one animation (512 KiB); larger animations are computed from their
   * keys.
   */
  public static final int MAX_BAKED = 1 << 16;

  private final Channel[] channels;
  private final StepTrack[] steps;
  private final int[] slots;
  private final int lastFrame;
  private final double @Nullable [] rows;
  private final boolean snaps;
  private final boolean switchesFamilies;

  /**
   * Compiles an animation of an armature.
   *
   * @param maxBaked most numbers in its rows; an animation that needs more is computed from its
   *     keys
   */
  public CompiledAnimation(Armature armature, Animation animation, int maxBaked) {
    Map<Field, List<Keyframe>> fields = new LinkedHashMap<>();
    boolean anySnap = false;
    for (Keyframe key : animation.keyframes()) {
      anySnap |= key.easing().kind() == Easing.Kind.SNAP;
      Field field = fieldOf(armature, key);
      if (field != null) {
        fields.computeIfAbsent(field, f -> new ArrayList<>()).add(key);
      }
    }
    List<Channel> moving = new ArrayList<>();
    List<StepTrack> stepping = new ArrayList<>();
    fields.forEach(
        (field, keys) -> {
          if (field.element.isContinuous()) {
            moving.add(new Channel(field.index, keys));
          } else {
            stepping.add(new StepTrack(field.element, field.index, keys));
          }
        });
    channels = moving.toArray(new Channel[0]);
    steps = stepping.toArray(new StepTrack[0]);
    slots = new int[channels.length];
    for (int c = 0; c < slots.length; c++) {
      slots[c] = channels[c].slot;
    }
    lastFrame = animation.lastFrame();
    boolean anyFamily = false;
    for (StepTrack track : steps) {
      anyFamily |= track.isOfFamily();
    }
    switchesFamilies = anyFamily;
    snaps = anySnap;
    boolean small = (lastFrame + 1L) * slots.length <= maxBaked;
    rows = small && slots.length > 0 ? bake() : null;
  }

  /** What keyframes are collected by: the element, and the value or thing that it changes. */
  private record Field(Element element, int index) {}

  /** Returns the field that a keyframe changes, or null if its bone has no such thing. */
  private static @Nullable Field fieldOf(Armature armature, Keyframe key) {
    Bone bone = armature.bones().get(key.bone());
    int boneAt = LocalPose.BONE_STRIDE * key.bone();
    int tintAt =
        LocalPose.BONE_STRIDE * armature.bones().size() + LocalPose.TINT_STRIDE * bone.visual();
    int index =
        switch (key.element()) {
          case POSITION_X -> boneAt + LocalPose.X;
          case POSITION_Y -> boneAt + LocalPose.Y;
          case ROTATION -> boneAt + LocalPose.ROTATION;
          case SCALE_X -> boneAt + LocalPose.SCALE_X;
          case SCALE_Y -> boneAt + LocalPose.SCALE_Y;
          case TINT_R -> bone.visual() < 0 ? -1 : tintAt;
          case TINT_G -> bone.visual() < 0 ? -1 : tintAt + 1;
          case TINT_B -> bone.visual() < 0 ? -1 : tintAt + 2;
          case TINT_A -> bone.visual() < 0 ? -1 : tintAt + 3;
          case ZINDEX, TEXTURE -> bone.visual();
          case HIDDEN -> key.bone();
          case IK_CONSTRAINT, IK_MODE, MIMIC_TARGET -> bone.family();
        };
    return index < 0 ? null : new Field(key.element(), index);
  }

  private double[] bake() {
    double[] baked = new double[(lastFrame + 1) * slots.length];
    int at = 0;
    for (int frame = 0; frame <= lastFrame; frame++) {
      for (Channel channel : channels) {
        baked[at++] = channel.at(frame);
      }
    }
    return baked;
  }

  /** Returns how many numbers its rows have, 0 if it is computed from its keys. */
  public int bakedSize() {
    return rows == null ? 0 : rows.length;
  }

  /** Returns whether it changes fields that switch instead of moving. */
  public boolean hasSwitches() {
    return steps.length > 0;
  }

  /** Writes the values at a frame of 0 or more. */
  public void sample(double frame, double[] values) {
    double[] baked = rows;
    if (baked == null) {
      for (Channel channel : channels) {
        values[channel.slot] = channel.at(Math.min(frame, lastFrame));
      }
      return;
    }
    int width = slots.length;
    int whole = (int) Math.min(frame, lastFrame);
    double part = whole < lastFrame ? frame - whole : 0;
    int at = whole * width;
    if (part == 0) {
      for (int c = 0; c < width; c++) {
        values[slots[c]] = baked[at + c];
      }
    } else {
      for (int c = 0; c < width; c++) {
        double from = baked[at + c];
        values[slots[c]] = from + (baked[at + width + c] - from) * part;
      }
      if (snaps) {
        holdSnaps(whole, at, baked, values);
      }
    }
  }

  /**
   * Writes the values at a frame of 0 or more into a lane: the same as {@link #sample(double,
   * double[])} with a row for each value.
   *
   * @param rows the row of a value is so many behind {@code first} as its index says; values with
   *     an index of {@code count} or more are left out
   */
  public void sample(double frame, double[][] rows, int first, int count, int lane) {
    double[] baked = this.rows;
    if (baked == null) {
      for (Channel channel : channels) {
        if (channel.slot < count) {
          rows[first + channel.slot][lane] = channel.at(Math.min(frame, lastFrame));
        }
      }
      return;
    }
    int width = slots.length;
    int whole = (int) Math.min(frame, lastFrame);
    double part = whole < lastFrame ? frame - whole : 0;
    int at = whole * width;
    for (int c = 0; c < width; c++) {
      int slot = slots[c];
      if (slot < count) {
        double from = baked[at + c];
        boolean holds = part == 0 || (snaps && channels[c].holds(whole));
        rows[first + slot][lane] = holds ? from : from + (baked[at + width + c] - from) * part;
      }
    }
  }

  /** Returns where in {@link LocalPose#values} it moves something. */
  public int[] slots() {
    return slots.clone();
  }

  /** Returns whether a field of an IK family switches. */
  public boolean switchesFamilies() {
    return switchesFamilies;
  }

  /**
   * Returns the frames on which a field of an IK family switches, unsorted; none for most
   * animations.
   */
  public int[] familySwitchFrames() {
    int[] frames = {};
    for (StepTrack step : steps) {
      if (step.isOfFamily()) {
        int[] more = Arrays.copyOf(frames, frames.length + step.frames().length);
        System.arraycopy(step.frames(), 0, more, frames.length, step.frames().length);
        frames = more;
      }
    }
    return frames;
  }

  private void holdSnaps(int whole, int at, double[] baked, double[] values) {
    for (int c = 0; c < channels.length; c++) {
      if (channels[c].holds(whole)) {
        values[slots[c]] = baked[at + c];
      }
    }
  }

  /**
   * Moves fields towards their values at a frame and marks them as animated.
   *
   * @param scratch at least as long as {@code values}
   */
  void sampleSmoothed(
      double frame, Smoothing smoothing, double[] values, double[] scratch, boolean[] animated) {
    sample(frame, scratch);
    for (Channel channel : channels) {
      int slot = channel.slot;
      values[slot] = channel.smoothed(values[slot], scratch[slot], frame, smoothing);
      animated[slot] = true;
    }
  }

  /** Takes the values that it moves from another pose. */
  void copyValues(double[] from, double[] to) {
    for (int slot : slots) {
      to[slot] = from[slot];
    }
  }

  /** Marks the values that it moves. */
  public void mark(boolean[] animated) {
    for (int slot : slots) {
      animated[slot] = true;
    }
  }

  /** Sets the fields that switch. */
  public void applySwitches(double frame, LocalPose pose) {
    for (StepTrack step : steps) {
      step.apply(frame, pose);
    }
  }
}
