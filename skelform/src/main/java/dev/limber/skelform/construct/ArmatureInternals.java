package dev.limber.skelform.construct;

import dev.limber.skelform.animate.CompiledAnimation;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.data.Animation;
import java.util.function.Function;

/**
 * What a pose of an armature is made of, for code that constructs many poses at once.
 *
 * @param local its local values; call {@code touched} after changing them
 * @param world its constructed values
 * @param rig the compiled armature
 * @param start local values right after loading
 * @param initial local values that animations leave alone
 * @param animations compiles animations of the armature
 * @param touched says that the local values have been changed
 */
public record ArmatureInternals(
    LocalPose local,
    WorldPose world,
    Rig rig,
    LocalPose start,
    LocalPose initial,
    Function<Animation, CompiledAnimation> animations,
    Runnable touched) {}
