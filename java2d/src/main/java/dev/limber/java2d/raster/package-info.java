/**
 * Pixels: textured triangles and paths drawn into an array of premultiplied colours.
 *
 * <p>All of it is arithmetic on ints and doubles with +, −, ×, ÷ and square roots, so that the same
 * call gives the same bytes on every machine. Java2D's own antialiasing does not: its lines differ
 * between JDK 17 and 25, and its fills depend on system properties.
 */
@NullMarked
package dev.limber.java2d.raster;

import org.jspecify.annotations.NullMarked;
