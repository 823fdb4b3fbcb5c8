package dev.limber.core.canvas;

/** Names of images beside a source. */
public final class ImageNames {
  private ImageNames() {}

  /**
   * Returns whether a name stays below its folder on every system, not only on this one: parts
   * separated by slashes, none of them empty or {@code ..}, no drive and no backslash. Whoever
   * opens the file must check for links.
   */
  public static boolean stayBelow(String name) {
    if (name.isEmpty()
        || name.indexOf('\\') >= 0
        || name.indexOf(':') >= 0
        || name.indexOf('\0') >= 0) {
      return false;
    }
    for (String part : name.split("/", -1)) {
      if (part.isEmpty() || part.equals(".") || part.equals("..")) {
        return false;
      }
    }
    return true;
  }
}
