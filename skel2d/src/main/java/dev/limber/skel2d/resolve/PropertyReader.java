package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import org.jspecify.annotations.Nullable;

/** Reads the properties of bones, slots and attachments as the vocabulary has them. */
final class PropertyReader {
  /** The shortest property without a value. */
  private static final int SHORTEST_FLAG = 5;

  private final SyntaxTree tree;
  private final String text;
  private final Report report;

  /** By the letter of a property: the word that gave it last. */
  private final int[] given = new int[128];

  private int firstToken;

  PropertyReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
  }

  /** Starts a line; lines come in the order of the text. */
  void start(Line line) {
    // Token 0 starts the first line and gives nothing, so that 0 can stand for none.
    firstToken = Math.max(1, line.firstToken());
  }

  /** Notices what a line gives twice: the later one counts. */
  void give(char property, int token) {
    int before = given[property];
    given[property] = token;
    if (before >= firstToken) {
      report.replaced(before, report.isFull() ? "" : report.quoted(token) + " comes later");
    }
  }

  /**
   * Returns the property that a word gives, or null if it gives none.
   *
   * @param type the type of the attachment, null for what is not one
   */
  @Nullable Word property(int token, WordGroup group, @Nullable Word type) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    Word word = shape(text, from, to, group);
    if (word == null || (type != null && !word.isFor(type))) {
      return null;
    }
    if (report.notes != null) {
      report.notes.property(from, to, word);
    }
    return word;
  }

  /** Returns the property that a stretch of text would be if every type took it, or null. */
  static @Nullable Word shape(String text, int from, int to, WordGroup group) {
    Word word = Vocabulary.letter(group, text.charAt(from));
    if (word != null && word.value().fits(text, from + word.prefix(), to)) {
      return word;
    }
    return to - from < SHORTEST_FLAG ? null : Vocabulary.find(group, text, from, to);
  }

  /** Returns the number that a property gives, NaN after saying that it is too large. */
  double number(int token, Word word) {
    double value = Lexemes.number(text, tree.tokenStart(token) + 1, tree.tokenEnd(token));
    if (Double.isInfinite(value)) {
      report.tooLarge(token);
      return Double.NaN;
    }
    give(word.letter(), token);
    return value;
  }

  /** Returns the colour of a bone or slot that a word is, or null. */
  @Nullable Rgba color(int token, WordGroup group) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (!Lexemes.isColor(text, from, to)) {
      return null;
    }
    give('#', token);
    report.took(from, to, TokenKind.COLOR, Vocabulary.letter(group, '#'), 0);
    return Colors.fixed(text, from, to);
  }
}
