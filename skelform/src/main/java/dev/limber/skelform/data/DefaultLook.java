package dev.limber.skelform.data;

import java.util.ArrayList;
import java.util.List;

/** The styles that a character wears until somebody chooses others. */
final class DefaultLook {
  /**
   * What the editor calls the style of a character's plain look, which comes behind the outfits.
   */
  private static final String NAME = "Default";

  private DefaultLook() {}

  static List<Style> of(List<Style> styles) {
    List<Style> worn = new ArrayList<>();
    for (Style style : styles) {
      if (style.worn()) {
        worn.add(style);
      }
    }
    if (worn.isEmpty() && !styles.isEmpty()) {
      worn.add(plain(styles));
    }
    return List.copyOf(worn);
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
