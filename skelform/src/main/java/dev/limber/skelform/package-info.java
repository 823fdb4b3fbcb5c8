/**
 * SkelForm on the JVM: load a {@code .skf} file of any version, and the functions of the spec.
 *
 * <pre>{@code
 * SkelFormFile file = SkelForm.load(Path.of("hero.skf"));
 * Armature armature = file.armature();
 * Animation run = armature.animation("Run");
 * ArmaturePose pose = armature.newPose();
 * pose.animate(run, SkelForm.timeFrame(1.5, run, false, true));
 * pose.construct();
 * System.out.println(pose.bone("Head").worldX());
 * }</pre>
 */
@NullMarked
package dev.limber.skelform;

import org.jspecify.annotations.NullMarked;
