package dev.limber.skelform.data;

import java.util.ArrayList;
import java.util.List;

/** The styles that a character is drawn with until somebody chooses others. */
public final class DefaultStyles {
  /** What the editor calls the plain style, which comes behind the outfits. */
  public static final String NAME = "Default";

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
      if (style.name().equals(NAME)) {
        return style;
      }
    }
    return styles.get(styles.size() - 1);
  }
}
