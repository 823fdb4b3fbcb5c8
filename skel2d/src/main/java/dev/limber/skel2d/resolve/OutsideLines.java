package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.List;

/**
 * Explains lines in no section. One mistake takes many lines along: a line at the margin ends the
 * section above it, and all indented lines below it belong to nothing. The warning stands at the
 * line that is to be mended and says how many others that are; each of those gets a note only, so
 * that it is still found where it stands.
 */
final class OutsideLines {
  private static final List<String> HEADERS =
      Lists.map(Vocabulary.words(WordGroup.SECTION), Word::word);
  private static final String ALL_HEADERS = "skeleton, skin \"name\", order or anim \"name\"";

  private final Report report;
  private final SyntaxTree tree;

  OutsideLines(Report report) {
    this.report = report;
    this.tree = report.tree;
  }

  /** Reports all lines of a section without a header. */
  void report(Section section) {
    int cause = -1;
    for (int i = section.firstLine(); i < section.endLine(); i++) {
      Line line = tree.lines().get(i);
      if (line.kind() == LineKind.BLANK) {
        continue;
      }
      if (report.notes != null) {
        noteHeader(line);
      }
      if (cause < 0 || isAtMargin(line)) {
        // Without a line above, the first line of a source ends no section.
        boolean ends = i == section.firstLine() && i > 0;
        cause = i;
        cause(line, ends, followers(section, i));
      } else if (isSpaced(line)) {
        spaced(line, false, 0);
      } else {
        follower(line, cause);
      }
    }
  }

  /** Notes a header that lacks something. */
  private void noteHeader(Line line) {
    int first = line.firstToken();
    Word word =
        Vocabulary.find(
            WordGroup.SECTION, tree.text(), tree.tokenStart(first), tree.tokenEnd(first));
    if (word != null) {
      report.took(first, TokenKind.KEYWORD, word, 0);
    }
  }

  /** Counts the lines that a line takes along. */
  private int followers(Section section, int cause) {
    int count = 0;
    for (int i = cause + 1; i < section.endLine(); i++) {
      Line line = tree.lines().get(i);
      if (line.kind() != LineKind.BLANK) {
        if (isAtMargin(line)) {
          break;
        }
        // Those have a mistake of their own.
        count += isSpaced(line) ? 0 : 1;
      }
    }
    return count;
  }

  private boolean isAtMargin(Line line) {
    return tree.tokenStart(line.firstToken()) == line.start();
  }

  private boolean isSpaced(Line line) {
    return line.tabs() == 0 && Lexemes.isSpace(tree.text().charAt(line.start()));
  }

  private void follower(Line line, int cause) {
    if (report.isFull()) {
      report.lineNote(Codes.OUTSIDE, line, "");
      return;
    }
    int number = tree.tokenPlace(tree.lines().get(cause).firstToken()).line();
    report.lineNote(Codes.OUTSIDE, line, "ignored with the one on line " + number);
  }

  private void spaced(Line line, boolean ends, int followers) {
    String message = "this line is ignored" + (ends ? ", and ends the section above it" : "");
    StrayLines.spaces(report, line, message + along(followers));
  }

  private void cause(Line line, boolean ends, int followers) {
    if (report.isFull()) {
      report.line(Codes.OUTSIDE, line, "", "");
    } else if (isSpaced(line)) {
      spaced(line, ends, followers);
    } else if (tree.tokenText(line.firstToken()).equals("skin") && line.tabs() == 0) {
      report.line(
          Codes.SKIN_NAME,
          line,
          "this skin is ignored: it needs a name of its own" + along(followers),
          "write skin \"name\", without spaces in the name; \"default\" is the skeleton's own");
    } else {
      String message = "this line is ignored: it is outside any section";
      message += ends && followers > 0 ? ", and ends the one above it" : "";
      report.line(Codes.OUTSIDE, line, message + along(followers), hint(line, ends, followers));
    }
  }

  private static String along(int followers) {
    return switch (followers) {
      case 0 -> "";
      case 1 -> "; the line below it is ignored, too";
      default -> "; the " + followers + " lines below it are ignored, too";
    };
  }

  private String hint(Line line, boolean ends, int followers) {
    if (line.tabs() > 0) {
      return "put " + ALL_HEADERS + " above it";
    }
    String word = tree.tokenText(line.firstToken());
    String near = Nearest.hint(word, HEADERS);
    if (!near.isEmpty()) {
      return near;
    }
    if (word.startsWith("#")) {
      return "a comment needs a space after the #";
    }
    if (ends && followers > 0) {
      return "indent it with tabs, or remove it";
    }
    return "sections start with " + ALL_HEADERS;
  }
}
