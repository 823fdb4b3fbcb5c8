/**
 * PNG for pictures and APNG for animations, both lossless and with full transparency.
 *
 * <pre>{@code
 * int[] frame = new int[64 * 64]; // straight 0xAARRGGBB
 * Pixels pixels = new Pixels(64, 64, frame);
 * try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
 *   ApngEncoder apng = new ApngEncoder(out, 64, 64, 30, 0, ApngEncoder.Transparency.FULL);
 *   for (int i = 0; i < 30; i++) {
 *     frame[65 * i] = 0xFF336699; // the next frame
 *     apng.write(pixels, Delay.perSecond(30));
 *   }
 *   apng.finish();
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.image.png;

import org.jspecify.annotations.NullMarked;
