package dev.limber.skel2d.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;
import java.util.stream.IntStream;

/** Formats sources and holds the result to what is promised about every one. */
final class Formatted {
  private Formatted() {}

  /** Returns a source in its canonical layout, which says the same and is its own layout. */
  static String of(String source) {
    String formatted = SourceFormatter.format(SyntaxTree.of(source));
    assertSays(withoutByteOrderMark(source), formatted);
    assertEquals(
        shown(formatted), shown(SourceFormatter.format(SyntaxTree.of(formatted))), shown(source));
    return formatted;
  }

  /** Returns a source with its byte order mark, of which there is a note, as an empty line. */
  private static String withoutByteOrderMark(String source) {
    return source.startsWith("\ufeff") ? "\n" + source.substring(1) : source;
  }

  private static void assertSays(String source, String formatted) {
    Skel2d.Result before = Skel2d.parse(source);
    Skel2d.Result after = Skel2d.parse(formatted);
    String message = shown(source) + " became " + shown(formatted);
    assertEquals(words(before.syntax()), words(after.syntax()), message);
    assertEquals(kinds(before.syntax()), kinds(after.syntax()), message);
    assertEquals(commentCount(before.syntax()), commentCount(after.syntax()), message);
    assertEquals(diagnostics(before), diagnostics(after), message);
    assertSame(before.skeleton(), after.skeleton(), message);
  }

  private static void assertSame(Skeleton before, Skeleton after, String message) {
    assertEquals(before.bones(), after.bones(), message);
    assertEquals(before.slots(), after.slots(), message);
    assertEquals(before.skins(), after.skins(), message);
    assertEquals(before.animations(), after.animations(), message);
  }

  private static List<String> words(SyntaxTree tree) {
    return IntStream.range(0, tree.tokenCount()).mapToObj(tree::tokenText).toList();
  }

  private static List<LineKind> kinds(SyntaxTree tree) {
    return tree.lines().stream().map(Line::kind).filter(kind -> kind != LineKind.BLANK).toList();
  }

  private static long commentCount(SyntaxTree tree) {
    return tree.lines().stream().filter(line -> line.comment() >= 0).count();
  }

  /** Returns what was found apart from places, and from line numbers in the sentences. */
  private static List<String> diagnostics(Skel2d.Result result) {
    return result.diagnostics().stream().map(Formatted::withoutPlace).toList();
  }

  private static String withoutPlace(Diagnostic d) {
    // Whether a line in no section has a section above is guessed from lines that may be blank.
    String hint = d.code().equals("s2d-outside-section") ? "" : d.hint();
    String all = d.severity() + " " + d.code() + ": " + d.message() + " = " + hint;
    return all.replaceAll("\\bline \\d+", "line N");
  }

  /** Returns a text with what cannot be seen in it made visible. */
  static String shown(String text) {
    return text.replace("\r", "<CR>")
        .replace("\t", "<TAB>")
        .replace("\ufeff", "<BOM>")
        .replace("\u00a0", "<NBSP>")
        .replace("\n", "<LF>\n");
  }
}
