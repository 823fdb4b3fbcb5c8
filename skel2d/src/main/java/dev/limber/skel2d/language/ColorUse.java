package dev.limber.skel2d.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A colour that a source has.
 *
 * @param text as written
 * @param count how often
 */
record ColorUse(String text, int count) {
  private static final int MOST = 40;

  /** Returns the colours of a source, the most frequent first. */
  static List<ColorUse> of(Source source, int exceptOffset) {
    Map<String, Integer> counts = new TreeMap<>();
    Words words = source.words();
    for (int i = 0; i < words.size(); i++) {
      if (words.kind(i) == TokenKind.COLOR && words.from(i) != exceptOffset) {
        counts.merge(source.text.substring(words.from(i), words.to(i)), 1, Integer::sum);
      }
    }
    counts.remove("#FFF");
    counts.remove("#000");
    List<ColorUse> uses = new ArrayList<>();
    counts.forEach((text, count) -> uses.add(new ColorUse(text, count)));
    uses.sort(Comparator.comparingInt(ColorUse::count).reversed());
    return uses.size() > MOST ? uses.subList(0, MOST) : uses;
  }

  String detail() {
    return count == 1 ? "used once" : "used " + count + " times";
  }
}
