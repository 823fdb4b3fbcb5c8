package dev.limber.skel2d.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LexemesTest {

  @ParameterizedTest
  @ValueSource(strings = {"a", "_", "-", "--x1", "_a-9_", "Z", "constructor", "true"})
  void names(String word) {
    assertTrue(Lexemes.isName(word, 0, word.length()));
    assertTrue(Lexemes.isPathName(word, 0, word.length()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "9", "9a", "a.b", "a!", "é", "a b"})
  void notNames(String word) {
    assertFalse(Lexemes.isName(word, 0, word.length()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a..b", "a.", ".a", ".", "", "a.9"})
  void notPathNames(String word) {
    assertFalse(Lexemes.isPathName(word, 0, word.length()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0", "007", "1.50", "-12.25", "12345678901234567890", "0.1"})
  void numbers(String word) {
    assertTrue(Lexemes.isNumber(word, 0, word.length()));
    assertEquals(Double.parseDouble(word), Lexemes.number(word, 0, word.length()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "+1", ".5", "5.", "1e3", "1.2.3", "--1", "1,2", "0x1", "٣"})
  void notNumbers(String word) {
    assertFalse(Lexemes.isNumber(word, 0, word.length()));
  }

  @Test
  void numbersAreRoundedAsJavaDoes() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder word = new StringBuilder(random.nextBoolean() ? "-" : "");
      digits(word, random, 1 + random.nextInt(12));
      if (random.nextBoolean()) {
        digits(word.append('.'), random, 1 + random.nextInt(12));
      }
      String text = word.toString();
      assertEquals(Double.parseDouble(text), Lexemes.number(text, 0, text.length()), text);
    }
  }

  private static void digits(StringBuilder word, Random random, int count) {
    for (int i = 0; i < count; i++) {
      word.append((char) ('0' + random.nextInt(10)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"#123", "#aBcDeF", "#000,1", "#FFFFFF,0.5", "#fff,12"})
  void colors(String word) {
    assertTrue(Lexemes.isColor(word, 0, word.length()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#", "#12", "#1234", "#12345678", "#12g", "123", "#123,", "#123,-1", "#123,.5"})
  void notColors(String word) {
    assertFalse(Lexemes.isColor(word, 0, word.length()));
  }

  @Test
  void stringsKeepWhatIsBetweenTheQuotes() {
    assertEquals("a\"b", Lexemes.string("\"a\"b\"", 0, 5));
    assertEquals("", Lexemes.string("\"\"", 0, 2));
    assertEquals("\"", Lexemes.string("\"", 0, 1));
    assertFalse(Lexemes.isString("\"a", 0, 2));
  }

  @Test
  void easingsEndInALetter() {
    assertTrue(Lexemes.isEasing("a-b", 0, 3));
    assertTrue(Lexemes.isEasing("x1y", 0, 3));
    assertTrue(Lexemes.isEasing("_", 0, 1));
    assertFalse(Lexemes.isEasing("x1", 0, 2));
    assertFalse(Lexemes.isEasing("-x", 0, 2));
    assertFalse(Lexemes.isEasing("x-", 0, 2));
  }

  @Test
  void whiteSpaceIsThatOfTheWeb() {
    int spaces = 0;
    for (int c = 0; c <= 0xffff; c++) {
      if (Lexemes.isSpace((char) c)) {
        spaces++;
      }
    }
    assertEquals(25, spaces);
    assertTrue(Lexemes.isSpace('\u00a0'));
    assertTrue(Lexemes.isSpace('\ufeff'));
    assertFalse(Lexemes.isSpace('\u0085'));
    assertFalse(Lexemes.isSpace('\u200b'));
  }
}
