package dev.limber.core.diagnostics;

import dev.limber.core.math.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds things by name and says which names there are when one is missing. Any number of threads
 * may share one.
 *
 * <p>Of several things with one name the first is found.
 */
public final class Names {
  /** An end that was found, and those before: never changed, so that threads may share it. */
  private static final class Found {
    final String end;
    final int index;
    final @Nullable Found before;

    Found(String end, int index, @Nullable Found before) {
      this.end = end;
      this.index = index;
      this.before = before;
    }
  }

  /** How many names a message lists. */
  private static final int MOST_LISTED = 100;

  private final String kind;
  private final String owner;
  private final List<String> names;

  // Sorted and not hashed: a file could be made of names with equal hashes, and in the browser a
  // hash table has no defence against that.
  private final TreeMap<String, Integer> exact = new TreeMap<>();
  private final TreeMap<String, Integer> trimmed = new TreeMap<>();

  /** The ends that were found before, the last one first: asking for a few every frame is fast. */
  private volatile @Nullable Found ends;

  /**
   * Creates an index.
   *
   * @param kind what the names are of, such as {@code bone}
   * @param owner what has them, such as {@code armature}
   * @param names the names in order
   */
  public Names(String kind, String owner, List<String> names) {
    this.kind = kind;
    this.owner = owner;
    this.names = List.copyOf(names);
    for (int i = 0; i < names.size(); i++) {
      exact.putIfAbsent(names.get(i), i);
      trimmed.putIfAbsent(names.get(i).trim(), i);
    }
  }

  /**
   * Returns the index of the first thing with this name, -1 if there is none. Spaces around names
   * count only if an exact match exists, because real files have animations called {@code "Run "}.
   */
  public int find(String name) {
    Integer index = exact.get(name);
    if (index == null) {
      index = trimmed.get(name.trim());
    }
    return index == null ? -1 : index;
  }

  /**
   * Returns the index of the first thing with this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names that exist
   */
  public int require(String name) {
    int index = find(name);
    if (index < 0) {
      throw new IllegalArgumentException(missing(name));
    }
    return index;
  }

  /**
   * Returns the index of the first thing with this name or, if there is none, of the only one whose
   * name ends with it after a dot or a space: {@code head} finds {@code root.spine.head}.
   *
   * @throws IllegalArgumentException if there is none, or names differ that end like this; the
   *     message lists the candidates
   */
  public int requireEnding(String name) {
    int index = findEnding(name);
    return index < 0 ? require(name) : index;
  }

  /**
   * As {@link #requireEnding}, but returns -1 if there is none.
   *
   * @throws IllegalArgumentException if names differ that end like this
   */
  public int findEnding(String name) {
    int index = find(name);
    if (index >= 0) {
      return index;
    }
    String end = name.trim();
    for (Found found = ends; found != null; found = found.before) {
      if (found.end.equals(end)) {
        return found.index;
      }
    }
    List<String> ending = new ArrayList<>();
    for (String candidate : exact.keySet()) {
      if (endsWith(candidate.trim(), end)) {
        ending.add(candidate);
      }
    }
    if (ending.size() > 1) {
      StringBuilder message = new StringBuilder("several " + kind + "s end with ");
      message.append(Excerpt.quoted(name)).append(": ");
      throw new IllegalArgumentException(list(message, ending).append("; say more").toString());
    }
    if (ending.isEmpty()) {
      return -1;
    }
    int found = require(ending.get(0));
    ends = new Found(end, found, ends);
    return found;
  }

  private static boolean endsWith(String candidate, String name) {
    int before = candidate.length() - name.length() - 1;
    return before >= 0
        && !name.isEmpty()
        && (candidate.charAt(before) == '.' || candidate.charAt(before) == ' ')
        && candidate.endsWith(name);
  }

  /**
   * Returns the name of the first thing with this name, as it is spelt there.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names that exist
   */
  public String name(String name) {
    return names.get(require(name));
  }

  private String missing(String name) {
    StringBuilder message = new StringBuilder("no " + kind + " " + Excerpt.quoted(name) + "; ");
    if (names.isEmpty()) {
      return message.append("this " + owner + " has no ").append(kind).append('s').toString();
    }
    String hint = Nearest.question(Lists.map(Nearest.likely(name.trim(), names), names::get));
    message.append(hint).append(hint.isEmpty() ? "there are: " : " There are: ");
    return list(message, names).toString();
  }

  private static StringBuilder list(StringBuilder message, List<String> listed) {
    for (int i = 0; i < listed.size() && i < MOST_LISTED; i++) {
      message.append(i == 0 ? "" : ", ").append(Excerpt.quoted(listed.get(i)));
    }
    if (listed.size() > MOST_LISTED) {
      message.append(" and ").append(listed.size() - MOST_LISTED).append(" more");
    }
    return message;
  }
}
