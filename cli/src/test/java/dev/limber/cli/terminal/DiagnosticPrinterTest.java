package dev.limber.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class DiagnosticPrinterTest {
  @Test
  void aTextPlaceShowsItsLineWithACaret() {
    String source = "skeleton hero\nbone arm parnt=body\n";
    String expected =
        """
        error[some-code]: unknown word
         --> hero.skel2d:2:10
          |
        2 | bone arm parnt=body
          |          ^^^^^
          = hint: try this
        """;
    assertEquals(expected, shown(new Place.Text(2, 10, 5), source));
  }

  @Test
  void theGutterGrowsWithTheLineNumber() {
    String source = "\n".repeat(99) + "x";
    String expected =
        """
        error[some-code]: unknown word
           --> hero.skel2d:100:1
            |
        100 | x
            | ^
            = hint: try this
        """;
    assertEquals(expected, shown(new Place.Text(100, 1, 1), source));
  }

  @Test
  void tabsWideLettersAndControlCharactersKeepTheCaretInPlace() {
    String expected =
        """
        error[some-code]: unknown word
         --> hero.skel2d:1:5
          |
        1 |     骨\ufffd=bad
          |         ^^^
          = hint: try this
        """;
    assertEquals(expected, shown(new Place.Text(1, 5, 3), "\t骨\u001b=bad"));
  }

  @Test
  void aPlaceAtTheEndOfALineIsUnderlined() {
    String expected =
        """
        error[some-code]: unknown word
         --> hero.skel2d:1:4
          |
        1 | abc
          |    ^
          = hint: try this
        """;
    assertEquals(expected, shown(new Place.Text(1, 4, 9), "abc\r\nd"));
  }

  @Test
  void aLongLineIsCutAroundThePlace() {
    String source = "a".repeat(1000) + "b" + "c".repeat(1000);
    String expected =
        "1 | …" + "a".repeat(60) + "b" + "c".repeat(59) + "…\n  | " + " ".repeat(61) + "^\n";
    String shown = shown(new Place.Text(1, 1001, 1), source);
    assertEquals(expected, shown.substring(shown.indexOf("1 |"), shown.indexOf("  =")));
  }

  @Test
  void aLineThatIsNotThereIsLeftOut() {
    String expected =
        """
        error[some-code]: unknown word
         --> hero.skel2d:7:1
          = hint: try this
        """;
    assertEquals(expected, shown(new Place.Text(7, 1, 1), "one\ntwo"));
  }

  @Test
  void whatComesFromTheFileCannotActOnTheTerminal() {
    Diagnostic diagnostic =
        new Diagnostic(
            Severity.NOTE, "code", "a\nb.skf", new Place.Entry("x\u001b[2J"), "m\u0007", "h\r");
    String expected =
        """
        note[code]: m\\u0007
         --> a\\nb.skf: x\\u001b[2J
          = hint: h\\r
        """;
    assertEquals(expected, shown(diagnostic, null));
  }

  private static String shown(Place place, String source) {
    String message = "unknown word";
    return shown(
        new Diagnostic(Severity.ERROR, "some-code", "hero.skel2d", place, message, "try this"),
        source);
  }

  private static String shown(Diagnostic diagnostic, String source) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    new DiagnosticPrinter(writer, Paint.NONE).print(diagnostic, source);
    return out.toString().replace(System.lineSeparator(), "\n");
  }
}
