package dev.limber.skel2d.construct;

import dev.limber.skel2d.animate.CompiledAnimation;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.data.Animation;
import java.util.function.Function;

/**
 * What a pose of a skeleton is made of, for code that constructs many poses at once.
 *
 * @param local its local values
 * @param world its constructed values
 * @param rig the compiled skeleton
 * @param setup the setup pose
 * @param animations compiles animations of the skeleton
 */
public record SkeletonInternals(
    LocalPose local,
    WorldPose world,
    Rig rig,
    LocalPose setup,
    Function<Animation, CompiledAnimation> animations) {}
