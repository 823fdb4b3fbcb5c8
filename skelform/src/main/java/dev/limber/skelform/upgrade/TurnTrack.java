package dev.limber.skelform.upgrade;

import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import java.util.List;

/**
 * Writes the rotations of one bone in one animation anew. Where its parent changes sides between
 * two keyframes, every frame between them gets one, and the rotation jumps with the parent: the
 * same poses on all whole frames.
 */
final class TurnTrack {
  private static final Easing SNAP =
      Easing.bezier(Easing.SNAP_HANDLE, Easing.SNAP_HANDLE, Easing.SNAP_HANDLE, Easing.SNAP_HANDLE);

  private final int bone;
  private final TurnSamples samples;
  private final List<Keyframe> out;

  TurnTrack(int bone, TurnSamples samples, List<Keyframe> out) {
    this.bone = bone;
    this.samples = samples;
    this.out = out;
  }

  /** Keeps the initial rotation, which without keyframes shows as it was or the other way round. */
  void hold(boolean initiallyMirrored) {
    boolean needed =
        samples.isMirrored(bone, 0) != initiallyMirrored || samples.changes(bone, 0, samples.last);
    if (needed && samples.turned(bone, 0) != 0) {
      add(0, Easing.LINEAR_HANDLES);
      jumps(0, samples.last);
    }
  }

  /** Follows the keyframes of the rotation. */
  void follow(List<Keyframe> keys) {
    int first = keys.get(0).frame();
    if (samples.changes(bone, 0, first)) {
      // Before its first keyframe a value holds.
      add(0, Easing.LINEAR_HANDLES);
      jumps(0, first - 1);
    }
    int before = first;
    for (Keyframe key : keys) {
      if (samples.changes(bone, before, key.frame())) {
        everyFrame(before, key.frame());
      } else {
        boolean jump = key.frame() == first && samples.changes(bone, Math.max(0, first - 1), first);
        double value =
            samples.isMirrored(bone, key.frame())
                ? MirroredTurns.opposite(key.value())
                : key.value();
        add(key.frame(), value, jump ? SNAP : key.easing());
      }
      before = key.frame();
    }
    jumps(before, samples.last);
  }

  private void everyFrame(int from, int to) {
    for (int frame = from + 1; frame <= to; frame++) {
      boolean jump = samples.changes(bone, frame - 1, frame);
      add(frame, jump ? SNAP : Easing.LINEAR_HANDLES);
    }
  }

  /** Adds a keyframe wherever the parent changes sides behind a frame and up to another. */
  private void jumps(int from, int to) {
    for (int frame = from + 1; frame <= to; frame++) {
      if (samples.changes(bone, frame - 1, frame)) {
        add(frame, SNAP);
      }
    }
  }

  private void add(int frame, Easing easing) {
    add(frame, samples.turned(bone, frame), easing);
  }

  private void add(int frame, double value, Easing easing) {
    out.add(new Keyframe(frame, bone, Element.ROTATION, value, "", easing));
  }
}
