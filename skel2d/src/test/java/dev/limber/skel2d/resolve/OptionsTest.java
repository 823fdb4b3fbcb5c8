package dev.limber.skel2d.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

  private static String read(String word, boolean timeline) {
    Options options = new Options();
    if (!options.read(word, 0, word.length(), timeline)) {
      return "no";
    }
    return (options.relative ? "+" : "")
        + shown(options.frame)
        + " "
        + shown(options.step)
        + " "
        + (options.unknownEasing ? "?" : options.easing == null ? "_" : options.easing.word());
  }

  private static String shown(double number) {
    return Double.isNaN(number) ? "_" : Double.toString(number);
  }

  @ParameterizedTest
  @CsvSource({
    "0:, 0.0 _ _",
    "0::, 0.0 _ _",
    ":5:, _ 5.0 _",
    ":5, _ 5.0 _",
    "::li, _ _ li",
    ":li, _ _ li",
    "0:5:, 0.0 5.0 _",
    "3:7, 3.0 7.0 _",
    "0::so, 0.0 _ so",
    ":5:si, _ 5.0 si",
    "7:si, _ 7.0 si",
    "0:5:sio, 0.0 5.0 sio",
    "1.5:2.5:li, 1.5 2.5 li",
    "::, _ _ _",
    "::foo, _ _ ?",
    "2:a-b, _ 2.0 ?"
  })
  void formsOfTheDocument(String word, String expected) {
    assertEquals(expected, read(word, false));
    assertEquals(expected, read(word, true));
  }

  @ParameterizedTest
  @CsvSource({"+3:, +3.0 _ _", "+2:4:, +2.0 4.0 _", "+1::si, +1.0 _ si", "+1:5, +1.0 5.0 _"})
  void relativeFramesOnlyInTimelines(String word, String expected) {
    assertEquals(expected, read(word, true));
    assertEquals("no", read(word, false));
  }

  @ParameterizedTest
  @CsvSource({
    ":", "5", "li", "1:2:3", "1:2:li:", ":5:9x", ":-5", "-5:", "1.:2", "+5:li", "+:", "+::"
  })
  void otherWordsAreNone(String word) {
    assertEquals("no", read(word, true));
  }
}
