package dev.limber.core.diagnostics;

import java.util.Locale;

/** Lower case in one place: the browser's engine leaves it to the browser. */
public final class SmallLetters {
  private SmallLetters() {}

  /** Returns a text in lower case, the same in every locale. */
  public static String of(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
