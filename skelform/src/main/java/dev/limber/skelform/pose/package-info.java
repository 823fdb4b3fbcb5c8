/**
 * The moving state of one character: {@link dev.limber.skelform.pose.ArmaturePose} and handles on
 * its bones, visuals and IK families.
 *
 * <pre>{@code
 * ArmaturePose pose = SkelForm.load(path).armature().newPose();
 * PosedBone head = pose.bone("Head"); // get handles once
 * Animation idle = pose.armature().animation("Idle");
 * for (int frame = 0; frame < 60; frame++) {
 *   pose.animate(idle, frame, 10); // approached over ten frames
 *   head.rotation(head.rotation() + 0.3);
 *   pose.construct(ConstructOptions.DEFAULT.at(200, 300).scaled(0.5, 0.5));
 *   System.out.println(head.screenX() + ", " + head.screenY());
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.pose;

import org.jspecify.annotations.NullMarked;
