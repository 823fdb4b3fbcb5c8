package dev.limber.core.pose;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Handles on the parts of a pose, created on first use; the same object each time.
 *
 * @param <T> the kind of handle
 */
public final class Handles<T> {
  private final String kind;
  private final String owner;
  private final IntFunction<T> make;
  private final List<@Nullable T> made;

  /**
   * Creates the handles.
   *
   * @param kind what messages call one of them, such as {@code bone}
   * @param owner what messages call their owner, such as {@code skeleton}
   */
  public Handles(String kind, String owner, int count, IntFunction<T> make) {
    this.kind = kind;
    this.owner = owner;
    this.make = make;
    this.made = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      made.add(null);
    }
  }

  /** Returns how many there are. */
  public int count() {
    return made.size();
  }

  /**
   * Returns a handle; the same object each time.
   *
   * @throws IllegalArgumentException if there is none with this index
   */
  public T get(int index) {
    if (index < 0 || index >= made.size()) {
      throw new IllegalArgumentException(
          "no " + kind + " " + index + "; this " + owner + " has " + made.size() + ", from 0");
    }
    T handle = made.get(index);
    if (handle == null) {
      handle = make.apply(index);
      made.set(index, handle);
    }
    return handle;
  }
}
