package dev.limber.cli.render;

/**
 * Limits of one output.
 *
 * @param frames of one output
 * @param side pixels of the longer side
 */
public record RenderCeilings(int frames, int side) {
  /** Limits of the command line. */
  static final RenderCeilings DEFAULT = new RenderCeilings(100_000, Framing.MAX_SIDE);
}
