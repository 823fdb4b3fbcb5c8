package dev.limber.studio.files;

/**
 * A file as it was saved.
 *
 * @param stamp what it looks like now
 * @param version of what is in it
 * @param created whether there was none before
 */
public record Saved(Stamp stamp, String version, boolean created) {}
