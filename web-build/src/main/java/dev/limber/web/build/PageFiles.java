package dev.limber.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists what the page consists of, so that a browser can keep all of it for times without a
 * network: what a page happened to load is less, and browsers forget some of that.
 */
public final class PageFiles {
  private static final String LIST = "page-files.json";

  private PageFiles() {}

  /**
   * Writes the list into the folder.
   *
   * @param args the folder of the page
   */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    try (Stream<Path> files = Files.walk(folder)) {
      String list =
          files
              .filter(Files::isRegularFile)
              .map(file -> folder.relativize(file).toString().replace('\\', '/'))
              .filter(PageFiles::isUsed)
              .sorted()
              .map(name -> "\"" + name + "\"")
              .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
      Files.writeString(folder.resolve(LIST), list);
    }
  }

  /** Whether the page asks for a file: not for types, licences, and the parts for other engines. */
  private static boolean isUsed(String name) {
    return !name.matches(".*\\.d\\.ts|.*LICENSE|limber/(pixi|phaser|sharedtextures).*|" + LIST);
  }
}
