package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/**
 * A diagnostic and the text that it is about.
 *
 * @param from offset of the first character
 * @param to offset behind the last character; more than {@code from} unless the text is empty
 * @param diagnostic what is wrong there
 */
public record Problem(int from, int to, Diagnostic diagnostic) {
  static List<Problem> of(Skel2d.Result result) {
    SyntaxTree tree = result.syntax();
    int length = tree.text().length();
    List<Problem> problems = new ArrayList<>();
    for (Diagnostic diagnostic : result.diagnostics()) {
      int from = 0;
      int to = Math.min(1, length);
      if (diagnostic.place() instanceof Place.Text place) {
        from = tree.offset(place.line(), place.column());
        to = Math.min(length, from + place.length());
        from = Math.min(from, Math.max(0, to - 1));
      }
      problems.add(new Problem(from, to, diagnostic));
    }
    return problems;
  }
}
