package dev.limber.skel2d.resolve;

import dev.limber.core.math.Lists;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the text says what an animation does: for editors.
 *
 * @param name its name
 * @param fps frames per second
 * @param start what timelines start with where the item says nothing
 * @param items its bones and slots in the order of the text, those without a meaning left out
 * @param marks its marks in the order of the text, also those after its end
 * @param sections where it stands; the first line of each is a header
 * @param lastLine number of its last line in the tree that is not blank
 */
public record AnimationLayout(
    String name,
    double fps,
    TimelineStart start,
    List<Item> items,
    List<Mark> marks,
    List<Section> sections,
    int lastLine) {
  /**
   * A mark.
   *
   * @param inFrames with its frame in place of the seconds
   * @param line its own line
   */
  public record Mark(PuppetMark inFrames, Line line) {
    /** Returns the word that says its frame. */
    public int frameToken() {
      return line.firstToken() + 2;
    }
  }

  /**
   * A bone or slot.
   *
   * @param index of the bone or slot in the skeleton
   * @param line its own line
   * @param timelines the lines below it that are timelines
   */
  public record Item(
      Target target, int index, Line line, TimelineStart start, List<Line> timelines) {}

  /**
   * Reads the animations of a tree.
   *
   * @param bones finds bones
   * @param slots finds slots
   */
  public static List<AnimationLayout> of(SyntaxTree tree, NameIndex bones, NameIndex slots) {
    Report report = new Report(tree, "", null);
    AnimationReader reader = new AnimationReader(report);
    List<String> sectionNames = new ArrayList<>();
    List<Section> sections = new ArrayList<>();
    List<Integer> sectionEnds = new ArrayList<>();
    for (Section section : tree.sections()) {
      if (section.kind() != LineKind.ANIM) {
        continue;
      }
      int last = section.firstLine();
      for (int i = section.firstLine(); i < section.endLine(); i++) {
        Line line = tree.lines().get(i);
        if (line.kind() == LineKind.ANIM) {
          reader.header(line, false);
        } else if (line.kind() != LineKind.BLANK) {
          reader.line(line, false);
          last = i;
        }
      }
      sectionNames.add(reader.openName());
      sections.add(section);
      sectionEnds.add(last);
    }
    List<AnimationLayout> layouts = new ArrayList<>();
    for (AnimationDraft draft : reader.animations) {
      List<Section> own = new ArrayList<>();
      for (int i = 0; i < sections.size(); i++) {
        if (sectionNames.get(i).equals(draft.name)) {
          own.add(sections.get(i));
        }
      }
      int end = sectionEnds.get(sectionNames.lastIndexOf(draft.name));
      layouts.add(of(draft, tree, bones, slots, own, end));
    }
    return layouts;
  }

  private static AnimationLayout of(
      AnimationDraft draft,
      SyntaxTree tree,
      NameIndex bones,
      NameIndex slots,
      List<Section> sections,
      int lastLine) {
    List<Item> items = new ArrayList<>();
    for (AnimationDraft.Item item : draft.items) {
      int token = item.line.firstToken();
      boolean slot = item.target == Target.SLOT;
      int from = tree.tokenStart(token) + (slot ? 1 : 0);
      int index = (slot ? slots : bones).find(tree.text(), from, tree.tokenEnd(token));
      if (index >= 0) {
        TimelineStart start = draft.start(item.timing);
        items.add(new Item(item.target, index, item.line, start, item.timelines));
      }
    }
    TimelineStart start = draft.start(new AnimationDraft.Timing());
    double fps = draft.framesPerSecond();
    List<Mark> marks = Lists.map(draft.marks, mark -> new Mark(mark.inFrames, mark.line));
    return new AnimationLayout(draft.name, fps, start, items, marks, sections, lastLine);
  }

  /** Returns what a timeline of the skeleton has the keys of a letter; of a colour it is red. */
  public static Property property(Target target, char letter) {
    int place = AnimationReader.propertyPlace(String.valueOf(letter), 0, 1, target);
    return TargetTimelines.property(target, place);
  }
}
