package dev.limber.image.png;

import dev.limber.image.Region;

/**
 * A deflated frame of an APNG.
 *
 * @param region where it is
 * @param clearsBefore whether the region of the frame before must be cleared first
 * @param laidOver whether its transparent pixels keep what is below instead of erasing it
 * @param data room for a chunk's sequence number, then the deflated pixels
 */
record PackedFrame(Region region, boolean clearsBefore, boolean laidOver, byte[] data) {
  /** Where the deflated pixels begin. */
  static final int DATA_AT = 4;
}
