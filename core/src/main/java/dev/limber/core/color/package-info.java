/**
 * Colours.
 *
 * <pre>{@code
 * Rgba red = new Rgba(1, 0, 0, 1);
 * Rgba faded = red.times(new Rgba(1, 1, 1, 0.5));
 * }</pre>
 */
@NullMarked
package dev.limber.core.color;

import org.jspecify.annotations.NullMarked;
