package dev.limber.studio.export;

/**
 * A format that can be written.
 *
 * @param name such as {@code gif}: the name in requests and the file extension
 * @param mediaType such as {@code image/gif}
 * @param animated whether it is animated
 * @param alpha whether it can be transparent
 */
public record ExportFormat(String name, String mediaType, boolean animated, boolean alpha) {}
