package dev.limber.core.diagnostics;

import java.util.ArrayList;
import java.util.List;

/**
 * Measures how similar names are to the one that was written. Names have components with dots
 * between them, and components have words with {@code -}, {@code _} or spaces between them. Case is
 * ignored.
 *
 * <p>Longer names are ignored, so that the cost of one comparison is bounded.
 */
final class Likeness {
  /** From here on a name is not like the written one at all. */
  static final int FAR = 1_000;

  private static final int LONGEST_NAME = 200;
  private static final int LONGEST_COMPONENT = 40;

  private static final int OTHER_ORDER = 2;
  private static final int PART = 3;
  private static final int MORE = 5;
  private static final int START = 6;
  private static final int ABOVE = 7;
  private static final int WHOLE = 8;
  private static final int MISSING = 3;

  private final String written;
  private final List<String> components;
  private final String last;
  private final List<String> words;

  Likeness(String name) {
    boolean usual = name.length() <= LONGEST_NAME;
    this.written = usual ? SmallLetters.of(name) : "";
    this.components = components(written);
    this.last = components.get(components.size() - 1);
    this.words = words(last);
  }

  /** Returns how far a name is from the written one: 0 is nearest, {@link #FAR} too far. */
  int to(String name) {
    if (written.isEmpty() || name.length() > LONGEST_NAME) {
      return FAR + LONGEST_COMPONENT;
    }
    String candidate = SmallLetters.of(name);
    List<String> others = components(candidate);
    String otherLast = others.get(others.size() - 1);
    int changes = changes(last, otherLast);
    int own = component(otherLast, changes);
    if (own < FAR) {
      return own + above(others);
    }
    if (components.size() == 1 && others.contains(last)) {
      return ABOVE;
    }
    int whole = changes(written, candidate);
    return isSmall(whole, written) ? WHOLE + whole : FAR + changes;
  }

  /** Compares the last components. */
  private int component(String other, int changes) {
    if (isSmall(changes, last)) {
      return 2 * changes;
    }
    List<String> otherWords = words(other);
    if (otherWords.size() == words.size() && otherWords.size() > 1) {
      List<String> left = new ArrayList<>(otherWords);
      words.forEach(left::remove);
      if (left.isEmpty()) {
        return OTHER_ORDER;
      }
    }
    if (isWithin(words, otherWords)) {
      return PART;
    }
    if (isWithin(otherWords, words)) {
      return MORE;
    }
    return last.length() > 2 && other.startsWith(last) ? START : FAR;
  }

  /** Compares the components above the last: those written must be there, in order. */
  private int above(List<String> others) {
    int cost = 0;
    int end = others.size() - 1;
    for (int i = components.size() - 2; i >= 0; i--) {
      String component = components.get(i);
      int found = others.subList(0, end).lastIndexOf(component);
      int price = 0;
      for (int k = end - 1; found < 0 && k >= 0; k--) {
        int changes = changes(component, others.get(k));
        if (isSmall(changes, component)) {
          found = k;
          price = 2 * changes;
        }
      }
      cost += found < 0 ? MISSING : price;
      end = found < 0 ? end : found;
    }
    return cost;
  }

  private static boolean isSmall(int changes, String name) {
    return changes <= Math.max(1, name.length() / 3) && changes < Math.max(1, name.length());
  }

  /** How many letters must be changed; many if that is not worth finding out. */
  private static int changes(String a, String b) {
    return a.length() > LONGEST_COMPONENT || b.length() > LONGEST_COMPONENT
        ? LONGEST_COMPONENT
        : Nearest.distance(a, b);
  }

  /** Returns whether words follow each other somewhere within others. */
  private static boolean isWithin(List<String> part, List<String> all) {
    for (int start = 0; start + part.size() <= all.size(); start++) {
      if (all.subList(start, start + part.size()).equals(part)) {
        return part.size() < all.size();
      }
    }
    return false;
  }

  private static List<String> components(String name) {
    return split(name, ".");
  }

  private static List<String> words(String component) {
    return split(component, "-_ ");
  }

  private static List<String> split(String text, String separators) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || separators.indexOf(text.charAt(i)) >= 0) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    return parts;
  }
}
