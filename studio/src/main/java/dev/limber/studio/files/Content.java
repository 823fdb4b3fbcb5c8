package dev.limber.studio.files;

/**
 * A file as it was read.
 *
 * @param bytes all of it
 * @param version of these bytes
 */
public record Content(byte[] bytes, String version) {}
