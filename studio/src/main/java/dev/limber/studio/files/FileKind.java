package dev.limber.studio.files;

import dev.limber.character.CharacterFormats;
import dev.limber.character.ImageHeader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The kinds of files that the page may see. */
public enum FileKind {
  /** A Skel2D source. */
  SKEL2D,
  /** A SkelForm file, which cannot be saved. */
  SKF,
  /** The marks beside a SkelForm file, which cannot be saved either. */
  MARKS,
  /** An image that a source may use. */
  IMAGE;

  private static final Pattern IMAGE_NAME =
      Pattern.compile(".+\\.(png|jpe?g|gif|webp)", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** Returns the kind for the extension of a name, or null if there is none. */
  public static @Nullable FileKind of(String name) {
    if (CharacterFormats.SKEL2D.isNamed(name)) {
      return SKEL2D;
    }
    if (CharacterFormats.SKELFORM.isNamed(name)) {
      return SKF;
    }
    if (name.endsWith(".marks.json")) {
      return MARKS;
    }
    return IMAGE_NAME.matcher(name).matches() ? IMAGE : null;
  }

  /**
   * Returns whether bytes can be a file of this kind: an image must look like one, not a source.
   */
  boolean fits(byte[] bytes) {
    return this != IMAGE
        || ImageHeader.of(bytes) != null
        || hasAt(bytes, 0, "GIF8")
        || (hasAt(bytes, 0, "RIFF") && hasAt(bytes, 8, "WEBP"));
  }

  private static boolean hasAt(byte[] bytes, int at, String letters) {
    int length = letters.length();
    return bytes.length >= at + length
        && new String(bytes, at, length, StandardCharsets.ISO_8859_1).equals(letters);
  }

  /** Returns the kind's name in the API. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
