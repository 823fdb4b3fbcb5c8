package dev.limber.skel2d.language;

/**
 * What a bone shall be like.
 *
 * @param bone full name
 * @param values its values on its parent
 */
public record BonePose(String bone, BoneValues values) {}
