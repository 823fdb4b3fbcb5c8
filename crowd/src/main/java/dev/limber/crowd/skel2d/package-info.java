/** Skeletons in a crowd: {@code dev.limber.skel2d.construct} for lanes. */
@NullMarked
package dev.limber.crowd.skel2d;

import org.jspecify.annotations.NullMarked;
