package dev.limber.studio.files;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The kinds of files that the page may see. */
public enum FileKind {
  /** A Skel2D source: the only kind that can be saved. */
  SKEL2D(".skel2d"),
  /** A SkelForm file. */
  SKF(".skf .skfe .skf~"),
  /** An image that a source may use. */
  IMAGE(".png .jpg .jpeg .gif .webp");

  private final String endings;

  FileKind(String endings) {
    this.endings = endings;
  }

  /** Returns the kind for the extension of a name, or null if there is none. */
  public static @Nullable FileKind of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (FileKind kind : values()) {
      for (String ending : kind.endings.split(" ", -1)) {
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
