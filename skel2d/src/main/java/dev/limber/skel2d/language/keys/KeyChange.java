package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.language.Change;

/**
 * A change of keys.
 *
 * @param change the edits, or why there are none
 * @param keys how many keys that are played change
 * @param shared whether one word stands for several of them, because a loop plays it
 * @param needsUnrolling whether it is refused because of a loop, and {@link KeyEditor#unroll} is
 *     the way out
 */
public record KeyChange(Change change, int keys, boolean shared, boolean needsUnrolling) {}
