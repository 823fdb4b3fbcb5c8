package dev.limber.skelform.data;

import java.util.ArrayList;
import java.util.List;

/** The styles that a character is drawn with until somebody chooses others. */
final class DefaultStyles {
  private DefaultStyles() {}

  static List<Style> of(List<Style> styles) {
    List<Style> chosen = new ArrayList<>();
    for (Style style : styles) {
      if (style.active()) {
        chosen.add(style);
      }
    }
    if (chosen.isEmpty() && !styles.isEmpty()) {
      chosen.add(plain(styles));
    }
    return List.copyOf(chosen);
  }

  private static Style plain(List<Style> styles) {
    for (Style style : styles) {
      if (style.name().equals(Style.DEFAULT_NAME)) {
        return style;
      }
    }
    return styles.get(styles.size() - 1);
  }
}
