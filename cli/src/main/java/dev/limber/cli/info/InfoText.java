package dev.limber.cli.info;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.terminal.Columns;
import dev.limber.cli.terminal.DiagnosticCount;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.IntFunction;

/** What {@code limber info} prints, and the parts that both formats share. */
final class InfoText {
  static final String INDENT = "  ";

  private final PrintWriter out;
  private final Paint paint;

  InfoText(PrintWriter out, Paint paint) {
    this.out = out;
    this.paint = paint;
  }

  void print(String name, CharacterFile file) {
    out.println(paint.bold(TerminalText.text(name)));
    if (file instanceof SkelFormCharacter skelForm) {
      ArmatureInfoText text = new ArmatureInfoText(this, skelForm.file());
      text.printSummary();
      problems(name, file);
      text.printParts();
    } else {
      SkeletonInfoText text = new SkeletonInfoText(this, ((Skel2dCharacter) file).skeleton());
      text.printSummary();
      problems(name, file);
      text.printParts();
    }
  }

  private void problems(String name, CharacterFile file) {
    DiagnosticCount count = DiagnosticCount.of(file.diagnostics());
    if (count.problems() > 0) {
      line(count + "; run limber check " + TerminalText.text(name) + " for details");
    }
  }

  void line(String text) {
    out.println(INDENT + text);
  }

  void heading(String words, int count) {
    out.println();
    out.println(paint.bold(words) + " (" + count + ")");
  }

  void table(Columns columns) {
    columns.print(out, INDENT);
  }

  /** Prints a table one step further in. */
  void subtable(Columns columns) {
    columns.print(out, INDENT + INDENT);
  }

  /** Prints the marks of all animations, if there are any. */
  void marks(List<? extends PuppetAnimation> animations) {
    Columns columns = new Columns("lrlll");
    int count = 0;
    for (PuppetAnimation animation : animations) {
      for (PuppetMark mark : animation.marks()) {
        count++;
        columns.row(
            Excerpt.quoted(animation.name()),
            TerminalText.number(mark.seconds()) + " s",
            TerminalText.name(mark.name()),
            mark.number() == 0 ? "" : TerminalText.number(mark.number()),
            mark.text().isEmpty() ? "" : Excerpt.quoted(mark.text()));
      }
    }
    if (count > 0) {
      heading("Marks", count);
      table(columns);
    }
  }

  /**
   * Prints bones as a tree.
   *
   * @param names of all bones
   * @param parents the index of each bone's parent, -1 for roots
   * @param remarks what is special about a bone
   */
  void bones(List<String> names, int[] parents, IntFunction<String> remarks) {
    heading("Bones", names.size());
    BoneTree tree = new BoneTree(parents);
    Columns columns = new Columns("lrl");
    for (int line = 0; line < names.size(); line++) {
      int b = tree.bone(line);
      String name = tree.branch(b) + TerminalText.name(names.get(b));
      columns.row(name, Integer.toString(b), remarks.apply(b));
    }
    table(columns);
  }
}
