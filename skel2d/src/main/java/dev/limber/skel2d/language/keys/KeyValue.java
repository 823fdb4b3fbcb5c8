package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Easing;
import org.jspecify.annotations.Nullable;

/**
 * A key that is to be set.
 *
 * @param place where
 * @param value as the language writes it: {@code -12.5}, {@code #F80,0.5}, {@code true}, {@code
 *     open}
 * @param easing how the value moves on from it; null for that of the key before
 */
public record KeyValue(KeyPlace place, String value, @Nullable Easing easing) {}
