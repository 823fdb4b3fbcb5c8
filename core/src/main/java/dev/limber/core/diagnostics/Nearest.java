package dev.limber.core.diagnostics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the name that somebody probably meant. */
public final class Nearest {
  /** Longer names are not compared: nobody mistypes them by one letter, and it would cost time. */
  private static final int LONGEST = 40;

  /** Further candidates are not compared: a hostile file can have millions. */
  private static final int MOST = 1_000;

  /** How many names are suggested at once. */
  private static final int MOST_LIKELY = 3;

  private Nearest() {}

  /**
   * Returns the candidate that takes the fewest single-letter changes, or an empty string if none
   * is near: more than a third of the letters would have to change. Case is ignored.
   */
  public static String to(String name, Iterable<String> candidates) {
    if (name.isEmpty() || name.length() > LONGEST) {
      return "";
    }
    String best = "";
    int fewest = Math.max(1, name.length() / 3) + 1;
    String wanted = SmallLetters.of(name);
    int compared = 0;
    for (String candidate : candidates) {
      if (++compared > MOST) {
        break;
      }
      // A name takes at least as many changes as it is longer or shorter.
      if (Math.abs(candidate.length() - wanted.length()) < fewest) {
        int changes = distance(wanted, SmallLetters.of(candidate));
        if (changes < fewest) {
          fewest = changes;
          best = candidate;
        }
      }
    }
    return best;
  }

  /** Returns {@code did you mean "…"?} for the nearest candidate, or an empty string. */
  public static String hint(String name, Iterable<String> candidates) {
    String best = to(name, candidates);
    return best.isEmpty() ? "" : "did you mean " + Excerpt.quoted(best) + "?";
  }

  /**
   * Returns which names were probably meant: up to three that are equally near, or none. Nearest
   * are those with a few other letters; then those whose last component is the same, those with the
   * same words in another order, and those that have the written word as a part.
   *
   * @param names full names, with dots between components and hyphens between words
   * @return indices among the names; only the first 1,000 are looked at
   */
  public static List<Integer> likely(String name, List<String> names) {
    Likeness likeness = new Likeness(name);
    List<Integer> best = new ArrayList<>();
    int nearest = Likeness.FAR;
    for (int i = 0; i < names.size() && i < MOST; i++) {
      int distance = likeness.to(names.get(i));
      if (distance < nearest) {
        nearest = distance;
        best.clear();
      }
      if (distance == nearest && distance < Likeness.FAR && best.size() < MOST_LIKELY) {
        best.add(i);
      }
    }
    return best;
  }

  /**
   * Returns names with those first that are nearest, however far that is.
   *
   * @return indices among the names; only the first 1,000 are looked at
   */
  public static List<Integer> ordered(String name, List<String> names, int most) {
    Likeness likeness = new Likeness(name);
    int count = Math.min(names.size(), MOST);
    int[] distances = new int[count];
    List<Integer> order = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      distances[i] = likeness.to(names.get(i));
      order.add(i);
    }
    order.sort(Comparator.comparingInt(i -> distances[i]));
    return List.copyOf(order.subList(0, Math.min(most, count)));
  }

  /** Returns {@code did you mean "a" or "b"?}, or an empty string without names. */
  public static String question(List<String> likely) {
    StringBuilder question = new StringBuilder();
    for (int i = 0; i < likely.size(); i++) {
      String before = i == 0 ? "did you mean " : i == likely.size() - 1 ? " or " : ", ";
      question.append(before).append(Excerpt.quoted(likely.get(i)));
    }
    return question.append(likely.isEmpty() ? "" : "?").toString();
  }

  /** How many letters must be changed, added, left out or swapped with a neighbour. */
  static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], last[j]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }
}
