package dev.limber.skelform.data;

/**
 * An image that holds textures.
 *
 * @param filename entry name inside the file
 * @param width pixels
 * @param height pixels
 */
public record Atlas(String filename, int width, int height) {}
