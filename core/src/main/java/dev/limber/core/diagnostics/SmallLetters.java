package dev.limber.core.diagnostics;

import java.util.Locale;

/** Texts in small letters, in one place: the browser's engine asks the browser instead. */
final class SmallLetters {
  private SmallLetters() {}

  /** Returns a text in small letters, the same ones everywhere in the world. */
  static String of(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
