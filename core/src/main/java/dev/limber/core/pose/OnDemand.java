package dev.limber.core.pose;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compiled forms of objects, compared by identity, each compiled on first use. Safe for any number
 * of threads: two may compile the same object, and since the results are equal, either may win.
 *
 * @param <K> what is compiled
 * @param <V> its compiled form
 */
public final class OnDemand<K, V> {
  private final IdentityHashMap<K, AtomicReference<@Nullable V>> forms = new IdentityHashMap<>();
  private final Function<K, V> compile;

  /** Creates it with nothing compiled yet. */
  public OnDemand(List<? extends K> keys, Function<K, V> compile) {
    this.compile = compile;
    for (K key : keys) {
      forms.put(key, new AtomicReference<>());
    }
  }

  /**
   * Returns the compiled form; null if this is not one of the keys. Allocates only the first time.
   */
  public @Nullable V get(K key) {
    AtomicReference<@Nullable V> cell = forms.get(key);
    if (cell == null) {
      return null;
    }
    V form = cell.get();
    if (form == null) {
      form = compile.apply(key);
      cell.set(form);
    }
    return form;
  }
}
