package dev.limber.skel2d.resolve;

import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The timelines of one bone or slot; a later one replaces an earlier one of the same property. */
final class TargetTimelines {
  private static final Property[] BONE = {
    Property.X,
    Property.Y,
    Property.ROTATION,
    Property.SCALE_X,
    Property.SCALE_Y,
    Property.FLIP_X,
    Property.FLIP_Y
  };
  private static final Property[] SLOT = {
    Property.ATTACHMENT,
    Property.NOTHING,
    Property.RED,
    Property.GREEN,
    Property.BLUE,
    Property.ALPHA
  };
  private static final int COLOR = 1;
  private static final int RED = 2;

  private final Target target;
  private final int index;
  private final double fps;
  private final Report report;
  private final List<Entry> entries = new ArrayList<>();

  /** A timeline; its place is that of the first with its property. */
  private static final class Entry {
    final int property;
    final int length;
    int token;
    List<Key> keys;

    /** Green, blue and alpha of a colour timeline. */
    List<List<Key>> others = List.of();

    Entry(int property, int length, int token, List<Key> keys) {
      this.property = property;
      this.length = length;
      this.token = token;
      this.keys = keys;
    }
  }

  /** Returns what a letter's keys animate; a colour's are given to red first. */
  static Property property(Target target, int place) {
    boolean color = target == Target.SLOT && place == COLOR;
    return color ? Property.RED : (target == Target.BONE ? BONE : SLOT)[place];
  }

  TargetTimelines(Target target, int index, double fps, Report report) {
    this.target = target;
    this.index = index;
    this.fps = fps;
    this.report = report;
  }

  /**
   * Adds a timeline.
   *
   * @param property position of its property in the list of all letters
   * @param length how many letters it has; only one makes sense
   */
  void put(int token, int property, int length, KeyList keys) {
    Entry entry = find(property, length);
    List<Key> made = keys(property, length, keys);
    if (entry == null) {
      entry = new Entry(property, length, token, made);
      entries.add(entry);
    } else {
      report.warning(
          Codes.REPLACED,
          entry.token,
          report.isFull()
              ? ""
              : "this timeline is replaced by the one on line "
                  + report.tree.tokenPlace(token).line(),
          "remove one of them");
      entry.token = token;
      entry.keys = made;
    }
    if (target == Target.SLOT && property == COLOR && length == 1) {
      entry.others =
          List.of(keys.component(fps, 1), keys.component(fps, 2), keys.component(fps, 3));
    }
  }

  // There are at most as many as letters and their combinations.
  private @Nullable Entry find(int property, int length) {
    for (Entry entry : entries) {
      if (entry.property == property && entry.length == length) {
        return entry;
      }
    }
    return null;
  }

  private List<Key> keys(int property, int length, KeyList keys) {
    if (length == 1) {
      if (target == Target.BONE && BONE[property] == Property.ROTATION) {
        return keys.rotations(fps);
      }
      if (target == Target.SLOT && SLOT[property] == Property.ATTACHMENT) {
        return keys.attachments(fps);
      }
    }
    return keys.numbers(fps);
  }

  /** Lets a colour timeline take the place of those of its components. */
  private void applyColor() {
    Entry color = target == Target.SLOT ? find(COLOR, 1) : null;
    if (color == null || color.keys.isEmpty()) {
      return;
    }
    for (int c = 0; c < 4; c++) {
      List<Key> keys = c == 0 ? color.keys : color.others.get(c - 1);
      Entry component = find(RED + c, 1);
      if (component == null) {
        entries.add(new Entry(RED + c, 1, color.token, keys));
      } else {
        report.warning(
            Codes.OVERRIDDEN,
            component.token,
            "this timeline has no effect: the slot's colour timeline (c) replaces it",
            "remove one of them");
        component.keys = keys;
      }
    }
    entries.remove(color);
  }

  private void addTo(List<Timeline> timelines) {
    applyColor();
    for (Entry entry : entries) {
      if (!entry.keys.isEmpty()) {
        Property[] letters = target == Target.BONE ? BONE : SLOT;
        Property property = entry.length == 1 ? letters[entry.property] : Property.NOTHING;
        timelines.add(new Timeline(target, index, property, entry.keys));
      }
    }
  }

  static Animation animation(AnimationDraft draft, List<TargetTimelines> targets, Report report) {
    List<Timeline> timelines = new ArrayList<>();
    // All bones before all slots.
    for (Target kind : Target.values()) {
      for (TargetTimelines target : targets) {
        if (target.target == kind) {
          target.addTo(timelines);
        }
      }
    }
    double duration = 0;
    for (Timeline timeline : timelines) {
      List<Key> keys = timeline.keys();
      duration = Math.max(duration, keys.get(keys.size() - 1).time());
    }
    Animation.Header header =
        new Animation.Header(draft.fps, draft.timing.frame, draft.timing.step, draft.timing.easing);
    return new Animation(draft.name, duration, header, timelines, marks(draft, duration, report));
  }

  private static List<PuppetMark> marks(AnimationDraft draft, double duration, Report report) {
    List<PuppetMark> marks = new ArrayList<>();
    for (AnimationDraft.Mark written : draft.marks) {
      PuppetMark mark = written.inFrames;
      double seconds = mark.seconds() / draft.framesPerSecond();
      if (seconds <= duration) {
        marks.add(new PuppetMark(mark.name(), seconds, mark.number(), mark.text()));
      } else {
        int name = written.line.firstToken() + 1;
        report.warning(Codes.LATE_MARK, name, "the animation ends before this", "");
      }
    }
    PuppetMark.sort(marks);
    return marks;
  }
}
