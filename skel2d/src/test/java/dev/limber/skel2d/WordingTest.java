package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Severity;
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

  private static void assertTwice(String place, String message, String source) {
    Parsed parsed = Parsed.of(source);
    assertEquals("[s2d-given-twice@" + place + "]", parsed.codes().toString());
    assertEquals(message, parsed.only().message());
    assertEquals(Severity.NOTE, parsed.only().severity());
  }

  @Test
  void whatIsGivenTwiceIsNoted() {
    assertTwice(
        "2:4+2", "\"x1\" has no effect: \"x2\" comes later", "skeleton\n\ta x1 y1 x2\n\tb x1\n");
    assertTwice(
        "2:4+4", "\"#F00\" has no effect: \"#0F0\" comes later", "skeleton\n\ta #F00 #0F0\n");
    assertTwice(
        "1:10+4", "\"#F00\" has no effect: \"#0F0\" comes later", "skeleton #F00 #0F0\n\ta\n");
    assertTwice(
        "3:5+4", "\"#F00\" has no effect: \"#0F0\" comes later", SLOT + "#F00 #0F0 :rect w5\n");
    assertTwice("3:11+2", "\"w5\" has no effect: \"w6\" comes later", SLOT + ":rect w5 w6\n");
    assertTwice(
        "3:13+3", "\"\"a\"\" has no effect: \"\"b\"\" comes later", SLOT + ":sprite \"a\" \"b\"\n");
    assertTwice(
        "3:14+9",
        "\"round-cap\" has no effect: \"butt-cap\" comes later",
        SLOT + ":rect w5 round-cap butt-cap\n");
    assertTwice(
        "3:6+5",
        "\"10fps\" has no effect: \"20fps\" comes later",
        "skeleton\n\ta\nanim 10fps 20fps\n\ta\n\t\tx 0\n");
  }

  @Test
  void linesThatAreThereTwiceAreNoted() {
    assertTwice(
        "6:2+2",
        "\"@a\" has no effect: the slot is listed above, and keeps that place",
        SLOT + ":rect w5\norder\n\t@a\n\t@a\n");
    assertTwice(
        "5:2+2",
        "\"@a\" has no effect: a later line of the skin replaces it",
        SLOT + ":rect w5\nskin \"s\"\n\t@a :rect w6\n\t@a :rect w7\n");
  }
}
