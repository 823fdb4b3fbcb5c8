package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What errors say, and where they point. */
class JsonErrorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`{\"a\":1 x}`|expected ',' or '}' but found 'x'",
        "`[1`|expected ',' or ']' but the document ends here",
        "`[1,]`|expected a value but found ']' (is there a ',' too many before it?)",
        "`{\"a\":1,}`|expected a name in quotes but found '}' (remove the ',' before it)",
        "`{a:1}`|expected a name in quotes or '}' but found 'a' (names stand in double quotes)",
        "`{\"a\" 1}`|expected ':' but found '1'",
        "`{'a':1}`|expected a name in quotes or '}' but found ''' (names stand in double quotes)",
        "`[True]`|expected a value but found 'True' (did you mean 'true'?)",
        "`[ture]`|expected a value but found 'ture' (did you mean 'true'?)",
        "`[nulls]`|expected ',' or ']' but found 's'",
        "`1 2`|expected the end of the document but found '2' (a document holds one value)",
        "`[\u0001]`|expected a value but found '\\u0001'",
        "`[\u202e]`|expected a value but found '\\u202e'",
        "`[é]`|expected a value but found 'é'",
        "`[\"a`|the string that begins here is not closed (add the missing '\"')",
        "`[\"\\q\"]`|expected one of \"\\/bfnrtu after '\\' but found 'q' (write \\\\ for a"
            + " backslash)",
        "`[\"\\ud800\"]`|the escape \\ud800 is half of a surrogate pair "
            + "(write the character itself, or both halves)",
        "`[012]`|a number must not begin with a superfluous 0 (remove the leading 0)",
        "`[1.x]`|expected a digit after '.' but found 'x'",
        "`[-`|expected a digit after '-' but the document ends here",
        "`[1e400]`|the number 1e400 is non-finite: too large for a double "
            + "(the largest is about 1.8e308)",
      })
  void errorsSayWhatWasExpectedAndFound(String text, String expected) {
    Diagnostic why = JsonTrees.refusal(text);
    String hint = why.hint().isEmpty() ? "" : " (" + why.hint() + ")";
    assertEquals("test.json: " + expected, why.message() + hint);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`[1 x]`,1,4,1",
        "`[1 wrong]`,1,4,5",
        "`[\n\n  x]`,3,3,1",
        "`[\r\n\r\n  x]`,3,3,1",
        "`[\r\r  x]`,3,3,1",
        "`[\"é€\" x]`,1,7,1",
        "`[\"😀\" x]`,1,7,1",
        "`[😀]`,1,2,2",
        "`[1`,1,3,1",
        "``,1,1,1",
        "`[\n\"abc`,2,1,1",
        "`[\"\\ud800\"]`,1,3,6",
        "`[1e400]`,1,2,5",
        "`{\"ab\":1,\"ab\":2}`,1,9,4",
      })
  void placesCountLinesAndCharactersFromOne(String text, int line, int column, int length) {
    assertEquals(new Place.Text(line, column, length), JsonTrees.refusal(text).place());
  }

  @Test
  void aDocumentWithoutNameIsNotNamed() {
    LimberException why =
        assertThrows(
            LimberException.class,
            () -> JsonReader.parse("x", "", Limits.DEFAULT, new Diagnostics("")));
    assertEquals("expected a value but found 'x'", why.diagnostic().message());
  }

  @Test
  void earlierDiagnosticsComeAlong() {
    Diagnostics diagnostics = new Diagnostics("hero.skf");
    diagnostics.note("a-note", Place.FILE, "seen before", "");
    LimberException why =
        assertThrows(
            LimberException.class, () -> JsonReader.parse("x", "", Limits.DEFAULT, diagnostics));
    assertEquals("a-note", why.earlier().get(0).code());
  }

  @Test
  void longForeignTextIsShortened() {
    String name = "n".repeat(1000);
    String message = JsonTrees.refusal("{\"" + name + "\":1,\"" + name + "\":1}").message();
    assertEquals("test.json: the name '" + "n".repeat(48) + "…' appears twice in $", message);
    assertEquals(
        "test.json: expected a value but found '" + "x".repeat(20) + "'",
        JsonTrees.refusal("x".repeat(1000)).message());
  }

  @Test
  void controlCharactersInNamesAreShownEscaped() {
    assertEquals(
        "test.json: the name 'a\\n\\u001b\\u202e' appears twice in $",
        JsonTrees.refusal("{\"a\\n\\u001b\u202e\":1,\"a\\n\\u001b\u202e\":1}").message());
  }

  @Test
  void halfOfASurrogatePairInTextIsPlaced() {
    assertEquals(new Place.Text(2, 4, 1), JsonTrees.refusal("[\n\"😀\ud800\"]").place());
  }
}
