package dev.limber.skel2d.language;

import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A change of the text, or the reason why there is none.
 *
 * @param edits what to replace, in the order of the text, never overlapping; offsets are those of
 *     the text before the change. Empty if nothing has to change or the change is refused
 * @param refusal why it cannot be made, a sentence for people without a final full stop; empty if
 *     it can
 */
public record Change(List<Edit> edits, String refusal) {
  /** Nothing has to change. */
  public static final Change NOTHING = new Change(List.of(), "");

  /** Keeps an unmodifiable copy of the edits. */
  public Change {
    edits = List.copyOf(edits);
  }

  static Change refused(String reason) {
    return new Change(List.of(), reason);
  }

  static Change of(List<Edit> edits) {
    return new Change(edits, "");
  }

  /** Returns how to give a text its canonical layout. */
  static Change formatting(SyntaxTree tree) {
    String before = tree.text();
    String after = SourceFormatter.format(tree);
    if (after.equals(before)) {
      return NOTHING;
    }
    // What is the same at both ends stays, so that the caret mostly does.
    int most = Math.min(before.length(), after.length());
    int start = 0;
    while (start < most && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < most - start
        && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
      end++;
    }
    String changed = after.substring(start, after.length() - end);
    return of(List.of(new Edit(start, before.length() - end, changed)));
  }

  /**
   * Returns how to take lines away.
   *
   * @param gone whether they go, for each line
   * @param instead what some of these become instead, with its line end
   */
  static Change withoutLines(List<Line> lines, boolean[] gone, Map<Integer, String> instead) {
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < gone.length; i++) {
      int from = i;
      StringBuilder text = new StringBuilder();
      for (; i < gone.length && gone[i]; i++) {
        text.append(instead.getOrDefault(i, ""));
      }
      if (i > from) {
        edits.add(new Edit(lines.get(from).start(), lines.get(i - 1).end(), text.toString()));
      }
    }
    return of(edits);
  }

  /** Returns whether the change cannot be made; {@link #refusal} says why. */
  public boolean isRefused() {
    return !refusal.isEmpty();
  }

  /**
   * Returns whether a text stays within four times its length and a million characters: one long
   * name may have to be written in very many places.
   */
  boolean isShortFor(String text) {
    long room = 4L * text.length() + 1_000_000;
    for (Edit edit : edits) {
      room -= edit.text().length();
    }
    return room >= 0;
  }

  /** Returns a text with this change made; it must be the text that the change was made for. */
  public String applyTo(String text) {
    StringBuilder changed = new StringBuilder(text.length() + 64);
    int at = 0;
    for (Edit edit : edits) {
      changed.append(text, at, edit.from()).append(edit.text());
      at = edit.to();
    }
    return changed.append(text, at, text.length()).toString();
  }
}
