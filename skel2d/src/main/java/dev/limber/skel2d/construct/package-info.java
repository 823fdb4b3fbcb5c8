/**
 * The second half of the road: local values become world transforms.
 *
 * <p>A {@link dev.limber.skel2d.construct.Rig} is what all poses of a skeleton share, a {@link
 * dev.limber.skel2d.construct.WorldPose} what each has. Nothing here allocates once created.
 */
@NullMarked
package dev.limber.skel2d.construct;

import org.jspecify.annotations.NullMarked;
