/** Easings of Skel2D as the curves of other formats. */
@NullMarked
package dev.limber.convert.easing;

import org.jspecify.annotations.NullMarked;
