package dev.limber.skel2d.data;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value at a time.
 *
 * @param time seconds
 * @param value for a rotation radians from -π to π; for a flip 0 or 1; for an attachment its index,
 *     -1 if the slot has none of that name, which hides the slot; otherwise the number
 * @param easing how the value moves from here to the next key
 * @param written the number as written, after {@code +} and {@code *}: degrees for a rotation, for
 *     all others the value
 * @param name the attachment's name as written, null for every other property
 */
public record Key(double time, double value, Easing easing, double written, @Nullable String name) {
  /** Creates a key; the easing may not be null. */
  public Key {
    Objects.requireNonNull(easing, "easing");
  }

  /** Creates a key of a property that is neither a rotation nor an attachment. */
  public Key(double time, double value, Easing easing) {
    this(time, value, easing, value, null);
  }
}
