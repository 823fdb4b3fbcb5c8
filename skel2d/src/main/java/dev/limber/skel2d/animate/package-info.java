/**
 * The first half of the road: animations and time become local values.
 *
 * <p>A {@link dev.limber.skel2d.animate.CompiledAnimation} is an animation compiled into tracks; it
 * writes into a {@link dev.limber.skel2d.animate.LocalPose}. Nothing here allocates once compiled.
 */
@NullMarked
package dev.limber.skel2d.animate;

import org.jspecify.annotations.NullMarked;
