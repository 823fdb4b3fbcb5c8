package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects diagnostics about tokens and lines. */
final class Report {
  /** So often are all names searched for those that are near; a source can have many of both. */
  private static final int MOST_COMPARISONS = 200;

  final SyntaxTree tree;

  /** What words are taken for; null if nobody wants to know, which must cost nothing. */
  final @Nullable WordNotes notes;

  private final Diagnostics diagnostics;
  private int found;
  private int comparisons = MOST_COMPARISONS;

  Report(SyntaxTree tree, String file, @Nullable WordNotes notes) {
    this.tree = tree;
    this.notes = notes;
    this.diagnostics = new Diagnostics(file);
  }

  /** Returns whether further diagnostics are only counted, so that hints are not worth finding. */
  boolean isFull() {
    return found >= Diagnostics.MAX_KEPT;
  }

  /** Takes one search for names that are near; returns whether it may be made. */
  boolean mayCompareNames() {
    return comparisons-- > 0;
  }

  /** Notes what a word was taken for, or what a part of it was. */
  void took(int from, int to, TokenKind kind, @Nullable Word word, int flags) {
    if (notes != null) {
      notes.add(from, to, kind, word, flags);
    }
  }

  /** Notes what a whole word was taken for. */
  void took(int token, TokenKind kind, @Nullable Word word, int flags) {
    took(tree.tokenStart(token), tree.tokenEnd(token), kind, word, flags);
  }

  /** Notes the first word of a section. */
  void header(Line line, int flags) {
    if (notes != null) {
      int first = line.firstToken();
      Word word = Vocabulary.find(WordGroup.SECTION, tree.tokenText(first));
      took(first, TokenKind.KEYWORD, word, flags);
    }
  }

  void warning(String code, int token, String message, String hint) {
    found++;
    diagnostics.warning(code, place(token), message, hint);
  }

  void warning(String code, Place place, String message, String hint) {
    found++;
    diagnostics.warning(code, place, message, hint);
  }

  void error(String code, int token, String message, String hint) {
    found++;
    diagnostics.error(code, place(token), message, hint);
  }

  void note(String code, int token, String message, String hint) {
    found++;
    diagnostics.note(code, place(token), message, hint);
  }

  void byteOrderMark() {
    found++;
    diagnostics.note(
        Codes.BYTE_ORDER_MARK,
        new Place.Text(1, 1, 1),
        "the text starts with a byte order mark, which is skipped",
        "save the file as UTF-8 without one");
  }

  /** Returns the one thing to say about a text whose lines all end with CR. */
  Diagnostic lineEnds() {
    int first = tree.text().indexOf('\r');
    return new Diagnostic(
        Severity.WARNING,
        Codes.LINE_ENDS,
        diagnostics.file(),
        tree.place(first, first + 1),
        "lines end with a lone CR, which is not a line end here: all of this is one line",
        "save the file with LF or CR LF at the ends of lines");
  }

  /** Reports a whole line that has no effect. */
  void line(String code, Line line, String message, String hint) {
    warning(code, linePlace(line), message, hint);
  }

  /** Reports a line that is in order, but says nothing new and has nothing below it. */
  void noEffect(Line line) {
    line(
        Codes.NO_EFFECT,
        line,
        "this line has no effect: nothing new is said on it or below it",
        "remove it, or put something below it");
  }

  /** Notes a line that has no effect because of another one, which has been reported. */
  void lineNote(String code, Line line, String message) {
    Place place = linePlace(line);
    found++;
    diagnostics.note(code, place, message, "");
  }

  /** Reports a word that has no effect. */
  void ignored(int token, String why, String hint) {
    warning(Codes.IGNORED, token, isFull() ? "" : quoted(token) + " is ignored: " + why, hint);
  }

  /** Notes that a word has no effect, because something else gives the same. */
  void replaced(int token, String why) {
    note(
        Codes.GIVEN_TWICE,
        token,
        isFull() ? "" : quoted(token) + " has no effect: " + why,
        "remove one of them");
  }

  /** Notes that a property has no effect because its type, which has been reported, is unknown. */
  void lostWithType(int token) {
    note(
        Codes.WRONG_TYPE,
        token,
        isFull() ? "" : quoted(token) + " is ignored with the type before it",
        "");
  }

  void tooLarge(int token) {
    warning(
        Codes.NUMBER,
        token,
        isFull() ? "" : quoted(token) + " is ignored: the number is too large",
        "numbers go up to about 1.8e308");
  }

  String quoted(int token) {
    return Excerpt.quoted(tree.tokenText(token));
  }

  private Place place(int token) {
    // Places are not found for what is only counted.
    return isFull() && found > Diagnostics.MAX_KEPT ? Place.FILE : tree.tokenPlace(token);
  }

  /** Returns the place of a line's words, as far as they stand on its first physical line. */
  Place linePlace(Line line) {
    if (isFull()) {
      return Place.FILE;
    }
    int start = tree.tokenStart(line.firstToken());
    Place.Text first = tree.place(start, tree.tokenEnd(line.firstToken()));
    int end = tree.tokenEnd(line.firstToken());
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (tree.tokenPlace(t).line() != first.line()) {
        break;
      }
      end = tree.tokenEnd(t);
    }
    return tree.place(start, end);
  }

  /** Returns what was found, in the order of the text. */
  List<Diagnostic> toList() {
    List<Diagnostic> sorted = new ArrayList<>(diagnostics.toList());
    sorted.sort(Comparator.comparingInt(Report::lineOf).thenComparingInt(Report::columnOf));
    return List.copyOf(sorted);
  }

  private static int lineOf(Diagnostic d) {
    return d.place() instanceof Place.Text text ? text.line() : Integer.MAX_VALUE;
  }

  private static int columnOf(Diagnostic d) {
    return d.place() instanceof Place.Text text ? text.column() : 0;
  }
}
