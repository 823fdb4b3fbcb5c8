package dev.limber.skel2d.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What {@code docs/skel2d.md} says, for tests.
 *
 * <p>A block that starts with {@code ```skel2d} is a source. Behind that word may stand {@code
 * name=N}, so that a later block {@code with=N} is read behind this one, and the code of the
 * diagnostic that the block is there to show. Tables belong to the source above them.
 */
public final class ReferencePage {
  /**
   * A source.
   *
   * @param line where it starts on the page
   * @param text all of it, with the one that it is read behind
   * @param code of the diagnostic that it gives, empty if it gives none
   */
  public record Snippet(int line, String text, String code) {}

  /**
   * A row of a table.
   *
   * @param line where it is on the page
   * @param source the source above the table
   * @param header what the columns are called
   * @param cells one for each column
   */
  public record Row(int line, String source, List<String> header, List<String> cells) {}

  private final List<String> lines;
  private final Map<String, String> named = new TreeMap<>();
  private final List<Snippet> snippets = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();
  private final StringBuilder grammar = new StringBuilder();
  private String source = "";

  private ReferencePage(List<String> lines) {
    this.lines = lines;
    int at = 0;
    while (at < lines.size()) {
      if (lines.get(at).startsWith("```")) {
        at = block(at);
      } else if (lines.get(at).startsWith("|")) {
        at = table(at);
      } else {
        at++;
      }
    }
  }

  /** Reads the page. */
  public static ReferencePage read() {
    return read("docs/skel2d.md");
  }

  /** Reads another page that shows sources. */
  static ReferencePage read(String file) {
    try {
      return new ReferencePage(Files.readAllLines(Path.of("..").resolve(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the sources. */
  public List<Snippet> snippets() {
    return snippets;
  }

  /** Returns the rows of all tables whose first column is called like this. */
  public List<Row> rows(String firstColumn) {
    return rows.stream().filter(row -> row.header().get(0).equals(firstColumn)).toList();
  }

  /** Returns the grammar. */
  public String grammar() {
    return grammar.toString();
  }

  /** Returns the line behind a block. */
  private int block(int start) {
    StringBuilder text = new StringBuilder();
    int end = start + 1;
    while (!lines.get(end).startsWith("```")) {
      text.append(lines.get(end)).append('\n');
      end++;
    }
    List<String> words = List.of(lines.get(start).substring(3).split(" "));
    if (words.get(0).equals("ebnf")) {
      grammar.append(text);
    } else if (words.get(0).equals("skel2d")) {
      snippet(start, words, text.toString());
    }
    return end + 1;
  }

  private void snippet(int start, List<String> words, String own) {
    String before = "";
    String code = "";
    String name = "";
    for (String word : words.subList(1, words.size())) {
      if (word.startsWith("with=")) {
        before = named.get(word.substring("with=".length()));
      } else if (word.startsWith("name=")) {
        name = word.substring("name=".length());
      } else {
        code = word;
      }
    }
    source = before + own;
    named.put(name, source);
    snippets.add(new Snippet(start + 1, source, code));
  }

  /** Returns the line behind a table. */
  private int table(int start) {
    List<String> header = cells(start);
    int at = start + 2;
    while (at < lines.size() && lines.get(at).startsWith("|")) {
      rows.add(new Row(at + 1, source, header, cells(at)));
      at++;
    }
    return at;
  }

  private List<String> cells(int line) {
    String inner = lines.get(line).substring(1, lines.get(line).lastIndexOf('|'));
    List<String> cells = new ArrayList<>();
    for (String cell : inner.split("\\|", -1)) {
      cells.add(cell.strip());
    }
    return cells;
  }
}
