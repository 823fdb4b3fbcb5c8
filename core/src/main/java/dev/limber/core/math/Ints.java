package dev.limber.core.math;

import java.util.Collection;
import java.util.function.ToIntFunction;

/**
 * Builds int arrays. Streams would work too, but they would be the largest part of the JDK in the
 * browser's engine.
 */
public final class Ints {
  private Ints() {}

  /** Returns the numbers of a collection. */
  public static int[] of(Collection<Integer> numbers) {
    return of(numbers, Integer::intValue);
  }

  /**
   * Returns a number for each item.
   *
   * @param items the items
   * @param number returns an item's number
   * @param <T> what the items are
   */
  public static <T> int[] of(Collection<T> items, ToIntFunction<? super T> number) {
    int[] numbers = new int[items.size()];
    int at = 0;
    for (T item : items) {
      numbers[at++] = number.applyAsInt(item);
    }
    return numbers;
  }
}
