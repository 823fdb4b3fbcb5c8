package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Diagnostic;

/**
 * A diagnostic and the text that it is about.
 *
 * @param from offset of the first character
 * @param to offset behind the last character; more than {@code from} unless the text is empty
 * @param diagnostic what is wrong there
 */
public record Problem(int from, int to, Diagnostic diagnostic) {}
