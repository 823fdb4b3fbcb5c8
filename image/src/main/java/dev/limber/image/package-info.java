/**
 * Pictures as plain arrays, for the encoders in the packages below.
 *
 * <pre>{@code
 * int[] premultiplied = new int[320 * 200]; // what a renderer made
 * Pixels pixels = Pixels.ofPremultiplied(320, 200, premultiplied);
 * try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
 *   new PngEncoder().write(pixels, out);
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.image;

import org.jspecify.annotations.NullMarked;
