package dev.limber.character;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.ForeignFile;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SourceText;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/**
 * Texts with a section of Skel2D. A text without one is refused; but not an empty one that is
 * called {@code .skel2d}, which is how every source begins.
 */
final class Skel2dFormat implements CharacterFormat {
  @Override
  public String word() {
    return "skel2d";
  }

  @Override
  public List<String> endings() {
    return List.of(".skel2d");
  }

  /** Text has no mark at its start: whether it has a section is seen when it is read. */
  @Override
  public boolean recognizes(byte[] bytes) {
    return false;
  }

  /** Returns whether a file may be a source, judged by its first bytes. */
  static boolean isText(byte[] bytes) {
    return SourceText.notText(bytes, "") == null && ForeignFile.guess(bytes) == null;
  }

  @Override
  public Skel2dCharacter read(byte[] bytes, String name, Limits limits) {
    Diagnostic notText = SourceText.notText(bytes, name);
    if (notText != null) {
      throw CharacterFormats.refusal(bytes, name, "unknown data", List.of(notText));
    }
    Skel2d.Result result = Skel2d.load(bytes, name, limits);
    List<Diagnostic> diagnostics = result.diagnostics();
    SyntaxTree tree = result.syntax();
    if (!hasSection(tree) && !(isNamed(name) && isBlank(tree))) {
      String found = isBlank(tree) ? "an empty text" : "text without a Skel2D section";
      // The first says what the first line lacks; the others repeat it.
      List<Diagnostic> first = diagnostics.subList(0, Math.min(1, diagnostics.size()));
      throw CharacterFormats.refusal(bytes, name, found, first);
    }
    return new Skel2dCharacter(name, result, diagnostics);
  }

  private static boolean hasSection(SyntaxTree tree) {
    for (Section section : tree.sections()) {
      if (section.kind() != LineKind.STRAY) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBlank(SyntaxTree tree) {
    for (Line line : tree.lines()) {
      if (line.kind() != LineKind.BLANK) {
        return false;
      }
    }
    return true;
  }
}
