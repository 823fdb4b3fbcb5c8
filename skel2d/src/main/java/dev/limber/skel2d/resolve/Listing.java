package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import java.util.Collection;

/** Lists names for a hint, as far as they fit. */
final class Listing {
  /** How many names are listed. */
  static final int MOST = 8;

  private Listing() {}

  /** Returns {@code intro: "a", "b"}, or an empty string if there are no names. */
  static String of(String intro, Collection<String> names) {
    return of(intro, names, names.size());
  }

  /**
   * Returns {@code intro: "a", "b" and 3 more}.
   *
   * @param total how many there are, of which these are the first
   */
  static String of(String intro, Collection<String> names, int total) {
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
    if (total > listed) {
      list.append(" and ").append(total - listed).append(" more");
    }
    return list.toString();
  }
}
