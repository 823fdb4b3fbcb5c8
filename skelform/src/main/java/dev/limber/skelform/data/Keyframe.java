package dev.limber.skelform.data;

/**
 * One value of one element of one bone at one frame.
 *
 * @param frame frame number, 0 or more
 * @param bone index of the bone
 * @param element what is animated
 * @param value the value for number elements, 0 or 1 for {@link Element#HIDDEN} and {@link
 *     Element#MIMIC_TARGET}
 * @param text the value for {@link Element#TEXTURE}, {@link Element#IK_CONSTRAINT} and {@link
 *     Element#IK_MODE}; empty otherwise
 * @param easing how the value travels from the keyframe before to this one
 */
public record Keyframe(
    int frame, int bone, Element element, double value, String text, Easing easing) {}
