package dev.limber.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts unpacked WebJars where the page looks for them, without the version in their path, and
 * writes that place into every script that imports one by its name. So the page needs no import
 * map, which would be an inline script.
 */
public final class Vendor {
  private static final Pattern IMPORT =
      Pattern.compile("(\\b(?:from|import)\\s*)(['\"])([^'\"./][^'\"]*)\\2");

  private Vendor() {}

  /**
   * Copies {@code name/version/path} to {@code name/path} for all files, and mends their imports.
   *
   * @param args the folder of the WebJars, the folder to write to, a folder of further scripts
   */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[0]);
    Path to = Path.of(args[1]);
    for (Path file : files(from)) {
      Path path = from.relativize(file);
      Path target = to.resolve(path.getName(0)).resolve(path.subpath(2, path.getNameCount()));
      Files.createDirectories(target.getParent());
      Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
    Map<String, Path> packages = packages(to);
    for (String folder : List.of(args[1], args[2])) {
      for (Path file : files(Path.of(folder))) {
        if (file.toString().endsWith(".js")) {
          mend(file, packages);
        }
      }
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(Files::isRegularFile).toList();
    }
  }

  /**
   * Returns the main script of each package: {@code codemirror__view} is {@code @codemirror/view}.
   */
  private static Map<String, Path> packages(Path folder) throws IOException {
    Map<String, Path> packages = new TreeMap<>();
    try (Stream<Path> found = Files.list(folder)) {
      for (Path own : found.toList()) {
        String name = own.getFileName().toString();
        // A font has none.
        Stream.of("dist/index.js", "index.js", "src/index.js", "src/" + name + ".js")
            .map(own::resolve)
            .filter(Files::isRegularFile)
            .findFirst()
            .ifPresent(
                main ->
                    packages.put(name.contains("__") ? "@" + name.replace("__", "/") : name, main));
      }
    }
    return packages;
  }

  private static void mend(Path file, Map<String, Path> packages) throws IOException {
    String text = Files.readString(file);
    Matcher imports = IMPORT.matcher(text);
    StringBuilder mended = new StringBuilder();
    while (imports.find()) {
      Path main = packages.get(imports.group(3));
      String place = main == null ? imports.group(3) : relative(file, main);
      String statement = imports.group(1) + imports.group(2) + place + imports.group(2);
      imports.appendReplacement(mended, Matcher.quoteReplacement(statement));
    }
    imports.appendTail(mended);
    if (!text.contentEquals(mended)) {
      Files.writeString(file, mended);
    }
  }

  /** Returns the way from a script to another. */
  private static String relative(Path script, Path to) {
    String path = script.toAbsolutePath().relativize(to.toAbsolutePath()).toString();
    String fromFolder = path.replace('\\', '/').substring("../".length());
    return fromFolder.startsWith(".") ? fromFolder : "./" + fromFolder;
  }
}
