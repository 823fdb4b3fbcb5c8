package dev.limber.cli.format;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/**
 * A source before and after formatting.
 *
 * @param before as it was
 * @param after in its canonical layout
 */
record FormattedSource(String before, String after) {

  static FormattedSource of(String text) {
    return new FormattedSource(text, SourceFormatter.format(SyntaxTree.of(text)));
  }

  boolean isChanged() {
    return !after.equals(before);
  }

  /**
   * Returns whether both mean the same, by reading both. Formatting keeps the meaning, but limits
   * grow with the length of a text, and a text that was mostly blank may then be too short for its
   * names.
   */
  boolean saysTheSame() {
    if (!isChanged()) {
      return true;
    }
    // A byte order mark is reported, but formatting removes it.
    boolean marked = before.startsWith("\ufeff");
    Skel2d.Result one = Skel2d.parse(marked ? "\n" + before.substring(1) : before);
    Skel2d.Result other = Skel2d.parse(after);
    return areSame(one.skeleton(), other.skeleton()) && codes(one).equals(codes(other));
  }

  private static boolean areSame(Skeleton one, Skeleton other) {
    return one.bones().equals(other.bones())
        && one.slots().equals(other.slots())
        && one.skins().equals(other.skins())
        && one.animations().equals(other.animations());
  }

  private static List<String> codes(Skel2d.Result result) {
    return result.diagnostics().stream().map(Diagnostic::code).toList();
  }
}
