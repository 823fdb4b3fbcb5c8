/** Counting colours, choosing a palette, and finding the nearest colour in it. */
@NullMarked
package dev.limber.image.color;

import org.jspecify.annotations.NullMarked;
