package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/** Finds the places for new lines of an animation, as people lay them out. */
final class NewLines {
  private final SyntaxTree tree;
  private final String lineEnd;

  NewLines(SyntaxTree tree) {
    this.tree = tree;
    this.lineEnd = tree.text().contains("\r\n") ? "\r\n" : "\n";
  }

  /** Adds a timeline to a bone or slot: in the order of the letters. */
  Edit timeline(AnimationLayout.Item item, String letters, char letter, String words) {
    Line above = item.line();
    for (Line line : item.timelines()) {
      char other = tree.text().charAt(tree.tokenStart(line.firstToken()));
      if (letters.indexOf(other) < letters.indexOf(letter)) {
        above = line;
      }
    }
    return below(above, "\t\t" + letter + " " + words);
  }

  /** Adds a bone or slot to an animation: in the order of the skeleton, bones before slots. */
  Edit item(AnimationLayout layout, Target target, int index, List<String> lines) {
    Line above = null;
    Line first = null;
    for (AnimationLayout.Item item : layout.items()) {
      boolean earlier =
          item.target() == target ? item.index() < index : item.target() == Target.BONE;
      if (earlier) {
        above = item.timelines().isEmpty() ? item.line() : last(item);
      }
      first = first == null ? item.line() : first;
    }
    String text = String.join(lineEnd, lines);
    if (above == null && first != null) {
      return new Edit(first.start(), first.start(), text + lineEnd);
    }
    return below(above == null ? tree.lines().get(layout.lastLine()) : above, text);
  }

  private static Line last(AnimationLayout.Item item) {
    return item.timelines().get(item.timelines().size() - 1);
  }

  /** Adds an animation at the end. */
  Edit animation(String name, List<String> lines) {
    String text = tree.text();
    int end = text.length();
    StringBuilder added = new StringBuilder();
    if (end > 0 && text.charAt(end - 1) != '\n') {
      added.append(lineEnd);
    }
    added.append(end == 0 ? "" : lineEnd).append("anim \"").append(name).append('"');
    for (String line : lines) {
      added.append(lineEnd).append(line);
    }
    return new Edit(end, end, added.append(lineEnd).toString());
  }

  /** Adds lines below another. */
  Edit below(Line above, String text) {
    return above.contentEnd() == above.end()
        ? new Edit(above.end(), above.end(), lineEnd + text)
        : new Edit(above.end(), above.end(), text + lineEnd);
  }
}
