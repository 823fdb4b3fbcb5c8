package dev.limber.studio.export;

/**
 * Something that can be written.
 *
 * @param name such as {@code gif}: the word in requests and the ending of the file
 * @param mediaType such as {@code image/gif}
 * @param animated whether it moves
 * @param alpha whether it can be transparent
 */
public record ExportFormat(String name, String mediaType, boolean animated, boolean alpha) {}
