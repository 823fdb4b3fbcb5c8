package dev.limber.skel2d.language;

/**
 * What there is to say about a word.
 *
 * @param from offset of the word's first character
 * @param to offset behind its last character
 * @param title what it is, in the language's own notation, such as {@code x number}
 * @param documentation what it means, one sentence on each line
 */
public record Hover(int from, int to, String title, String documentation) {}
