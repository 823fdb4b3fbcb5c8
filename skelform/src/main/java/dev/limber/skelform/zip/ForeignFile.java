package dev.limber.skelform.zip;

import org.jspecify.annotations.Nullable;

/**
 * Recognises files that are not zips but are often mistaken for one.
 *
 * @param description what the file is, with article
 * @param hint what to do with it instead
 */
record ForeignFile(String description, String hint) {
  private static final String OPEN_SKF = "open the .skf file that the SkelForm editor exported";
  private static final String IMAGE_HINT = "images belong inside a .skf file; " + OPEN_SKF;
  private static final String ARCHIVE_HINT =
      "unpack it, then pack its content as a plain zip, or " + OPEN_SKF;

  /** Guesses from the first bytes; null if they say nothing. */
  static @Nullable ForeignFile guess(byte[] bytes) {
    if (startsWith(bytes, 0x89, 'P', 'N', 'G')) {
      return new ForeignFile("a PNG image", IMAGE_HINT);
    }
    if (startsWith(bytes, 0xff, 0xd8, 0xff)) {
      return new ForeignFile("a JPEG image", IMAGE_HINT);
    }
    if (startsWith(bytes, 'G', 'I', 'F', '8')) {
      return new ForeignFile("a GIF image", IMAGE_HINT);
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
              "a JSON text",
              "armature.json must be inside a zip with its atlas images; " + OPEN_SKF);
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
