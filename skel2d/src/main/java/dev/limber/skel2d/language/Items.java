package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.List;

/** Collects what could be written, as far as it has the letters that were typed in their order. */
final class Items {
  /** Nobody looks at more, and a source can have very many names that are very long. */
  static final int MOST = 1_000;

  /** The same for their letters: many names may repeat a long one. */
  private static final int MOST_LETTERS = 4_000_000;

  private final String typed;
  private int letters;
  private final List<Completion.Item> items = new ArrayList<>();

  Items(String typed) {
    this.typed = typed;
  }

  void add(String label, Completion.Kind kind, String insert, String detail, String text) {
    if (isFull()) {
      return;
    }
    letters += label.length();
    if (fits(label)) {
      items.add(new Completion.Item(label, kind, insert, detail, text));
    }
  }

  /** Adds a word of the language. */
  void add(String label, Completion.Kind kind, String insert, Word entry) {
    add(label, kind, insert, entry.form(), entry.documentation());
  }

  /** Returns whether no more are taken. */
  boolean isFull() {
    return items.size() >= MOST || letters >= MOST_LETTERS;
  }

  private boolean fits(String label) {
    int at = 0;
    for (int i = 0; i < label.length() && at < typed.length(); i++) {
      if (lower(label.charAt(i)) == lower(typed.charAt(at))) {
        at++;
      }
    }
    return at == typed.length();
  }

  private static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
  }

  List<Completion.Item> list() {
    return items;
  }
}
