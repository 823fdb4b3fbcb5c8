package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.math.Lists;
import java.util.List;

/** Resolves names of bones, or of slots, and says what is wrong with those that it cannot. */
final class References {
  private static final int MOST_CANDIDATES = 5;
  private static final String ROOT = "skeleton.";

  private final String kind;
  private final List<String> names;
  private final NameIndex index;
  private final Report report;

  References(String kind, List<String> names, Report report) {
    this.kind = kind;
    this.names = names;
    this.index = new NameIndex(names);
    this.report = report;
  }

  /**
   * Returns the index of what a stretch of the text names, or -1 after saying why it names nothing.
   *
   * @param effect what follows from that, for the message
   */
  int resolve(int from, int to, String effect) {
    String text = report.tree.text();
    int found = index.find(text, from, to);
    if (found >= 0) {
      if (index.wasPartial()) {
        partial(found, from, to);
      }
      return found;
    }
    Place place = report.tree.place(from, to);
    if (report.isFull()) {
      report.warning(Codes.UNKNOWN_NAME, place, "", "");
      return -1;
    }
    String name = text.substring(from, to);
    if (found == NameIndex.SEVERAL) {
      ambiguous(name, place, effect);
    } else {
      report.warning(
          Codes.UNKNOWN_NAME,
          place,
          "there is no " + kind + " " + Excerpt.quoted(name) + "; " + effect,
          nearest(name));
    }
    return -1;
  }

  private void partial(int found, int from, int to) {
    Place place = report.tree.place(from, to);
    if (report.isFull()) {
      report.warning(Codes.PARTIAL_NAME, place, "", "");
      return;
    }
    String name = report.tree.text().substring(from, to);
    report.warning(
        Codes.PARTIAL_NAME,
        place,
        Excerpt.quoted(name) + " is only the end of " + Excerpt.quoted(names.get(found)),
        "write " + Excerpt.quoted(index.shortest(found)));
  }

  private void ambiguous(String name, Place place, String effect) {
    int count = index.foundCount();
    List<Integer> candidates = index.found(MOST_CANDIDATES);
    StringBuilder list = new StringBuilder();
    StringBuilder spellings = new StringBuilder("write ");
    for (int i = 0; i < candidates.size(); i++) {
      list.append(i == 0 ? "" : ", ").append(Excerpt.quoted(names.get(candidates.get(i))));
      spellings
          .append(i == 0 ? "" : " or ")
          .append(Excerpt.quoted(index.shortest(candidates.get(i))));
    }
    if (count > candidates.size()) {
      list.append(" and ").append(count - candidates.size()).append(" more");
    }
    report.warning(
        Codes.AMBIGUOUS_NAME,
        place,
        Excerpt.quoted(name) + " can be " + list + "; " + effect,
        spellings.toString());
  }

  private String nearest(String name) {
    String meant = name.startsWith(ROOT) ? name.substring(ROOT.length()) : name;
    if (report.mayCompareNames()) {
      List<Integer> likely = Nearest.likely(meant, names);
      if (!likely.isEmpty()) {
        return Nearest.question(Lists.map(likely, index::shortest));
      }
    }
    return Suggestion.listing(report, "there are", meant, names);
  }
}
