package dev.limber.cli.render;

import java.nio.file.Path;
import java.util.Locale;

/**
 * The name of an output with places to fill in: {@code {name}} for the input's name, {@code {anim}}
 * for the animation's, {@code {frame}} or {@code %04d} for a frame's number.
 */
public final class OutputPattern {
  private final String text;

  /** Creates a pattern. */
  public OutputPattern(String text) {
    this.text = text;
  }

  /** Returns whether this is standard output, with the ending that tells what is written. */
  public boolean isStandardOutput() {
    return text.startsWith("-.");
  }

  /** Returns whether each input gets a file of its own. */
  public boolean hasName() {
    return text.contains("{name}");
  }

  /** Returns whether each animation gets a file of its own. */
  public boolean hasAnimation() {
    return text.contains("{anim}");
  }

  /** Returns whether each frame gets a file of its own. */
  public boolean hasFrame() {
    return text.contains("{frame}") || printfAt() >= 0;
  }

  /** Returns the pattern for an input and an animation. */
  public OutputPattern with(String name, String animation) {
    return new OutputPattern(text.replace("{name}", safe(name)).replace("{anim}", safe(animation)));
  }

  /** Returns the file for a frame. */
  public Path frame(int number) {
    int at = printfAt();
    if (at < 0) {
      return Path.of(text.replace("{frame}", padded(number, 4)));
    }
    int end = text.indexOf('d', at);
    String digits = text.substring(at + 1, end);
    int width = digits.isEmpty() ? 1 : Integer.parseInt(digits);
    return Path.of(text.substring(0, at) + padded(number, width) + text.substring(end + 1));
  }

  /** Returns the only file. */
  public Path file() {
    return Path.of(text);
  }

  private static String padded(int number, int width) {
    return String.format(Locale.ROOT, "%0" + Math.max(1, width) + "d", number);
  }

  /** Returns where {@code %d} or {@code %04d} stands, -1 for nowhere. */
  private int printfAt() {
    for (int at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
      int end = at + 1;
      while (end < text.length() && end - at <= 2 && Character.isDigit(text.charAt(end))) {
        end++;
      }
      if (end < text.length() && text.charAt(end) == 'd') {
        return at;
      }
    }
    return -1;
  }

  /** Names come from files: characters that are invalid in a file name are replaced. */
  private static String safe(String name) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean bad = Character.isISOControl(c) || "/\\:*?\"<>|{}%".indexOf(c) >= 0;
      out.append(bad ? '_' : c);
    }
    String text = out.toString().strip();
    return text.isEmpty() || text.startsWith(".") ? "_" + text : text;
  }

  @Override
  public String toString() {
    return text;
  }
}
