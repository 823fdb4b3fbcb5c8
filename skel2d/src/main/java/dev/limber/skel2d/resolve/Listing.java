package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import java.util.Collection;

/** Lists names for a hint, as far as they fit. */
final class Listing {
  private static final int MOST = 8;

  private Listing() {}

  /** Returns {@code intro: "a", "b"}, or an empty string if there are no names. */
  static String of(String intro, Collection<String> names) {
    if (names.isEmpty()) {
      return "";
    }
    StringBuilder list = new StringBuilder(intro).append(": ");
    int listed = 0;
    for (String name : names) {
      if (listed == MOST) {
        break;
      }
      list.append(listed++ == 0 ? "" : ", ").append(Excerpt.quoted(name));
    }
    if (names.size() > MOST) {
      list.append(" and ").append(names.size() - MOST).append(" more");
    }
    return list.toString();
  }
}
