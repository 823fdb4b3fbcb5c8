package dev.limber.cli.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pictures of {@code docs/skel2d.md}, and what they are rendered from.
 *
 * <p>A comment {@code <!-- picture FILE: OPTIONS -->} says that the file shows the source above it
 * on the page, rendered with these options of {@code limber render}. {@code <!-- picture FILE of
 * SOURCE: OPTIONS -->} is of a block with {@code name=SOURCE} or, if it ends in {@code .skel2d}, of
 * a file beside the picture.
 */
final class ReferencePictures {
  static final Path FOLDER = Path.of("../docs/pictures/skel2d");

  private static final Path PAGE = Path.of("../docs/skel2d.md");
  private static final Pattern COMMENT =
      Pattern.compile("<!-- picture (\\S+?)(?: of (\\S+))?:((?: \\S+)*) -->");

  /**
   * A picture.
   *
   * @param line where the page says how it is rendered
   * @param file its name
   * @param source what it shows
   * @param options for {@code limber render}
   */
  record Picture(int line, String file, String source, List<String> options) {}

  private final List<String> lines;
  private final Map<String, String> named = new TreeMap<>();
  private final List<Picture> pictures = new ArrayList<>();
  private String source = "";

  private ReferencePictures(List<String> lines) throws IOException {
    this.lines = lines;
    int at = 0;
    while (at < lines.size()) {
      String line = lines.get(at);
      if (line.startsWith("```")) {
        at = block(at);
      } else if (line.startsWith("<!--")) {
        picture(at);
      }
      at++;
    }
  }

  /** Reads the page. */
  static ReferencePictures read() throws IOException {
    return new ReferencePictures(Files.readAllLines(PAGE));
  }

  List<Picture> pictures() {
    return pictures;
  }

  /** Returns whether the page shows a file of the folder, or links to it. */
  boolean mentions(String file) {
    String link = "](pictures/skel2d/" + file + ")";
    return lines.stream().anyMatch(line -> line.contains(link));
  }

  /** Returns the last line of a block. */
  private int block(int start) {
    StringBuilder text = new StringBuilder();
    int end = start + 1;
    while (!lines.get(end).startsWith("```")) {
      text.append(lines.get(end)).append('\n');
      end++;
    }
    List<String> words = List.of(lines.get(start).substring(3).split(" ", -1));
    if (words.get(0).equals("skel2d")) {
      snippet(words, text.toString());
    }
    return end;
  }

  private void snippet(List<String> words, String own) {
    source = own;
    for (String word : words) {
      if (word.startsWith("with=")) {
        source = named.get(word.substring("with=".length())) + own;
      } else if (word.startsWith("name=")) {
        named.put(word.substring("name=".length()), own);
      }
    }
  }

  private void picture(int at) throws IOException {
    Matcher comment = COMMENT.matcher(lines.get(at));
    if (!comment.matches()) {
      throw new AssertionError("line " + (at + 1) + " is no picture: " + lines.get(at));
    }
    String of = comment.group(2);
    String shown;
    if (of == null) {
      shown = source;
    } else if (of.endsWith(".skel2d")) {
      shown = Files.readString(FOLDER.resolve(of));
    } else {
      shown = named.get(of);
    }
    List<String> options = List.of(comment.group(3).strip().split(" ", -1));
    pictures.add(new Picture(at + 1, comment.group(1), shown, options));
  }
}
