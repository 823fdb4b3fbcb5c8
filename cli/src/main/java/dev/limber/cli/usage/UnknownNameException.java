package dev.limber.cli.usage;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import java.util.List;

/** A name that nothing has, with the names that exist and the one that was probably meant. */
public final class UnknownNameException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A file can have thousands of names. */
  private static final int MOST_LISTED = 20;

  private final String hint;

  public UnknownNameException(String kind, String name, List<String> names) {
    super(message(kind, name, names));
    // Without the spaces around them: they need not be typed, and would count as mistakes.
    List<String> stripped = names.stream().map(String::strip).toList();
    this.hint =
        Nearest.question(
            Nearest.likely(name.strip(), stripped).stream().map(stripped::get).toList());
  }

  /** Returns the names that were probably meant, as a question, or an empty string. */
  public String hint() {
    return hint;
  }

  private static String message(String kind, String name, List<String> names) {
    StringBuilder message = new StringBuilder("no " + kind + " " + Excerpt.quoted(name) + "; ");
    if (names.isEmpty()) {
      return message.append("the file has no ").append(kind).append('s').toString();
    }
    message.append("there ").append(names.size() == 1 ? "is " : "are ");
    int listed = Math.min(MOST_LISTED, names.size());
    for (int i = 0; i < listed; i++) {
      boolean last = i == names.size() - 1;
      message.append(i == 0 ? "" : last ? " and " : ", ").append(Excerpt.quoted(names.get(i)));
    }
    if (listed < names.size()) {
      message.append(" and ").append(names.size() - listed).append(" more");
    }
    return message.toString();
  }
}
