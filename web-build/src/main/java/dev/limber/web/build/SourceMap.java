package dev.limber.web.build;

import java.util.ArrayList;
import java.util.List;

/**
 * Says of each line of a joined script which line of which script it was (source map, version 3).
 * Lines are added from the first on.
 */
final class SourceMap {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private final List<String> names = new ArrayList<>();
  private final List<String> contents = new ArrayList<>();
  private final StringBuilder mappings = new StringBuilder();

  /** Numbers count from those of the line before. */
  private int lastScript;

  private int lastLine;
  private int lastColumn;

  /** Adds a script; returns its number. */
  int script(String name, String content) {
    names.add(name);
    contents.add(content);
    return names.size() - 1;
  }

  /** Adds a line that starts at a place of a script, counted from 0. */
  void line(int script, int line, int column) {
    mappings.append('A');
    number(script - lastScript);
    number(line - lastLine);
    number(column - lastColumn);
    mappings.append(';');
    lastScript = script;
    lastLine = line;
    lastColumn = column;
  }

  /** Adds the lines of a text that is from no script. */
  void others(String text) {
    text.chars().filter(unit -> unit == '\n').forEach(end -> mappings.append(';'));
  }

  /** Returns it as JSON, with the scripts. */
  String json(String file) {
    return "{\"version\":3,\"file\":%s,\"sources\":%s,\"sourcesContent\":%s,\"names\":[],\"mappings\":\"%s\"}\n"
        .formatted(quoted(file), array(names), array(contents), mappings);
  }

  /**
   * Five bits for each digit, the lowest first; the very lowest is the sign, the sixth says that
   * more follow.
   */
  private void number(int value) {
    int rest = value < 0 ? (-value << 1) | 1 : value << 1;
    do {
      int digit = rest & 31;
      rest >>>= 5;
      mappings.append(DIGITS.charAt(rest > 0 ? digit | 32 : digit));
    } while (rest > 0);
  }

  private static String array(List<String> texts) {
    return "[" + String.join(",", texts.stream().map(SourceMap::quoted).toList()) + "]";
  }

  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t")
        + '"';
  }
}
