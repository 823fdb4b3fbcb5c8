package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Easing;

/**
 * A key that is played, or a mark.
 *
 * @param frame its frame
 * @param value as the language writes it, after {@code +} and {@code *}; of a mark what follows its
 *     frame
 * @param easing how the value moves to the next key
 * @param from offset of the first character of its word
 * @param to offset behind its word
 * @param shares how many played keys the word stands for, this one counted; 1 outside of loops
 */
public record TrackKey(double frame, String value, Easing easing, int from, int to, int shares) {}
