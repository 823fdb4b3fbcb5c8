/**
 * The last stretch of the road: what to draw, in which order, with which outlines and colours.
 *
 * <pre>{@code
 * Skeleton skeleton = Skel2d.parse(text).skeleton();
 * SkeletonPose pose = skeleton.newPose();
 * ShapeList shapes = pose.shapes(skeleton.skin("winter"));
 * for (int s = 0; s < shapes.size(); s++) {
 *   System.out.println(skeleton.fullName(shapes.attachment(s)));
 *   for (int op = 0, point = 0; op < shapes.opCount(s); op++) {
 *     System.out.print(shapes.letter(s, op));
 *     for (int end = point + shapes.op(s, op).points(); point < end; point++) {
 *       System.out.print(" " + shapes.x(s, point) + "," + shapes.y(s, point));
 *     }
 *   }
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.draw;

import org.jspecify.annotations.NullMarked;
