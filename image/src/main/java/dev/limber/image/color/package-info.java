/** Counting colours, choosing few for many, and finding the nearest of the few. */
@NullMarked
package dev.limber.image.color;

import org.jspecify.annotations.NullMarked;
