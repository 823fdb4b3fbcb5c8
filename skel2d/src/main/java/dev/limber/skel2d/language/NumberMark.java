package dev.limber.skel2d.language;

/**
 * A number in the text, for changing it by dragging.
 *
 * @param from offset of its first character, its {@code -} included
 * @param to offset behind its last digit
 * @param value what it says
 * @param step a good step for it: that of its last decimal, or finer for scales and parts of
 *     colours
 * @param property what it is a value of, such as {@code x}, {@code step} or {@code point}
 * @param min the least value that may be written there, minus infinity if there is none
 * @param max the highest value that makes a difference, infinity if there is none
 */
public record NumberMark(
    int from, int to, double value, double step, String property, double min, double max) {}
