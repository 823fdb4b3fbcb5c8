package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code order} sections. */
final class OrderReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;

  /** The tokens that name slots, in order. */
  final List<Integer> entries = new ArrayList<>();

  OrderReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
  }

  void header(Line line, boolean isAlone) {
    report.header(line, 0);
    if (isAlone) {
      report.noEffect(line);
    }
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      report.ignored(t, "nothing follows the word order", "slots go below it, one on each line");
    }
  }

  void line(Line line) {
    if (line.kind() != LineKind.ORDER_ENTRY) {
      StrayLines.inOrder(report, line);
      return;
    }
    int token = line.firstToken();
    int end = tree.tokenEnd(token);
    // The name ends at the first space; a tab becomes part of it, and no slot is called so. A
    // backslash here joins the next line, which counts as a space.
    char next = end < line.contentEnd() ? text.charAt(end) : ' ';
    if (next != ' ' && next != '\\') {
      report.warning(
          Codes.UNKNOWN_NAME,
          tree.place(tree.tokenStart(token) + 1, end),
          "this entry is ignored: the tab after the name counts as part of it",
          "put a space after the name");
      report.took(tree.tokenStart(token) + 1, end, TokenKind.UNKNOWN, null, 0);
      return;
    }
    entries.add(token);
    report.took(tree.tokenStart(token) + 1, end, TokenKind.SLOT, null, 0);
    for (int t = token + 1; t < line.endToken(); t++) {
      report.ignored(t, "an entry is one slot", "one slot on each line");
    }
  }
}
