/**
 * What a {@code .skf} file says, checked and immutable, in the terms of format 0.7.
 *
 * <p>Everything here is shared freely between threads. Indices are valid, numbers finite and
 * parents come before children; the reader saw to it.
 *
 * <pre>{@code
 * Armature armature = SkelForm.load(Path.of("hero.skf")).armature();
 * for (Animation animation : armature.animations()) {
 *   System.out.println(animation.name() + ": " + animation.lastFrame() + " frames");
 * }
 * ArmaturePose pose = armature.newPose();
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.data;

import org.jspecify.annotations.NullMarked;
