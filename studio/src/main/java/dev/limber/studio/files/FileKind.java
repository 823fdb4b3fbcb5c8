package dev.limber.studio.files;

import dev.limber.character.CharacterFormats;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The kinds of files that the page may see. */
public enum FileKind {
  /** A Skel2D source: the only kind that can be saved. */
  SKEL2D(CharacterFormats.SKEL2D.endings()),
  /** A SkelForm file. */
  SKF(CharacterFormats.SKELFORM.endings()),
  /** A picture that a source may show. */
  IMAGE(List.of(".png", ".jpg", ".jpeg", ".gif", ".webp"));

  private final List<String> endings;

  FileKind(List<String> endings) {
    this.endings = endings;
  }

  /** Returns the kind that a name's ending stands for, or null if it is none of these. */
  public static @Nullable FileKind of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (FileKind kind : values()) {
      for (String ending : kind.endings) {
        if (lower.endsWith(ending) && lower.length() > ending.length()) {
          return kind;
        }
      }
    }
    return null;
  }

  /** Returns the kind's name in the API. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
