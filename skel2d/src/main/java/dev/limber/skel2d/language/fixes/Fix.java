package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Edit;
import java.util.List;

/**
 * A change that solves a problem.
 *
 * @param title what it does, as a button says it: {@code Write f#FF0000}
 * @param change the edits; never refused
 */
public record Fix(String title, Change change) {
  static Fix of(String title, List<Edit> edits) {
    return new Fix(title, new Change(edits, ""));
  }

  /** Writes something else in place of a stretch of the text. */
  static Fix write(int from, int to, String text) {
    return of("Write " + text.trim(), List.of(new Edit(from, to, text)));
  }
}
