package dev.limber.skel2d.language.fixes;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds fixes for the problems of one source. */
public final class Fixes {
  private final SyntaxTree tree;
  private boolean offeredTabs;

  /** Finds fixes for a text as it was read. */
  public Fixes(SyntaxTree tree) {
    this.tree = tree;
  }

  /** Returns what would solve a problem that was found at a place; the most likely first. */
  public List<Fix> of(Diagnostic diagnostic, int from, int to) {
    List<Fix> named = named(diagnostic, from, to);
    int number = tree.lineAt(from);
    if (!named.isEmpty() || number < 0) {
      return named;
    }
    Line line = tree.lines().get(number);
    if (line.kind() == LineKind.BLANK) {
      return List.of();
    }
    Fix fix = fix(diagnostic.code(), number, line, token(line, from));
    return fix == null ? List.of() : List.of(fix);
  }

  /** A hint that asks {@code did you mean "a" or "b"?} has a fix for each name. */
  private List<Fix> named(Diagnostic diagnostic, int from, int to) {
    List<Fix> fixes = new ArrayList<>();
    int asked = diagnostic.hint().indexOf("did you mean \"");
    if (asked >= 0) {
      String written = tree.text().substring(from, to);
      String found = firstWord(written);
      for (String quoted : quoted(diagnostic.message())) {
        if (written.contains(quoted)) {
          found = quoted;
          break;
        }
      }
      int start = from + written.indexOf(found);
      for (String name : quoted(diagnostic.hint().substring(asked))) {
        List<Edit> edits = List.of(new Edit(start, start + found.length(), name));
        fixes.add(Fix.of("Change to " + name, edits));
      }
    }
    return fixes;
  }

  private static String firstWord(String written) {
    int end = 0;
    while (end < written.length() && !Lexemes.isSpace(written.charAt(end))) {
      end++;
    }
    return written.substring(0, end);
  }

  private static List<String> quoted(String sentence) {
    List<String> quoted = new ArrayList<>();
    int open = sentence.indexOf('"');
    while (open >= 0) {
      int close = sentence.indexOf('"', open + 1);
      if (close < 0) {
        break;
      }
      if (close > open + 1) {
        quoted.add(sentence.substring(open + 1, close));
      }
      open = sentence.indexOf('"', close + 1);
    }
    return quoted;
  }

  private int token(Line line, int from) {
    int token = line.firstToken();
    while (token + 1 < line.endToken() && tree.tokenStart(token + 1) <= from) {
      token++;
    }
    return token;
  }

  private @Nullable Fix fix(String code, int number, Line line, int token) {
    return switch (code) {
      case "s2d-ignored-word" -> ignored(line, token);
      case "s2d-unknown-type", "s2d-wrong-type" -> new PropertyFixes(tree, line).type(token);
      case "s2d-space-indentation" -> tabs();
      case "s2d-outside-section" -> HeaderFixes.outside(tree, line);
      case "s2d-skin-name" -> HeaderFixes.skin(tree, line);
      case "s2d-bad-line" -> new LineFixes(tree, number).stray();
      case "s2d-bad-path-command" -> new LineFixes(tree, number).path();
      case "s2d-no-open-path" -> new LineFixes(tree, number).openPath();
      case "s2d-bad-property" -> new LineFixes(tree, number).otherTarget();
      case "s2d-no-effect" -> new LineFixes(tree, number).remove();
      case "s2d-given-twice", "s2d-stray-loop-end" -> removed(token);
      case "s2d-lost-key", "s2d-unclosed-loop", "s2d-unknown-easing" ->
          new TimelineFixes(tree, line).of(code, token);
      default -> null;
    };
  }

  /** Once: it mends all lines, and is as long as the text. */
  private @Nullable Fix tabs() {
    boolean offered = offeredTabs;
    offeredTabs = true;
    return offered ? null : LineFixes.tabs(tree);
  }

  private @Nullable Fix ignored(Line line, int token) {
    Fix comment = HeaderFixes.comment(tree, token);
    if (comment != null) {
      return comment;
    }
    return switch (line.kind()) {
      case ANIM -> HeaderFixes.animation(tree, line, token);
      case SKELETON, BONE, SLOT, SKIN_ENTRY -> new PropertyFixes(tree, line).word(token);
      case TIMELINE -> new TimelineFixes(tree, line).word(token);
      case PATH_COMMAND -> LineFixes.curve(tree, line, token);
      case ITEM -> LineFixes.ownLine(tree, line, token);
      default -> null;
    };
  }

  private Fix removed(int token) {
    int end = tree.tokenEnd(token);
    int start = token == 0 ? 0 : Math.max(tree.tokenEnd(token - 1), tree.tokenStart(token) - 1);
    return Fix.of("Remove " + tree.tokenText(token), List.of(new Edit(start, end, "")));
  }
}
