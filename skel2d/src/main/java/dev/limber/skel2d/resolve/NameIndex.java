package dev.limber.skel2d.resolve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds things by the end of their full names.
 *
 * <p>Names are kept backwards and sorted, so that those with a common end stand together and a
 * reference is found by bisection, however many there are.
 */
public final class NameIndex {
  /** No name ends like this. */
  public static final int NONE = -1;

  /** Several names do. */
  public static final int SEVERAL = -2;

  private static final String ROOT = "skeleton.";

  private static final char AFTER_DOT = '.' + 1;

  /** Nobody wants to see how to spell longer names, and it would cost time. */
  private static final int LONG = 1_000;

  private record Entry(String backwards, int index) {}

  private final List<String> names;
  private final Entry[] sorted;

  /** Whether the last name was found by its letters only, not by whole components. */
  private boolean partial;

  // The range of the last search.
  private int low;
  private int high;

  /** Creates an index of full names. */
  public NameIndex(List<String> names) {
    this.names = names;
    sorted = new Entry[names.size()];
    for (int i = 0; i < sorted.length; i++) {
      String backwards = new StringBuilder(ROOT).append(names.get(i)).reverse().toString();
      sorted[i] = new Entry(backwards, i);
    }
    Arrays.sort(sorted, Comparator.comparing(Entry::backwards));
  }

  /**
   * Returns the index of the one thing whose name ends with these components, or {@link #NONE} or
   * {@link #SEVERAL}. If no name does, any end of a name will do: the language was like that.
   */
  public int find(String text, int from, int to) {
    int length = to - from;
    low = firstNotBefore(text, from, to, false);
    high = end(text, from, to);
    int lettersLow = low;
    int lettersHigh = high;
    partial = false;
    if (low < high && sorted[low].backwards.length() == length) {
      // The whole name with its root: nothing can be longer.
      high = low + 1;
    } else {
      narrow(length);
    }
    if (low == high) {
      low = lettersLow;
      high = lettersHigh;
      partial = true;
    }
    if (low == high) {
      return NONE;
    }
    return high - low == 1 ? sorted[low].index : SEVERAL;
  }

  /** Returns whether the last name was found by its letters only, not by whole components. */
  public boolean wasPartial() {
    return partial;
  }

  /** Returns what the last search found, up to some number of them, in the order of the source. */
  List<Integer> found(int most) {
    List<Integer> found = new ArrayList<>();
    for (int i = low; i < high && found.size() < most; i++) {
      found.add(sorted[i].index);
    }
    found.sort(Comparator.naturalOrder());
    return found;
  }

  /** Returns how many the last search found. */
  int foundCount() {
    return high - low;
  }

  /** Returns the shortest name that finds this thing and no other. */
  public String shortest(int index) {
    String name = names.get(index);
    if (name.length() > LONG) {
      return name;
    }
    low = 0;
    high = sorted.length;
    int length = 0;
    int dot = name.length();
    // Hostile names have thousands of components.
    for (int tries = 0; tries < 64 && dot > 0; tries++) {
      dot = name.lastIndexOf('.', dot - 1);
      // Only among those that end with the components so far: many names may have long ends alike.
      for (; length < name.length() - dot - 1; length++) {
        if (high - low > 1) {
          narrow(length, name.charAt(name.length() - 1 - length));
        }
      }
      if (sorted[low].backwards.length() != length
          && bisect(length, AFTER_DOT) - bisect(length, '.') == 1) {
        return name.substring(dot + 1);
      }
      if (dot < 0) {
        break;
      }
    }
    return ROOT + name;
  }

  /** Narrows the range to names in which a dot comes before the last {@code length} characters. */
  private void narrow(int length) {
    narrow(length, '.');
  }

  /** Narrows the range, whose names are alike up to a position, to those with a character there. */
  private void narrow(int position, char c) {
    int start = bisect(position, c);
    int end = bisect(position, (char) (c + 1));
    low = start;
    high = end;
  }

  /** Returns the first in the range that has this character or a higher one at a position. */
  private int bisect(int position, char c) {
    int from = low;
    int to = high;
    while (from < to) {
      int middle = (from + to) >>> 1;
      String name = sorted[middle].backwards;
      if (name.length() <= position || name.charAt(position) < c) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** Returns the end of the range that starts at {@link #low}; mostly it has one name or none. */
  private int end(String text, int from, int to) {
    for (int i = low; i < low + 2; i++) {
      if (i == sorted.length || compare(sorted[i].backwards, text, from, to) != 0) {
        return i;
      }
    }
    return firstNotBefore(text, from, to, true);
  }

  private int firstNotBefore(String text, int from, int to, boolean after) {
    int start = 0;
    int end = sorted.length;
    while (start < end) {
      int middle = (start + end) >>> 1;
      int order = compare(sorted[middle].backwards, text, from, to);
      if (order < 0 || (after && order == 0)) {
        start = middle + 1;
      } else {
        end = middle;
      }
    }
    return start;
  }

  /** Compares as far as the reference goes. */
  private static int compare(String backwards, String text, int from, int to) {
    int length = to - from;
    for (int i = 0; i < length; i++) {
      if (i == backwards.length()) {
        return -1;
      }
      int difference = backwards.charAt(i) - text.charAt(to - 1 - i);
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }
}
