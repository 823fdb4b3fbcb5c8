package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/** Finds out what to change in a line so that it has other words; what stays is not touched. */
final class LineEdits {
  private final SyntaxTree tree;
  private final Line line;
  private final List<Edit> edits = new ArrayList<>();

  private LineEdits(SyntaxTree tree, Line line) {
    this.tree = tree;
    this.line = line;
  }

  /** Returns the edits of a timeline; the words of the text are those behind its letter. */
  static List<Edit> of(SyntaxTree tree, Line line, TimelineText text) {
    LineEdits made = new LineEdits(tree, line);
    made.compare(text.items);
    return made.edits;
  }

  private void compare(List<TimelineText.Item> items) {
    int kept = -1;
    StringBuilder added = new StringBuilder();
    for (TimelineText.Item item : items) {
      if (item.origin() < 0) {
        added.append(added.length() == 0 ? "" : " ").append(item.text());
        continue;
      }
      gap(kept, item.origin(), added.toString());
      added.setLength(0);
      kept = item.origin();
      int token = token(kept);
      if (!tree.tokenText(token).equals(item.text())) {
        edits.add(new Edit(tree.tokenStart(token), tree.tokenEnd(token), item.text()));
      }
    }
    gap(kept, line.tokenCount() - 1, added.toString());
  }

  private int token(int word) {
    return line.firstToken() + 1 + word;
  }

  /** Puts words between two that stay, in the place of those that go. */
  private void gap(int before, int after, String added) {
    int end = tree.tokenEnd(token(before));
    String insert = added.isEmpty() ? "" : " " + added;
    if (after - before == 1) {
      if (!added.isEmpty()) {
        edits.add(new Edit(end, end, insert));
      }
      return;
    }
    int firstGone = tree.tokenStart(token(before + 1));
    boolean joined = tree.text().substring(end, firstGone).indexOf('\n') >= 0;
    if (joined && token(after) < line.endToken()) {
      // The line goes on below: that stays so.
      String behind = added.isEmpty() ? "" : added + " ";
      edits.add(new Edit(firstGone, tree.tokenStart(token(after)), behind));
    } else {
      edits.add(new Edit(end, tree.tokenEnd(token(after - 1)), insert));
    }
  }
}
