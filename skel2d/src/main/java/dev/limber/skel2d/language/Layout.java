package dev.limber.skel2d.language;

import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/** The canonical layout as a change of the text. */
final class Layout {
  private Layout() {}

  static Change of(SyntaxTree tree) {
    String before = tree.text();
    String after = SourceFormatter.format(tree);
    if (after.equals(before)) {
      return Change.NOTHING;
    }
    // What is alike at both ends stays, so that the caret mostly does.
    int most = Math.min(before.length(), after.length());
    int start = 0;
    while (start < most && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < most - start
        && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
      end++;
    }
    return Change.of(
        List.of(
            new Edit(start, before.length() - end, after.substring(start, after.length() - end))));
  }
}
