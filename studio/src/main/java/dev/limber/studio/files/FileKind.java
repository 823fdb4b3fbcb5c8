package dev.limber.studio.files;

import dev.limber.character.CharacterFormats;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The kinds of files that the page may see. */
public enum FileKind {
  /** A Skel2D source: the only kind that can be saved. */
  SKEL2D,
  /** A SkelForm file. */
  SKF,
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
    return IMAGE_NAME.matcher(name).matches() ? IMAGE : null;
  }

  /** Returns the kind's name in the API. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
