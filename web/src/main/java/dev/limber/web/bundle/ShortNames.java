package dev.limber.web.bundle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Names as short as they can be, in the order in which they are best used. */
final class ShortNames {
  private static final String FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$";
  private static final String NEXT = FIRST + "0123456789";

  /** Words of the language with few letters; longer names are never made. */
  private static final Set<String> WORDS =
      Set.of(
          "as", "do", "if", "in", "is", "of", "for", "get", "let", "new", "NaN", "set", "try",
          "var");

  private ShortNames() {}

  /** Returns names of one, two and three letters but these. */
  static List<String> without(Set<String> taken) {
    List<String> names = new ArrayList<>();
    List<String> before = List.of("");
    for (int length = 1; length <= 3; length++) {
      List<String> longer = new ArrayList<>();
      for (String start : before) {
        for (char letter : (start.isEmpty() ? FIRST : NEXT).toCharArray()) {
          longer.add(start + letter);
        }
      }
      names.addAll(longer);
      before = longer;
    }
    names.removeIf(name -> taken.contains(name) || WORDS.contains(name));
    return names;
  }
}
