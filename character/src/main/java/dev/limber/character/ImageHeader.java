package dev.limber.character;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import org.jspecify.annotations.Nullable;

/**
 * What a PNG or JPEG file says of itself before it is decoded: a file of a few bytes can claim any
 * size, and a decoder believes it.
 *
 * @param width pixels, at least 1
 * @param height pixels, at least 1
 * @param scans how often a decoder passes over all pixels
 */
public record ImageHeader(int width, int height, int scans) {
  private static final int PNG_SIZE_AT = 16;

  /**
   * Returns how many pixels decoding an image will take.
   *
   * @param name of the image, for the message
   * @throws LimberException if it is neither PNG nor JPEG, or beyond the limits
   */
  public static int check(String name, byte[] file, Limits limits) {
    ImageHeader header = of(file);
    if (header == null) {
      throw warning(name, "image-format", "this is neither a PNG nor a JPEG file", "");
    }
    long pixels = (long) header.width * header.height;
    if (pixels > limits.imagePixels()) {
      throw warning(
          name,
          "image-too-large",
          "the image has "
              + header.width
              + " x "
              + header.height
              + " pixels; the limit \"imagePixels\" leaves "
              + limits.imagePixels(),
          "");
    }
    if (pixels * header.scans > limits.imageScanPixels()) {
      throw warning(
          name,
          "image-too-many-scans",
          "the image has "
              + header.scans
              + " scans of "
              + pixels
              + " pixels each; the limit \"imageScanPixels\" is "
              + limits.imageScanPixels(),
          "save it as a PNG, or as a JPEG that is not progressive");
    }
    return (int) pixels;
  }

  /** Returns the header of an image file; null if it is neither PNG nor JPEG. */
  public static @Nullable ImageHeader of(byte[] file) {
    if (file.length >= 24 && int32(file, 0) == 0x89504E47 && int32(file, 4) == 0x0D0A1A0A) {
      return known(int32(file, PNG_SIZE_AT), int32(file, PNG_SIZE_AT + 4), 1);
    }
    return file.length >= 4 && int16(file, 0) == 0xFFD8 ? readJpeg(file) : null;
  }

  /** Goes from segment to segment until the one that says the size. */
  private static @Nullable ImageHeader readJpeg(byte[] file) {
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
      if (kind == 0x01 || kind >= 0xD0 && kind <= 0xD7) {
        at += 2; // these have no length
        continue;
      }
      // C0 to CF start a frame, but for the tables C4 and CC and the reserved C8.
      if (kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC) {
        return known(int16(file, at + 7), int16(file, at + 5), scans(file, at));
      }
      at += 2 + int16(file, at + 2);
    }
    return null;
  }

  /**
   * Counts scans, each of which a decoder carries over the whole image. Every pair of bytes that
   * could start one counts: decoders skip garbage in different ways, and pixels never look so.
   */
  private static int scans(byte[] file, int from) {
    int scans = 0;
    for (int i = from; i + 1 < file.length; i++) {
      if (int16(file, i) == 0xFFDA) {
        scans++;
      }
    }
    return scans;
  }

  /** Sizes that are 0 or below are no image. */
  private static @Nullable ImageHeader known(int width, int height, int scans) {
    return width > 0 && height > 0 ? new ImageHeader(width, height, scans) : null;
  }

  private static LimberException warning(String name, String code, String message, String hint) {
    Diagnostics said = new Diagnostics("");
    said.warning(code, new Place.Entry(name), message, hint);
    return new LimberException(said.toList().get(0));
  }

  private static int int16(byte[] file, int at) {
    return (file[at] & 0xff) << 8 | (file[at + 1] & 0xff);
  }

  private static int int32(byte[] file, int at) {
    return int16(file, at) << 16 | int16(file, at + 2);
  }
}
