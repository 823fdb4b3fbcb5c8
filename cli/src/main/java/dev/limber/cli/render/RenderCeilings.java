package dev.limber.cli.render;

/**
 * How much is rendered at most.
 *
 * @param frames of one output
 * @param side pixels of the longer side
 */
public record RenderCeilings(int frames, int side) {
  /** What the command line may ask for. */
  static final RenderCeilings DEFAULT = new RenderCeilings(100_000, Framing.MAX_SIDE);
}
