package dev.limber.studio.page;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Where the static files of the page come from. */
@FunctionalInterface
public interface PageSource {
  /** Where the page is on the class path. */
  String HOME = "dev/limber/web/page/";

  /**
   * Opens a file.
   *
   * @param name such as {@code app/main.js}: parts of letters, digits and {@code . _ - @ +}, none
   *     of which begins with a point
   * @return its bytes, to be closed by the caller; null if there is none
   * @throws IOException if it cannot be read
   */
  @Nullable InputStream open(String name) throws IOException;

  /** Returns the page that the browser module puts on the class path. */
  static PageSource classPath(ClassLoader loader) {
    return name -> loader.getResourceAsStream(HOME + name);
  }
}
