package dev.limber.convert.skf;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;

/**
 * Plays an animation frame by frame.
 *
 * <p>A loop of SkelForm shows its last frame before it starts again. So the last frame of an
 * animation that ends as it starts is left out: it is frame 0 of the next loop. All others play to
 * their end.
 */
final class Film {
  /** How far values may differ that count as the same. */
  private static final double SAME = 1e-6;

  final Animation animation;
  final int fps;
  final int lastFrame;

  private final SkeletonPose pose;
  private final PoseSample sample;

  /**
   * Creates a film.
   *
   * @param pose plays it, and all films of a character one after the other
   * @param sample what the viewers see
   */
  Film(
      Animation animation,
      SkeletonPose pose,
      PoseSample sample,
      Limits limits,
      Diagnostics diagnostics) {
    this.animation = animation;
    this.pose = pose;
    this.sample = sample;
    this.fps = (int) Math.max(1, Math.min(1_000_000, Math.rint(animation.framesPerSecond())));
    double frames = animation.duration() * fps;
    if (!(frames <= limits.frames())) {
      throw tooLong(animation, diagnostics);
    }
    boolean whole = Math.abs(frames - Math.rint(frames)) < SAME * Math.max(1, frames);
    int end = (int) (whole ? Math.rint(frames) : Math.ceil(frames));
    this.lastFrame = end > 0 && endsAsItStarts() ? end - 1 : end;
  }

  /** Returns why an animation is not converted. */
  static LimberException tooLong(Animation animation, Diagnostics diagnostics) {
    return diagnostics.fatal(
        "convert-too-long",
        Place.FILE,
        "animation \"" + animation.name() + "\" brings too many frames to convert",
        "make it shorter, or use a lower frame rate");
  }

  private boolean endsAsItStarts() {
    double[] first = values(0);
    double[] last = values(animation.duration());
    for (int i = 0; i < first.length; i++) {
      if (!(Math.abs(first[i] - last[i]) <= SAME * Math.max(1, Math.abs(first[i])))) {
        return false;
      }
    }
    return true;
  }

  private double[] values(double seconds) {
    pose.seek(animation, seconds);
    double[] bones = pose.localValues();
    double[] slots = pose.slotValues();
    double[] all = Arrays.copyOf(bones, bones.length + slots.length);
    System.arraycopy(slots, 0, all, bones.length, slots.length);
    return all;
  }

  /** Shows every whole frame. The sample is the same object each time. */
  void frames(ObjIntConsumer<PoseSample> viewer) {
    play(1, viewer);
  }

  /** Shows every half frame: number 2 is frame 1. */
  void halfFrames(ObjIntConsumer<PoseSample> viewer) {
    play(2, viewer);
  }

  private void play(int perFrame, ObjIntConsumer<PoseSample> viewer) {
    for (int i = 0; i <= perFrame * lastFrame; i++) {
      pose.seek(animation, (double) i / perFrame / fps);
      viewer.accept(sample.read(pose), i);
    }
  }
}
