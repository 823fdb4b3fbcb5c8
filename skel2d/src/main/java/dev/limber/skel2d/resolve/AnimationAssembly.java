package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Runs the timelines of animations. */
final class AnimationAssembly {
  private final Report report;
  private final SyntaxTree tree;
  private final String text;
  private final List<SlotDraft> slots;
  private final References boneNames;
  private final References slotNames;
  private final TimelineReader timelines;

  AnimationAssembly(
      Report report,
      List<SlotDraft> slots,
      References boneNames,
      References slotNames,
      Budget budget) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.slots = slots;
    this.boneNames = boneNames;
    this.slotNames = slotNames;
    this.timelines = new TimelineReader(report, budget);
  }

  Animation animation(AnimationDraft draft) {
    double fps = draft.framesPerSecond();
    TreeMap<Integer, TargetTimelines> byTarget = new TreeMap<>();
    List<TargetTimelines> targets = new ArrayList<>();
    boolean explained = false;
    for (AnimationDraft.Item item : draft.items) {
      SlotDraft slot = null;
      int index;
      if (item.target == Target.SLOT) {
        int found = resolve(slotNames, item.line.firstToken(), 1);
        slot = found < 0 ? null : slots.get(found);
        index = slot == null ? -1 : slot.index;
      } else {
        index = resolve(boneNames, item.line.firstToken(), 0);
      }
      if (index >= 0) {
        Integer key = 2 * index + (slot == null ? 0 : 1);
        TargetTimelines target = byTarget.get(key);
        if (target == null) {
          target = new TargetTimelines(item.target, index, fps, report);
          byTarget.put(key, target);
          targets.add(target);
        }
        item(draft, item, slot, target);
      } else {
        explained |= !item.timelines.isEmpty();
      }
    }
    Animation animation = TargetTimelines.animation(draft, targets, report);
    if (animation.timelines().isEmpty() && !explained) {
      // Timelines below a name that means nothing have been reported with it.
      report.warning(
          Codes.EMPTY_ANIMATION,
          draft.token,
          "this animation does not animate anything",
          "put a bone or @slot below it, and timelines below that: x 0 -> 10");
    }
    return animation;
  }

  private int resolve(References names, int token, int skipped) {
    return names.resolve(
        tree.tokenStart(token) + skipped, tree.tokenEnd(token), "it and its timelines are ignored");
  }

  private void item(
      AnimationDraft animation,
      AnimationDraft.Item item,
      @Nullable SlotDraft slot,
      TargetTimelines target) {
    TimelineStart start = animation.start(item.timing);
    if (item.isAlone) {
      report.noEffect(item.line);
    }
    for (Line line : item.timelines) {
      int token = line.firstToken();
      int from = tree.tokenStart(token);
      int to = tree.tokenEnd(token);
      int place = AnimationReader.propertyPlace(text, from, to, item.target);
      Word property = AnimationReader.property(text, from, to, item.target);
      if (place < 0) {
        TimelineHints.badProperty(report, token, item.target);
      } else if (timelines.run(line, property, slot, start)) {
        target.put(token, place, to - from, timelines.keys);
        if (timelines.movedNothing()) {
          TimelineHints.noValue(report, line);
        }
      } else {
        empty(line);
      }
    }
  }

  private void empty(Line line) {
    report.line(
        Codes.EMPTY_TIMELINE,
        line,
        report.isFull()
            ? ""
            : "this timeline is ignored: "
                + Excerpt.quoted(tree.tokenText(line.firstToken()))
                + " is not followed by any command",
        "write values and arrows: x 0 -> 10 -> 0");
  }
}
