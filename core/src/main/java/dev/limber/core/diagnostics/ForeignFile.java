package dev.limber.core.diagnostics;

import org.jspecify.annotations.Nullable;

/**
 * Recognises files that are no characters but are often opened as one.
 *
 * @param description what the file is, with article
 * @param hint what to do with it instead
 */
public record ForeignFile(String description, String hint) {
  private static final String IMAGE_HINT =
      "open the .skf or .skel2d file of the character that uses it";
  private static final String ARCHIVE_HINT =
      "unpack it, and open the .skf or .skel2d file that was in it";

  /** Guesses from the first bytes; null if they say nothing. */
  public static @Nullable ForeignFile guess(byte[] bytes) {
    if (startsWith(bytes, 0x89, 'P', 'N', 'G')) {
      return new ForeignFile("a PNG image", IMAGE_HINT);
    }
    if (startsWith(bytes, 0xff, 0xd8, 0xff)) {
      return new ForeignFile("a JPEG image", IMAGE_HINT);
    }
    if (startsWith(bytes, 'G', 'I', 'F', '8')) {
      return new ForeignFile("a GIF image", IMAGE_HINT);
    }
    if (startsWith(bytes, '8', 'B', 'P', 'S')) {
      return new ForeignFile(
          "a Photoshop file", "save it as .ora, or its layers as PNG images, for the studio");
    }
    if (startsWith(bytes, 0x1f, 0x8b)) {
      return new ForeignFile("a gzip file", ARCHIVE_HINT);
    }
    if (startsWith(bytes, '7', 'z', 0xbc, 0xaf)) {
      return new ForeignFile("a 7z archive", ARCHIVE_HINT);
    }
    if (startsWith(bytes, 'R', 'a', 'r', '!')) {
      return new ForeignFile("a RAR archive", ARCHIVE_HINT);
    }
    return guessText(bytes);
  }

  private static @Nullable ForeignFile guessText(byte[] bytes) {
    int at = startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0;
    while (at < bytes.length && isSpace(bytes[at])) {
      at++;
    }
    if (at == bytes.length) {
      return null;
    }
    return switch (bytes[at]) {
      case '{', '[' ->
          new ForeignFile(
              "a JSON text", "an armature.json must be inside a .skf file, with its images");
      case '<' ->
          new ForeignFile(
              "a web page or XML text", "the download may have failed with an error page");
      default -> null;
    };
  }

  private static boolean isSpace(byte b) {
    return b == ' ' || b == '\t' || b == '\r' || b == '\n';
  }

  private static boolean startsWith(byte[] bytes, int... start) {
    if (bytes.length < start.length) {
      return false;
    }
    for (int i = 0; i < start.length; i++) {
      if ((bytes[i] & 0xff) != start[i]) {
        return false;
      }
    }
    return true;
  }
}
