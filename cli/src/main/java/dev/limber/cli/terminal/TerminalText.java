package dev.limber.cli.terminal;

import dev.limber.core.diagnostics.Excerpt;

/** Makes text from files fit for a terminal: on one line, without control characters. */
public final class TerminalText {
  private TerminalText() {}

  /** Returns the whole text with control characters, line ends and the like escaped. */
  public static String text(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); ) {
      int codePoint = text.codePointAt(at);
      Excerpt.append(shown, codePoint);
      at += Character.charCount(codePoint);
    }
    return shown.toString();
  }

  /** Returns a name, cut if very long; in quotes if spaces around it would be invisible. */
  public static String name(String name) {
    boolean endsUnseen = name.isEmpty() || name.startsWith(" ") || name.endsWith(" ");
    return endsUnseen ? Excerpt.quoted(name) : Excerpt.of(name);
  }

  /** Returns a number for people: at most four decimals, none if it is whole. */
  public static String number(double value) {
    double rounded = Math.rint(value * 1e4) / 1e4;
    long whole = (long) rounded;
    return whole == rounded ? Long.toString(whole) : Double.toString(rounded);
  }

  /** Returns a count with its noun, such as {@code 1 bone} or {@code 12 bones}. */
  public static String count(long count, String noun) {
    return count + " " + plural(count, noun);
  }

  /** Returns the noun, in the plural unless the count is 1. */
  public static String plural(long count, String noun) {
    if (count == 1) {
      return noun;
    }
    if (noun.endsWith("y") && !noun.endsWith("ey")) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    if (noun.endsWith("ex")) {
      return noun.substring(0, noun.length() - 2) + "ices";
    }
    return noun + (noun.endsWith("s") || noun.endsWith("sh") ? "es" : "s");
  }

  /** Returns a size for people: in bytes, or in whole kilobytes. */
  public static String bytes(long bytes) {
    return bytes < 1000 ? count(bytes, "byte") : (bytes + 500) / 1000 + " kB";
  }
}
