package dev.limber.skel2d.language.keys;

/**
 * A loop of a timeline as it is played.
 *
 * @param fromFrame where its first run starts
 * @param toFrame where its last run ends
 * @param runs how often it is run
 * @param depth how many loops it is in
 * @param from offset of its opening brace
 * @param to offset behind its end
 */
public record LoopBlock(double fromFrame, double toFrame, int runs, int depth, int from, int to) {}
