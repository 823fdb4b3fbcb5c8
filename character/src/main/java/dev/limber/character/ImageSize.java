package dev.limber.character;

import org.jspecify.annotations.Nullable;

/**
 * The size that a PNG or JPEG file says it has, read from its head before anything is decoded.
 *
 * @param width pixels, at least 1
 * @param height pixels, at least 1
 */
public record ImageSize(int width, int height) {
  private static final int PNG_SIZE_AT = 16;

  /** Reads the size of an image file; null if it is neither PNG nor JPEG. */
  public static @Nullable ImageSize of(byte[] file) {
    if (file.length >= 24 && int32(file, 0) == 0x89504E47 && int32(file, 4) == 0x0D0A1A0A) {
      return checked(int32(file, PNG_SIZE_AT), int32(file, PNG_SIZE_AT + 4));
    }
    if (file.length >= 4 && int16(file, 0) == 0xFFD8) {
      return ofJpeg(file);
    }
    return null;
  }

  /** Returns how many pixels there are. */
  public long pixels() {
    return (long) width * height;
  }

  /** Goes from segment to segment until the one that says the size. */
  private static @Nullable ImageSize ofJpeg(byte[] file) {
    int at = 2;
    while (at + 9 < file.length) {
      if ((file[at] & 0xff) != 0xFF) {
        return null;
      }
      int kind = file[at + 1] & 0xff;
      if (kind == 0xFF) {
        at++; // a fill byte
        continue;
      }
      // C0 to CF start a frame, but for the tables C4 and CC and the reserved C8.
      if (kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC) {
        // The height comes first.
        return checked(int16(file, at + 7), int16(file, at + 5));
      }
      at += 2 + int16(file, at + 2);
    }
    return null;
  }

  /** Sizes that are 0 or below are no image. */
  private static @Nullable ImageSize checked(int width, int height) {
    return width > 0 && height > 0 ? new ImageSize(width, height) : null;
  }

  private static int int16(byte[] file, int at) {
    return (file[at] & 0xff) << 8 | (file[at + 1] & 0xff);
  }

  private static int int32(byte[] file, int at) {
    return int16(file, at) << 16 | int16(file, at + 2);
  }
}
