package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import org.jspecify.annotations.Nullable;

/** Reads and writes numbers as they stand in a text. */
public final class Numbers {
  /** No source needs more, and doubles have no more that mean anything. */
  private static final int MOST_DECIMALS = 15;

  /** Up to here a double can be taken for a whole number of its last decimals. */
  private static final double EXACT = 9e15;

  private Numbers() {}

  static @Nullable NumberMark at(Source source, int offset) {
    Words words = source.words();
    int word = words.at(offset);
    if (word >= 0 && words.kind(word) != TokenKind.NUMBER) {
      boolean behind = word > 0 && words.from(word) == offset && words.to(word - 1) == offset;
      word = behind ? word - 1 : inside(words, word, offset);
    }
    if (word < 0 || words.kind(word) != TokenKind.NUMBER) {
      return null;
    }
    int from = words.from(word);
    int to = words.to(word);
    double value = Lexemes.number(source.text, from, to);
    if (Double.isInfinite(value)) {
      return null;
    }
    double step = Math.pow(10, -decimals(source.text, from, to));
    boolean unsigned = false;
    String property = "";
    if (words.entry(word) >= 0) {
      Word about = Vocabulary.get(words.entry(word));
      property = about.word().equals("}") ? "times" : about.word();
      // Scales and parts of colours are near 1.
      boolean fine = about.unit().equals("factor") || about.unit().equals("part");
      step = Math.min(step, fine ? 0.1 : 1);
      unsigned = about.value().isUnsigned();
    }
    return new NumberMark(
        from,
        to,
        value,
        step,
        property,
        unsigned ? 0 : Double.NEGATIVE_INFINITY,
        Double.POSITIVE_INFINITY);
  }

  /** A caret on the letter of a property means its number. */
  private static int inside(Words words, int word, int offset) {
    boolean letter =
        words.kind(word) == TokenKind.PROPERTY
            && word + 1 < words.size()
            && words.from(word + 1) == words.to(word)
            && offset >= words.from(word);
    return letter ? word + 1 : -1;
  }

  private static int decimals(String text, int from, int to) {
    int point = text.indexOf('.', from);
    return point < 0 || point >= to ? 0 : Math.min(MOST_DECIMALS, to - point - 1);
  }

  /** Returns a finite number with at most so many decimals, without an exponent. */
  public static String rounded(double value, int decimals) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("the number is " + value + "; it must be finite");
    }
    double scaled = Math.abs(value) * Math.pow(10, decimals);
    if (scaled >= EXACT) {
      return exact(value);
    }
    long digits = Math.round(scaled);
    StringBuilder text = new StringBuilder(Long.toString(digits));
    while (text.length() <= decimals) {
      text.insert(0, '0');
    }
    if (decimals > 0) {
      text.insert(text.length() - decimals, '.');
      int end = text.length();
      while (text.charAt(end - 1) == '0') {
        end--;
      }
      text.setLength(text.charAt(end - 1) == '.' ? end - 1 : end);
    }
    return value < 0 && digits != 0 ? "-" + text : text.toString();
  }

  /** Returns the shortest number without an exponent that is read as this value again. */
  public static String exact(double value) {
    for (int decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
      if (Math.abs(value) * Math.pow(10, decimals) >= EXACT) {
        break;
      }
      String text = rounded(value, decimals);
      if (Double.parseDouble(text) == value) {
        return text;
      }
    }
    return plain(Double.toString(value));
  }

  /** Writes out the exponent of what {@link Double#toString} says. */
  private static String plain(String text) {
    int e = text.indexOf('E');
    if (e < 0) {
      return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
    boolean negative = text.startsWith("-");
    int point = text.indexOf('.');
    String whole = text.substring(negative ? 1 : 0, point);
    String fraction = text.substring(point + 1, e);
    StringBuilder digits = new StringBuilder(whole).append(fraction);
    int at = whole.length() + Integer.parseInt(text.substring(e + 1));
    while (at <= 0) {
      digits.insert(0, '0');
      at++;
    }
    while (digits.length() < at) {
      digits.append('0');
    }
    if (at < digits.length()) {
      digits.insert(at, '.');
      int end = digits.length();
      while (digits.charAt(end - 1) == '0') {
        end--;
      }
      digits.setLength(digits.charAt(end - 1) == '.' ? end - 1 : end);
    }
    return (negative ? "-" : "") + digits;
  }
}
