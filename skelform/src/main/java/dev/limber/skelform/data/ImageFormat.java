package dev.limber.skelform.data;

import org.jspecify.annotations.Nullable;

/**
 * How the atlas images are stored.
 *
 * @param name {@code PNG} or {@code JPG}
 * @param clearColor for JPG: the colour that stands for transparent; null for PNG. The editor makes
 *     every pixel within 100 (of 255) per channel of it transparent
 */
public record ImageFormat(String name, @Nullable Tint clearColor) {
  /** PNG, with real transparency. */
  public static final ImageFormat PNG = new ImageFormat("PNG", null);
}
