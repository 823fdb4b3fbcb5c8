package dev.limber.skelform.data;

import dev.limber.core.color.Rgba;
import org.jspecify.annotations.Nullable;

/**
 * How the atlas images are stored.
 *
 * @param name {@code PNG} or {@code JPG}
 * @param clearColor for JPG: the colour that stands for transparent; null for PNG. The editor makes
 *     every pixel within 100 (of 255) per channel of it transparent
 */
public record ImageFormat(String name, @Nullable Rgba clearColor) {
  /** PNG, with real transparency. */
  public static final ImageFormat PNG = new ImageFormat("PNG", null);
}
