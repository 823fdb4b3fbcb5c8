package dev.limber.skelform.data;

/**
 * A rectangle of an atlas.
 *
 * @param name name by which visuals ask for it
 * @param x left edge in pixels
 * @param y top edge in pixels
 * @param width pixels
 * @param height pixels
 * @param atlas index into {@link Armature#atlases()}
 */
public record Texture(String name, int x, int y, int width, int height, int atlas) {}
