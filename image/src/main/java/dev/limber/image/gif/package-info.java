/**
 * GIF animations with a good palette, dithering that does not flicker, and clean edges.
 *
 * <pre>{@code
 * List<Pixels> frames = List.of(new Pixels(64, 64), new Pixels(64, 64));
 * GifOptions options = GifOptions.DEFAULT;
 * GifPalette.Builder palette = new GifPalette.Builder(options);
 * frames.forEach(palette::add); // some of them are enough
 * try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
 *   GifEncoder gif = new GifEncoder(out, 64, 64, palette.build(), options);
 *   for (Pixels frame : frames) {
 *     gif.write(frame, Delay.perSecond(25));
 *   }
 *   gif.finish();
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.image.gif;

import org.jspecify.annotations.NullMarked;
