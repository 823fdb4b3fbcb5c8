package dev.limber.core.pose;

import java.util.ArrayList;
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
  private final List<K> keys;
  private final List<AtomicReference<@Nullable V>> forms = new ArrayList<>();
  private final Function<K, V> compile;

  /** Creates it with nothing compiled yet. */
  public OnDemand(List<? extends K> keys, Function<K, V> compile) {
    this.keys = List.copyOf(keys);
    this.compile = compile;
    for (int i = 0; i < keys.size(); i++) {
      forms.add(new AtomicReference<>());
    }
  }

  /**
   * Returns the compiled form; null if this is not one of the keys. Allocates only the first time.
   */
  @SuppressWarnings("ReferenceEquality") // equal objects may be of other characters
  public @Nullable V get(K key) {
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i) == key) {
        V form = forms.get(i).get();
        if (form == null) {
          form = compile.apply(key);
          forms.get(i).set(form);
        }
        return form;
      }
    }
    return null;
  }
}
