package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.math.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Says which names were probably meant, or which there are. */
final class Suggestion {
  /** A source can have more names than are worth looking at. */
  private static final int MOST = 1_000;

  private Suggestion() {}

  /**
   * Returns a question that names those that are near, or an empty string if none is.
   *
   * @param names short names, such as a slot's attachments
   */
  static String question(Report report, String name, Collection<String> names) {
    if (!report.mayCompareNames()) {
      return "";
    }
    List<String> first = first(names);
    return Nearest.question(Lists.map(Nearest.likely(name, first), first::get));
  }

  /** Returns {@code intro: "a", "b"}, the nearest first. */
  static String listing(Report report, String intro, String name, Collection<String> names) {
    if (!report.mayCompareNames()) {
      return Listing.of(intro, names, names.size());
    }
    List<String> first = first(names);
    List<String> ordered = Lists.map(Nearest.ordered(name, first, Listing.MOST), first::get);
    return Listing.of(intro, ordered, names.size());
  }

  private static List<String> first(Collection<String> names) {
    List<String> first = new ArrayList<>();
    for (String name : names) {
      if (first.size() == MOST) {
        break;
      }
      first.add(name);
    }
    return first;
  }
}
