package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.language.fixes.Fix;
import dev.limber.skel2d.language.fixes.Fixes;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/**
 * A diagnostic and the text that it is about.
 *
 * @param from offset of the first character
 * @param to offset behind the last character; more than {@code from} unless the text is empty
 * @param diagnostic what is wrong there; its hint names the first fix, if there is one
 * @param fixes what would solve it, the most likely first; empty if nobody can know
 */
public record Problem(int from, int to, Diagnostic diagnostic, List<Fix> fixes) {
  /** More would take time at each keystroke, and nobody reads them. */
  private static final int MOST_FIXED = 100;

  static List<Problem> of(Skel2d.Result result) {
    SyntaxTree tree = result.syntax();
    int length = tree.text().length();
    List<Problem> problems = new ArrayList<>();
    Fixes fixes = new Fixes(tree);
    for (Diagnostic diagnostic : result.diagnostics()) {
      int from = 0;
      int to = Math.min(1, length);
      if (diagnostic.place() instanceof Place.Text place) {
        from = tree.offset(place.line(), place.column());
        to = Math.min(length, from + place.length());
        from = Math.min(from, Math.max(0, to - 1));
      }
      List<Fix> found = problems.size() < MOST_FIXED ? fixes.of(diagnostic, from, to) : List.of();
      problems.add(new Problem(from, to, hinted(diagnostic, found), found));
    }
    return problems;
  }

  private static Diagnostic hinted(Diagnostic d, List<Fix> fixes) {
    boolean asked = d.hint().startsWith("did you mean");
    if (fixes.isEmpty() || asked) {
      return d;
    }
    String title = fixes.get(0).title();
    String hint = (char) (title.charAt(0) + ('a' - 'A')) + title.substring(1);
    return new Diagnostic(d.severity(), d.code(), d.file(), d.place(), d.message(), hint);
  }
}
