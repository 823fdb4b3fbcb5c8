package dev.limber.skel2d.language;

import java.util.List;

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

  /** Returns whether the change cannot be made; {@link #refusal} says why. */
  public boolean isRefused() {
    return !refusal.isEmpty();
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
