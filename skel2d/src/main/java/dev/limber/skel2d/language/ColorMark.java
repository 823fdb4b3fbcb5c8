package dev.limber.skel2d.language;

import dev.limber.core.color.Rgba;

/**
 * A colour in the text.
 *
 * @param from offset of its {@code #}
 * @param to offset behind it, opacity included
 * @param color as written, with all digits of its opacity
 */
public record ColorMark(int from, int to, Rgba color) {}
