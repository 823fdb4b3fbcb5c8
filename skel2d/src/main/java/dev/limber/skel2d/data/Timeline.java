package dev.limber.skel2d.data;

import java.util.List;
import java.util.Objects;

/**
 * How one property of one bone or slot changes.
 *
 * @param target what kind of thing it animates
 * @param index index of the bone or slot
 * @param property which of its properties
 * @param keys at least one, their times never going back
 */
public record Timeline(Target target, int index, Property property, List<Key> keys) {
  /** Keeps an unmodifiable copy of the keys; no part may be null. */
  public Timeline {
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(property, "property");
    keys = List.copyOf(keys);
  }
}
