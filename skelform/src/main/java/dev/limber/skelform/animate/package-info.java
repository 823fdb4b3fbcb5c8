/**
 * The first half of the road: animations and time become local values.
 *
 * <p>A {@link dev.limber.skelform.animate.CompiledAnimation} is an animation compiled into
 * channels; it writes into a {@link dev.limber.skelform.animate.LocalPose}. Nothing here allocates
 * once compiled.
 */
@NullMarked
package dev.limber.skelform.animate;

import org.jspecify.annotations.NullMarked;
