package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Messages and hints read well and fit what was written. */
class WordingTest {
  private static final String SLOT = "skeleton\n\ta\n\t\t@ ";
  private static final String COLOURS =
      "colours are #RGB or #RRGGBB in hexadecimal digits, with an opacity #F00,0.5";

  @Test
  void typesHaveTheirArticle() {
    assertEquals(
        "\"d4\" is ignored: an ellipse does not take it",
        Parsed.of(SLOT + ":ellipse w5 h5 d4\n").only().message());
    assertEquals(
        "\"w4\" is ignored: an attachment of type :none does not take it",
        Parsed.of(SLOT + ":rect w5\n\t\t@[b] :none w4\n").only().message());
  }

  @Test
  void coloursInAnotherFormAreExplained() {
    assertEquals(COLOURS, Parsed.of(SLOT + ":rect w5 f#RED\n").only().hint());
    assertEquals(COLOURS, Parsed.of(SLOT + ":rect w5 s#000000FF\n").only().hint());
  }

  @Test
  void drawnArrowsAreExplained() {
    String timeline = "skeleton\n\ta\nanim\n\ta\n\t\tr 0 \u2192 90\n";
    assertEquals("write -> for an arrow", Parsed.of(timeline).only().hint());
  }

  @Test
  void lettersOfNamesAreSpelledOut() {
    String hint = Parsed.of("skeleton\n\t\u00e9\n").only().hint();
    assertTrue(hint.startsWith("names have A to Z, a to z, 0 to 9, - and _"), hint);
  }

  @Test
  void linesThatEndWithCarriageReturnsAreOneMistake() {
    Parsed parsed = Parsed.of("skeleton\r\ta x1\r\t\t@ :rect w5\ranim\r\ta\r\t\tx 0\r");
    assertEquals("[s2d-line-ends@1:9+1]", parsed.codes().toString());
    assertTrue(parsed.only().hint().contains("LF or CR LF"), parsed.only().hint());
    Parsed.clean("skeleton\r\n\ta\r\n");
    Parsed.clean("skeleton\r");
  }
}
