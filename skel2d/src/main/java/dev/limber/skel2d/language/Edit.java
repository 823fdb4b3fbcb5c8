package dev.limber.skel2d.language;

/**
 * A stretch of the text and what replaces it.
 *
 * @param from offset of the first character that goes
 * @param to offset behind the last character that goes; the same as {@code from} to insert
 * @param text what comes instead
 */
public record Edit(int from, int to, String text) {}
