package dev.limber.character;

import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/** The files that lie beside a character: each platform has its own way to read them. */
@FunctionalInterface
public interface FilesBeside {
  /** Nothing lies beside: boxes stand for the images of a Skel2D source. */
  FilesBeside NONE = (name, most) -> null;

  /**
   * Returns the files beside an address, such as a resource on the class path.
   *
   * @throws IOException if nothing can lie beside it
   */
  static FilesBeside beside(URL address) throws IOException {
    return new UrlFiles(new URL(address, "."));
  }

  /** Returns the name of the file with marks that may lie beside a {@code .skf}. */
  static String marksOf(String fileName) {
    return SkelForm.marksBeside(fileName);
  }

  /**
   * Reads a file.
   *
   * @param name such as the character says it for an image; it stays below the folder unless a link
   *     leads out of it
   * @param most how many bytes may be used; of a larger file return at least one more
   * @return null if there is no such file
   * @throws IOException if it cannot be read
   */
  byte @Nullable [] read(String name, int most) throws IOException;
}
