package dev.limber.site;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;

/** Where the links of a file of the project lead on the site. */
record Links(Path root, Path out, String file, Map<String, Site.Entry> entries) {
  /** Returns the address; empty if the site does not have what the link leads to. */
  String address(String link) {
    if (link.matches("https?:.*|#.*")) {
      return link;
    }
    String target = target(link);
    if (entries.containsKey(target)) {
      return entries.get(target).page() + ".html" + link.replaceFirst("^[^#]*", "");
    }
    String sample = target.replaceFirst("^samples/", "examples/");
    if (Files.isRegularFile(out.resolve("studio/" + sample))) {
      return "../studio/?src=" + sample;
    }
    String other =
        target
            .replaceFirst("^docs/pictures/", "pictures/")
            .replaceFirst("^web/examples/", "examples/")
            .replaceFirst("^(\\w+)/src/main/java/(.*)\\.java$", "api/dev.limber.$1/$2.html")
            .replace("package-info", "package-summary");
    return Files.isRegularFile(out.resolve(other)) ? "../" + other : "";
  }

  /** Returns what to call the place of a link that only names a file. */
  String title(String link) {
    return entries.getOrDefault(target(link), new Site.Entry("", link)).title();
  }

  /** Returns the attributes of an image that keep its place until it is loaded. */
  Map<String, String> sizeOf(String address) {
    try {
      BufferedImage image = ImageIO.read(out.resolve("guides").resolve(address).toFile());
      return image == null
          ? Map.of()
          : Map.of(
              "width", image.getWidth() + "", "height", image.getHeight() + "", "loading", "lazy");
    } catch (IOException e) {
      throw new UncheckedIOException(file + " shows " + address, e);
    }
  }

  private String target(String link) {
    Path path = root.resolve(file).resolveSibling(link.replaceFirst("#.*", "")).normalize();
    if (!Files.exists(path)) {
      throw new IllegalArgumentException(file + " links to " + link + ", which is not there");
    }
    return root.normalize().relativize(path).toString().replace('\\', '/');
  }
}
