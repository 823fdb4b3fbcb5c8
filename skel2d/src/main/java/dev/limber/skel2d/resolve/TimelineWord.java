package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;
import org.jspecify.annotations.Nullable;

/** Takes the words of timelines apart, one at a time: arrows, braces of loops, values. */
final class TimelineWord {
  private static final Word ARROW = Vocabulary.get(WordGroup.COMMAND, "->");
  private static final Word LOOP = Vocabulary.get(WordGroup.COMMAND, "{");
  private static final Word LOOP_END = Vocabulary.get(WordGroup.COMMAND, "}");

  /** What a word can be. */
  enum Kind {
    NOTHING,
    ARROW,
    LOOP,
    LOOP_END,
    VALUE
  }

  /** What stands before the hyphens of an arrow. */
  final Options options = new Options();

  /** Where the value starts, behind its sign; or the hyphens of an arrow, behind its options. */
  int start;

  /** Reads a word of a timeline whose values are of this kind. */
  Kind read(String text, int from, int to, Word.Value value) {
    start = from;
    char first = text.charAt(from);
    if (text.charAt(to - 1) == '>') {
      start = to - 1;
      while (start > from && text.charAt(start - 1) == '-') {
        start--;
      }
      boolean good = start == from || options.read(text, from, start, true);
      return good ? Kind.ARROW : Kind.NOTHING;
    }
    if (first == '{' && to - from == 1) {
      return Kind.LOOP;
    }
    if (first == '}') {
      boolean counted =
          to - from > 3
              && text.charAt(from + 1) == '['
              && text.charAt(to - 1) == ']'
              && Lexemes.isDigits(text, from + 2, to - 1);
      return counted || to - from == 1 ? Kind.LOOP_END : Kind.NOTHING;
    }
    if (value == Word.Value.NUMBER && (first == '+' || first == '*')) {
      start++;
    }
    return value.fits(text, start, to) ? Kind.VALUE : Kind.NOTHING;
  }

  /** Notes a word, if it is one. */
  void note(WordNotes notes, String text, int from, int to, @Nullable Word property) {
    Word.Value value = property == null ? Word.Value.NUMBER : property.value();
    switch (read(text, from, to, value)) {
      case ARROW -> {
        if (start > from) {
          options.note(notes);
        }
        notes.add(start, to, TokenKind.OPERATOR, ARROW);
      }
      case LOOP -> notes.add(from, to, TokenKind.OPERATOR, LOOP);
      case LOOP_END -> {
        notes.add(from, from + 1, TokenKind.OPERATOR, LOOP_END);
        if (to - from > 1) {
          notes.add(from + 2, to - 1, TokenKind.NUMBER, LOOP_END);
        }
      }
      case VALUE -> {
        if (start > from) {
          Word sign = Vocabulary.letter(WordGroup.COMMAND, text.charAt(from));
          notes.add(from, start, TokenKind.OPERATOR, sign);
        }
        notes.add(start, to, kind(value), property);
      }
      case NOTHING -> {}
    }
  }

  private static TokenKind kind(Word.Value value) {
    return switch (value) {
      case COLOR -> TokenKind.COLOR;
      case NAME -> TokenKind.ATTACHMENT;
      case BOOLEAN -> TokenKind.BOOLEAN;
      default -> TokenKind.NUMBER;
    };
  }
}
