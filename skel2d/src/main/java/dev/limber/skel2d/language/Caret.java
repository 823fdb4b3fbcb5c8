package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a caret stands: in which section, how deep, at which word of its line. It looks at the
 * lines above and not at what the line itself is, which is mostly nothing yet.
 */
final class Caret {
  final String text;
  final int offset;

  /** The section of the line, {@link LineKind#STRAY} if it is in none. */
  final LineKind section;

  /** Tabs before the caret at the start of its line. */
  final int tabs;

  /** The word that is being written: where it starts, and where it is in its line, from 0. */
  final int wordStart;

  final int wordIndex;

  /** Whether nothing can be written here: in comments. */
  final boolean inComment;

  private final SyntaxTree tree;
  private final int lineNumber;
  private final int lineStart;
  private final int firstToken;
  private final int endToken;

  Caret(SyntaxTree tree, int offset) {
    this.tree = tree;
    this.text = tree.text();
    this.offset = offset;
    int number = tree.lineAt(offset);
    List<Line> lines = tree.lines();
    boolean behind =
        number >= 0 && offset == text.length() && offset == lines.get(number).end() && endsLine();
    boolean virtual = number < 0 || behind;
    lineNumber = virtual ? lines.size() : number;
    Line line = virtual ? null : lines.get(number);
    lineStart = line == null ? offset : line.start();
    firstToken = line == null ? 0 : line.firstToken();
    endToken = line == null ? 0 : line.endToken();
    // A # alone starts a comment, or will be a colour.
    boolean lone = line != null && line.comment() >= 0 && offset == line.comment() + 1;
    inComment = line != null && line.comment() >= 0 && offset > line.comment() && !lone;
    int at = lineStart;
    while (at < offset && text.charAt(at) == '\t') {
      at++;
    }
    tabs = at - lineStart;
    int index = 0;
    int start = lone ? offset - 1 : offset;
    for (int t = firstToken; t < endToken && tree.tokenStart(t) < offset; t++) {
      if (tree.tokenEnd(t) >= offset) {
        start = tree.tokenStart(t);
      } else {
        index++;
      }
    }
    wordStart = start;
    wordIndex = index;
    section = tabs == 0 ? LineKind.STRAY : sectionAbove();
  }

  private boolean endsLine() {
    return text.endsWith("\n");
  }

  private LineKind sectionAbove() {
    for (int i = Math.min(lineNumber, tree.lines().size()) - 1; i >= 0; i--) {
      Line line = tree.lines().get(i);
      if (line.kind() != LineKind.BLANK && line.tabs() == 0) {
        // The header of a skin whose name is still missing.
        boolean skin =
            line.kind() == LineKind.STRAY && tree.tokenText(line.firstToken()).equals("skin");
        return skin ? LineKind.SKIN : line.kind();
      }
    }
    return LineKind.STRAY;
  }

  /** Returns what has been written of the word. */
  String prefix() {
    return text.substring(wordStart, offset);
  }

  /** Returns a word before the caret, by its place in the line. */
  String word(int index) {
    return tree.tokenText(firstToken + index);
  }

  /** Returns whether the line has a word, other than the one at the caret, that starts so. */
  boolean hasWord(String start) {
    for (int t = firstToken; t < endToken; t++) {
      if (tree.tokenStart(t) != wordStart && text.startsWith(start, tree.tokenStart(t))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of the nearest line above with so many tabs in the section, or -1. */
  int above(int depth) {
    for (int i = Math.min(lineNumber, tree.lines().size()) - 1; i >= 0; i--) {
      Line line = tree.lines().get(i);
      if (line.kind() != LineKind.BLANK && line.tabs() <= depth) {
        return line.tabs() == depth ? i : -1;
      }
    }
    return -1;
  }

  /** Returns the first words of the lines below a line that are deeper, but not the caret's own. */
  List<String> firstWordsBelow(int number) {
    List<String> words = new ArrayList<>();
    int depth = tree.lines().get(number).tabs();
    for (int i = number + 1; i < tree.lines().size(); i++) {
      Line line = tree.lines().get(i);
      if (line.kind() == LineKind.BLANK) {
        continue;
      }
      if (line.tabs() <= depth) {
        break;
      }
      if (i != lineNumber) {
        words.add(tree.tokenText(line.firstToken()));
      }
    }
    return words;
  }

  /** Returns where the name at the caret ends. */
  int nameEnd() {
    return Lexemes.nameEnd(text, offset);
  }
}
