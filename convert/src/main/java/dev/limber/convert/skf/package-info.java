/**
 * Skel2D characters as SkelForm files: shapes become pictures, outlines between bones become
 * meshes.
 *
 * <pre>{@code
 * Skeleton skeleton = Skel2d.parse(text).skeleton();
 * BakedCharacter baked =
 *     Baker.bake(
 *         skeleton, ImageSource.NONE, 2, SkfVersion.V0_7, "fox.skel2d", Limits.DEFAULT);
 * ArmaturePose pose = baked.armature().newPose();
 * }</pre>
 */
@NullMarked
package dev.limber.convert.skf;

import org.jspecify.annotations.NullMarked;
