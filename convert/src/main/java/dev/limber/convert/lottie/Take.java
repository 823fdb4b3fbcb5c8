package dev.limber.convert.lottie;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is converted: one animation of a skeleton, in one skin, with time in frames. */
final class Take {
  /** Frames that lie closer to each other are the same. */
  private static final double SAME = 1e-5;

  /** One property of one bone or slot. */
  private record Animated(Target target, int index, Property property) {}

  final Skeleton skeleton;
  final Skin skin;
  final @Nullable Animation animation;
  final double fps;

  /** The frame at which it is over. */
  final double end;

  private final Budget budget;
  private final SkeletonPose pose;
  private final int poseWork;
  private final Map<Animated, Timeline> timelines = new HashMap<>();
  private final Map<Integer, List<Timeline>> ofBones = new HashMap<>();

  /** Takes an animation; null for the setup pose. */
  Take(Skeleton skeleton, Skin skin, @Nullable Animation animation, Budget budget) {
    this.skeleton = skeleton;
    this.skin = skin;
    this.animation = animation;
    this.budget = budget;
    this.pose = skeleton.newPose();
    int parts = skeleton.bones().size() + skeleton.slots().size();
    this.poseWork = parts + (animation == null ? 0 : animation.timelines().size());
    this.fps = animation == null ? Animation.DEFAULT_FPS : animation.framesPerSecond();
    this.end = animation == null ? 1 : Math.max(1, animation.duration() * fps);
    if (animation != null) {
      for (Timeline timeline : animation.timelines()) {
        timelines.put(
            new Animated(timeline.target(), timeline.index(), timeline.property()), timeline);
        if (timeline.target() == Target.BONE) {
          ofBones.computeIfAbsent(timeline.index(), bone -> new ArrayList<>()).add(timeline);
        }
      }
    }
  }

  /** Returns the timeline of a property; null if it stands still. */
  @Nullable Timeline timeline(Target target, int index, Property property) {
    return timelines.get(new Animated(target, index, property));
  }

  /** Returns how a property of a bone moves that is neither a flip nor an attachment. */
  Curve curve(int bone, Property property) {
    Timeline timeline = timeline(Target.BONE, bone, property);
    if (timeline != null) {
      return curve(timeline);
    }
    Bone setup = skeleton.bones().get(bone);
    return Curve.constant(
        switch (property) {
          case X -> setup.x();
          case Y -> setup.y();
          case ROTATION -> setup.rotation();
          case SCALE_X -> setup.scaleX();
          case SCALE_Y -> setup.scaleY();
          default -> throw new IllegalArgumentException("no number of a bone: " + property);
        });
  }

  /** Returns how a part of a slot's colour moves. */
  Curve slotCurve(int slot, Property property) {
    Timeline timeline = timeline(Target.SLOT, slot, property);
    if (timeline != null) {
      return curve(timeline);
    }
    Slot setup = skeleton.slots().get(slot);
    return Curve.constant(
        switch (property) {
          case RED -> setup.color().r();
          case GREEN -> setup.color().g();
          case BLUE -> setup.color().b();
          case ALPHA -> setup.color().a();
          default -> throw new IllegalArgumentException("no part of a colour: " + property);
        });
  }

  private Curve curve(Timeline timeline) {
    return Curve.of(timeline, pose.internals().setup(), fps);
  }

  /** Returns the skeleton as it is at a frame; the same object each time. */
  SkeletonPose pose(double frame) {
    budget.compute(poseWork);
    if (animation != null) {
      pose.seek(animation, frame / fps);
      pose.construct();
    }
    return pose;
  }

  /** Adds the frames at which a bone or one that it hangs on has keys. */
  void addKeys(int bone, Set<Double> frames) {
    for (int b = bone; b >= 0; b = skeleton.bones().get(b).parent()) {
      for (Timeline timeline : ofBones.getOrDefault(b, List.of())) {
        budget.compute(timeline.keys().size());
        timeline.keys().forEach(key -> frames.add(key.time() * fps));
      }
    }
  }

  /**
   * Returns those of some frames that lie inside an interval, and its ends. Of those that differ by
   * rounding only the last is taken, at which all of them are past.
   */
  static double[] within(NavigableSet<Double> frames, double from, double to) {
    List<Double> inside = new ArrayList<>(List.of(from));
    for (double frame : frames.subSet(from, false, to, false)) {
      int last = inside.size() - 1;
      if (last > 0 && frame - inside.get(last) < SAME) {
        inside.remove(last);
      }
      inside.add(frame);
    }
    inside.add(to);
    return inside.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
