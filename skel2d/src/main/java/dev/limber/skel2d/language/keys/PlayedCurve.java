package dev.limber.skel2d.language.keys;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.animate.CompiledAnimation;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.resolve.AnimationLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays one timeline with the engine and writes down which numbers it has. */
final class PlayedCurve {
  private PlayedCurve() {}

  static double[] of(
      Skeleton skeleton, String name, KeyPlace place, double from, double to, int count) {
    for (Animation animation : skeleton.animations()) {
      Timeline timeline = animation.name().equals(name) ? find(skeleton, animation, place) : null;
      if (timeline != null) {
        double scale = (to - from) / Math.max(1, count - 1) / animation.fps();
        return values(skeleton, animation, timeline, from / animation.fps(), scale, count);
      }
    }
    return new double[0];
  }

  private static @Nullable Timeline find(Skeleton skeleton, Animation animation, KeyPlace place) {
    Property property = AnimationLayout.property(place.target(), place.letter());
    if (property == Property.ATTACHMENT
        || property == Property.FLIP_X
        || property == Property.FLIP_Y) {
      return null;
    }
    for (Timeline timeline : animation.timelines()) {
      boolean bone = timeline.target() == Target.BONE;
      if (timeline.target() == place.target() && timeline.property() == property) {
        String owner =
            bone
                ? skeleton.bones().get(timeline.index()).name()
                : skeleton.slots().get(timeline.index()).name();
        if (owner.equals(place.name())) {
          return timeline;
        }
      }
    }
    return null;
  }

  private static double[] values(
      Skeleton skeleton,
      Animation animation,
      Timeline timeline,
      double from,
      double step,
      int count) {
    LocalPose pose = new LocalPose(skeleton);
    int at = pose.at(timeline);
    double setup = pose.values[at];
    CompiledAnimation alone =
        new CompiledAnimation(
            new Animation("", animation.duration(), Animation.Header.EMPTY, List.of(timeline)),
            pose);
    double[] curve = new double[count];
    double before = timeline.keys().get(0).written();
    for (int i = 0; i < count; i++) {
      // Before its first key a timeline does nothing.
      pose.values[at] = setup;
      double time = from + i * step;
      alone.play(time, time, 1, pose.values);
      double played = pose.values[at];
      curve[i] =
          switch (timeline.property()) {
            case X, Y -> played - setup;
            case ROTATION -> {
              double degrees = (played - setup) * 180 / Math.PI;
              yield before + Trig.shortTurn(degrees - before);
            }
            case SCALE_X, SCALE_Y -> setup == 0 ? 0 : played / setup;
            default -> played;
          };
      before = curve[i];
    }
    return curve;
  }
}
