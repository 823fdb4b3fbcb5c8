package dev.limber.studio.export;

import java.util.List;

/**
 * A format that can be written.
 *
 * @param name such as {@code gif}: the name in requests and the file extension
 * @param mediaType such as {@code image/gif}
 * @param animated whether it is animated
 * @param alpha whether it can be transparent
 * @param sources the words of the formats that it can be made of, such as {@code skel2d}
 */
public record ExportFormat(
    String name, String mediaType, boolean animated, boolean alpha, List<String> sources) {
  /** Keeps an unmodifiable copy of the sources. */
  public ExportFormat {
    sources = List.copyOf(sources);
  }
}
