package dev.limber.skel2d.pose;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;

/** Small skeletons for tests, in few words. Angles are degrees here. */
public final class Sketch {
  /** What a bone does not inherit, and how it is flipped. */
  public enum Flag {
    NO_ROT,
    NO_SCALE,
    FLIP_X,
    FLIP_Y
  }

  private final List<Bone> bones = new ArrayList<>();
  private final List<Slot> slots = new ArrayList<>();
  private final List<Attachment> attachments = new ArrayList<>();
  private final List<Timeline> timelines = new ArrayList<>();

  /** Adds a bone named {@code b0}, {@code b1} and so on. */
  public Sketch bone(
      int parent, double x, double y, double degrees, double sx, double sy, Flag... flags) {
    List<Flag> set = List.of(flags);
    bones.add(
        new Bone(
            "b" + bones.size(),
            parent,
            true,
            x,
            y,
            Math.toRadians(degrees),
            sx,
            sy,
            0,
            Bone.DEFAULT_COLOR,
            set.contains(Flag.FLIP_X),
            set.contains(Flag.FLIP_Y),
            !set.contains(Flag.NO_ROT),
            !set.contains(Flag.NO_SCALE)));
    return this;
  }

  /** Adds a slot named {@code s0}, {@code s1} and so on; it shows its first attachment. */
  public Sketch slot(int bone, Rgba color, Attachment... looks) {
    int first = looks.length == 0 ? -1 : attachments.size();
    attachments.addAll(List.of(looks));
    slots.add(new Slot("s" + slots.size(), bone, color, first));
    return this;
  }

  /** Adds a timeline with the keys (time, value), rotations in degrees. */
  public Sketch key(Property property, int index, Easing easing, double... timesAndValues) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < timesAndValues.length; i += 2) {
      double value = timesAndValues[i + 1];
      boolean angle = property == Property.ROTATION;
      keys.add(new Key(timesAndValues[i], angle ? value / 180 * Math.PI : value, easing));
    }
    Target target = property.fits(Target.BONE) ? Target.BONE : Target.SLOT;
    timelines.add(new Timeline(target, index, property, keys));
    return this;
  }

  /** Adds a linear timeline. */
  public Sketch key(Property property, int index, double... timesAndValues) {
    return key(property, index, Easing.LINEAR, timesAndValues);
  }

  /** Builds it; all timelines are in one animation called {@code move}. */
  public Skeleton build() {
    double duration = 0;
    for (Timeline timeline : timelines) {
      duration = Math.max(duration, timeline.keys().get(timeline.keys().size() - 1).time());
    }
    return new Skeleton(
        bones,
        slots,
        List.of(new Skin(Skin.DEFAULT_NAME, attachments, List.of())),
        List.of(new Animation("move", duration, Animation.Header.EMPTY, timelines)));
  }

  /** Builds it and returns a pose of it. */
  public SkeletonPose pose() {
    return new SkeletonPose(build());
  }
}
