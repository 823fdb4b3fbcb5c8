package dev.limber.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Puts unpacked WebJars where the page looks for them: without the version in their path. */
public final class Vendor {
  private Vendor() {}

  /**
   * Copies {@code name/version/path} to {@code name/path} for all files.
   *
   * @param args the folder of the WebJars, the folder to write to
   */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[0]);
    Path to = Path.of(args[1]);
    List<Path> files;
    try (Stream<Path> found = Files.walk(from)) {
      files = found.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path path = from.relativize(file);
      Path target = to.resolve(path.getName(0)).resolve(path.subpath(2, path.getNameCount()));
      Files.createDirectories(target.getParent());
      Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
