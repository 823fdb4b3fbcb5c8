/**
 * What a Skel2D source says, resolved, checked and immutable.
 *
 * <p>Everything here is shared freely between threads. Indices are valid, numbers finite and
 * parents come before children. Angles are radians counter-clockwise, y points up, times are
 * seconds, colours are straight.
 *
 * <pre>{@code
 * Skeleton skeleton = Skel2d.parse("skeleton\n\tarm l50\n").skeleton();
 * for (Bone bone : skeleton.bones()) {
 *   System.out.println(bone.name() + ": " + bone.length());
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.data;

import org.jspecify.annotations.NullMarked;
