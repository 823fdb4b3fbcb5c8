package dev.limber.character;

/** Reads the size from the head of a PNG or JPEG file, before anything is decoded. */
final class ImageSize {
  private static final int PNG_SIZE_AT = 16;

  private ImageSize() {}

  /** Returns how many pixels an image file says it has; -1 if it is neither PNG nor JPEG. */
  static long pixels(byte[] file) {
    if (file.length >= 24 && int32(file, 0) == 0x89504E47 && int32(file, 4) == 0x0D0A1A0A) {
      return product(int32(file, PNG_SIZE_AT), int32(file, PNG_SIZE_AT + 4));
    }
    if (file.length >= 4 && int16(file, 0) == 0xFFD8) {
      return jpegPixels(file);
    }
    return -1;
  }

  /** Goes from segment to segment until the one that says the size. */
  private static long jpegPixels(byte[] file) {
    int at = 2;
    while (at + 9 < file.length) {
      if ((file[at] & 0xff) != 0xFF) {
        return -1;
      }
      int kind = file[at + 1] & 0xff;
      if (kind == 0xFF) {
        at++; // a fill byte
        continue;
      }
      // C0 to CF start a frame, but for the tables C4 and CC and the reserved C8.
      if (kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC) {
        return product(int16(file, at + 5), int16(file, at + 7));
      }
      at += 2 + int16(file, at + 2);
    }
    return -1;
  }

  /** Sizes that are 0 or below are no image. */
  private static long product(int width, int height) {
    return width > 0 && height > 0 ? (long) width * height : -1;
  }

  private static int int16(byte[] file, int at) {
    return (file[at] & 0xff) << 8 | (file[at + 1] & 0xff);
  }

  private static int int32(byte[] file, int at) {
    return int16(file, at) << 16 | int16(file, at + 2);
  }
}
