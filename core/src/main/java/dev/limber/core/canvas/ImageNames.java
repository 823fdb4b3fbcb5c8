package dev.limber.core.canvas;

/** Names of images that lie beside a source. */
public final class ImageNames {
  private ImageNames() {}

  /**
   * Returns whether a name stays below its folder on every system, not only on this one: parts with
   * slashes between them, none of them empty or a step up, no drive and no backslash. Links on the
   * way are for those who open the file to find.
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
