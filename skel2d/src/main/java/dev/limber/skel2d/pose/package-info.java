/**
 * The moving state of one character: {@link dev.limber.skel2d.pose.SkeletonPose} and handles on its
 * bones and slots.
 *
 * <pre>{@code
 * Skeleton skeleton = Skel2d.parse(text).skeleton();
 * SkeletonPose pose = skeleton.newPose();
 * Animation walk = skeleton.animation("walk");
 * PosedBone head = pose.bone("body.neck.head"); // get handles once
 * for (double time = 0; time < walk.duration(); time += 1 / 60.0) {
 *   pose.reset();
 *   pose.apply(walk, time);
 *   head.rotation(head.rotation() + 0.3);
 *   pose.construct();
 *   System.out.println(head.worldX() + ", " + head.worldY());
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.pose;

import org.jspecify.annotations.NullMarked;
