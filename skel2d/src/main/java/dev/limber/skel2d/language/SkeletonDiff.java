package dev.limber.skel2d.language;

import dev.limber.core.math.Lists;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.PathCommand.Point;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compares two skeletons of which one has other names, and perhaps bones on other parents. */
final class SkeletonDiff {
  private final Skeleton before;
  private final Skeleton after;
  private final NewNames names;
  private final List<Bone> expected;
  private final int firstAttachment;

  /** The numbers that the bones have after; -1 for one that is gone. */
  private final int[] numbers;

  private SkeletonDiff(Skeleton before, Skeleton after, NewNames names, List<Bone> expected) {
    this.before = before;
    this.after = after;
    this.names = names;
    this.expected = expected;
    this.numbers = new int[before.bones().size()];
    Map<String, Integer> byName = new TreeMap<>();
    for (int i = 0; i < after.bones().size(); i++) {
      byName.put(after.bones().get(i).name(), i);
    }
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = byName.getOrDefault(names.bones.get(i), -1);
    }
    this.firstAttachment = before.bones().size() + before.slots().size();
  }

  /** Returns whether a skeleton is another one apart from the new names. */
  static boolean holds(Skeleton before, Skeleton after, NewNames names) {
    return holds(before, after, names, before.bones());
  }

  /**
   * Returns whether a skeleton is another one apart from the new names and some values of bones.
   *
   * @param expected the bones as they are to be, with the numbers that parents have before; names
   *     do not matter, nor which of them have lines of their own
   */
  static boolean holds(Skeleton before, Skeleton after, NewNames names, List<Bone> expected) {
    return new SkeletonDiff(before, after, names, expected).holds();
  }

  private boolean holds() {
    return before.bones().size() == after.bones().size()
        && before.slots().size() == after.slots().size()
        && before.skins().size() == after.skins().size()
        && before.animations().size() == after.animations().size()
        && bones()
        && slots()
        && skins()
        && animations();
  }

  private boolean bones() {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] < 0) {
        return false;
      }
      Bone b = expected.get(i);
      Bone now = after.bones().get(numbers[i]);
      Bone meant =
          new Bone(
              names.bones.get(i),
              b.parent() < 0 ? -1 : numbers[b.parent()],
              now.declared(),
              b.x(),
              b.y(),
              b.rotation(),
              b.scaleX(),
              b.scaleY(),
              b.length(),
              b.color(),
              b.flipX(),
              b.flipY(),
              b.inheritRotation(),
              b.inheritScale());
      if (!meant.equals(now)) {
        return false;
      }
    }
    return true;
  }

  private boolean slots() {
    for (int i = 0; i < before.slots().size(); i++) {
      Slot s = before.slots().get(i);
      Slot meant = new Slot(names.slots.get(i), numbers[s.bone()], s.color(), s.attachment());
      if (!meant.equals(after.slots().get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean skins() {
    int firstSkin = firstAttachment + before.defaultSkin().attachments().size();
    for (int s = 0; s < before.skins().size(); s++) {
      Skin one = before.skins().get(s);
      Skin other = after.skins().get(s);
      if (!names.of(firstSkin + s).equals(other.name())
          || !one.overrides().equals(other.overrides())
          || one.attachments().size() != other.attachments().size()) {
        return false;
      }
      // The rest is shared with the default skin, which has been compared.
      List<Integer> own = one.overrides();
      int count = s == 0 ? one.attachments().size() : own.size();
      for (int i = 0; i < count; i++) {
        int index = s == 0 ? i : own.get(i);
        if (!meant(one.attachments().get(index), names.of(firstAttachment + index))
            .equals(other.attachments().get(index))) {
          return false;
        }
      }
    }
    return true;
  }

  private Attachment meant(Attachment a, String name) {
    if (a instanceof Attachment.None) {
      return new Attachment.None(name, a.slot(), a.placement());
    }
    if (a instanceof Attachment.Sprite s) {
      return new Attachment.Sprite(name, s.slot(), s.placement(), s.image());
    }
    if (a instanceof Attachment.Rect r) {
      return new Attachment.Rect(
          name, r.slot(), r.placement(), r.paint(), r.width(), r.height(), r.cornerRadius());
    }
    if (a instanceof Attachment.Ellipse e) {
      return new Attachment.Ellipse(
          name, e.slot(), e.placement(), e.paint(), e.radiusX(), e.radiusY());
    }
    if (a instanceof Attachment.Circle c) {
      return new Attachment.Circle(name, c.slot(), c.placement(), c.paint(), c.radius());
    }
    Attachment.Path p = (Attachment.Path) a;
    return new Attachment.Path(name, p.slot(), p.placement(), p.paint(), meant(p.commands()));
  }

  private List<PathCommand> meant(List<PathCommand> commands) {
    return Lists.map(
        commands,
        one ->
            new PathCommand(
                one.op(),
                Lists.map(one.points(), p -> new Point(p.x(), p.y(), numbers[p.bone()]))));
  }

  private boolean animations() {
    int first = firstAttachment + before.defaultSkin().attachments().size() + before.skins().size();
    for (int i = 0; i < before.animations().size(); i++) {
      Animation one = before.animations().get(i);
      Animation other = after.animations().get(i);
      if (!names.of(first + i).equals(other.name())
          || Double.compare(one.duration(), other.duration()) != 0
          || !one.header().equals(other.header())
          || one.timelines().size() != other.timelines().size()) {
        return false;
      }
      for (int t = 0; t < one.timelines().size(); t++) {
        if (!timeline(one.timelines().get(t), other.timelines().get(t))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean timeline(Timeline one, Timeline other) {
    int index = one.target() == Target.BONE ? numbers[one.index()] : one.index();
    if (one.target() != other.target()
        || index != other.index()
        || one.property() != other.property()
        || one.keys().size() != other.keys().size()) {
      return false;
    }
    for (int k = 0; k < one.keys().size(); k++) {
      Key key = one.keys().get(k);
      if (key.name() != null && key.value() >= 0) {
        String name = names.of(firstAttachment + (int) key.value());
        key = new Key(key.time(), key.value(), key.easing(), key.written(), name);
      }
      if (!key.equals(other.keys().get(k))) {
        return false;
      }
    }
    return true;
  }
}
