package dev.limber.skel2d.language;

/**
 * An image that is to be shown on a bone of its own.
 *
 * @param image name of the image, as in {@code :sprite "fox.png"}
 * @param x where the bone shall be, as seen from the skeleton
 * @param y where the bone shall be, up
 * @param offsetX from the bone to the middle of the image
 * @param offsetY from the bone to the middle of the image, up
 */
public record NewSprite(String image, double x, double y, double offsetX, double offsetY) {}
