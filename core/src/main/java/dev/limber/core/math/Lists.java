package dev.limber.core.math;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * Builds lists. Streams would work too, but they add several kilobytes to the browser's engine, and
 * old Android versions lack {@code Stream.toList}.
 */
public final class Lists {
  private Lists() {}

  /**
   * Returns an unmodifiable list with a result for each item.
   *
   * @param items the items
   * @param function what to return for one
   * @param <T> the items' type
   * @param <R> the results' type
   */
  public static <T, R> List<R> map(
      Collection<? extends T> items, Function<? super T, ? extends R> function) {
    List<R> results = new ArrayList<>(items.size());
    for (T item : items) {
      results.add(function.apply(item));
    }
    return Collections.unmodifiableList(results);
  }
}
