package dev.limber.skel2d.language;

/**
 * How the counterpart of a bone does what the bone does, when a mirror shows it.
 *
 * @param x 1 if it goes the same way along x, -1 if the other way
 * @param y 1 if it goes the same way along y, -1 if the other way
 * @param rotation 1 if it turns the same way, -1 if the other way
 */
public record BoneMirror(int x, int y, int rotation) {
  /** Does the same. */
  public static final BoneMirror NONE = new BoneMirror(1, 1, 1);
}
