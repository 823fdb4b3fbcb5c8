package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers: the same bits as the JDK reads, and which of them are whole. */
class JsonNumberTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "0.0",
        "-0.0e-5",
        "0e999999999999",
        "1e22",
        "1e23",
        "1e-22",
        "1e-23",
        "123456789012345e22",
        "999999999999999",
        "9999999999999999",
        "9007199254740993",
        "0.1",
        "0.000000000000000000000000000001",
        "0.0000000000000000000001234567890123456",
        "1.7976931348623157e308",
        "4.9e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308",
        "2.2250738585072012e-308",
        "1e-400",
        "-1e-99999999999999999999",
        "1.0E+2",
        "1E-2",
        "100000000000000000000000000000000000000",
        "0.500000000000000166533453693773481063544750213623046875",
        "179769313486231580793728971405301e276",
      })
  void edgesOfTheRangeReadAsTheJdkReadsThem(String text) {
    assertBits(text);
  }

  /** The capped exponent would seem to cancel out the places; the true value is 1e900000. */
  @Test
  void aHugeExponentDoesNotCancelOutManyPlaces() {
    String text = "0." + "0".repeat(99_999) + "1e1000000";
    assertEquals("json-number", JsonTrees.refusal(text).code());
    assertBits("0." + "0".repeat(99_999) + "1e100003");
    assertBits("0." + "0".repeat(99_999) + "1e99999");
    assertBits("1" + "0".repeat(100_000) + "e-100000");
  }

  @Test
  void shortDecimalsReadAsTheJdkReadsThem() {
    Random random = new Random(1);
    for (int i = 0; i < 200_000; i++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
      appendDigits(text, random, random.nextInt(17));
      if (random.nextInt(4) > 0) {
        text.append('.');
        int places = 1 + random.nextInt(17);
        for (int k = 0; k < places; k++) {
          text.append((char) ('0' + random.nextInt(10)));
        }
      }
      assertBits(text.toString());
    }
  }

  @Test
  void exponentsReadAsTheJdkReadsThem() {
    Random random = new Random(2);
    String[] marks = {"e", "E", "e+", "E+", "e-", "E-"};
    for (int i = 0; i < 200_000; i++) {
      StringBuilder text = new StringBuilder();
      appendDigits(text, random, random.nextInt(17));
      if (random.nextBoolean()) {
        text.append('.').append(random.nextInt(1_000_000));
      }
      text.append(marks[random.nextInt(marks.length)]).append(random.nextInt(40));
      assertBits(text.toString());
    }
  }

  @Test
  void anyDoubleThatJavaPrintsReadsBack() {
    Random random = new Random(3);
    for (int i = 0; i < 100_000; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (!Double.isNaN(value) && !Double.isInfinite(value)) {
        assertBits(Double.toString(value));
        assertBits(Float.toString(random.nextFloat() * 2000 - 1000));
      }
    }
  }

  @Test
  void toIntFallsBackOutsideTheRangeAndOnFractions() {
    assertEquals(2147483647, number("2147483647").toInt(-7));
    assertEquals(-2147483648, number("-2147483648").toInt(-7));
    assertEquals(-7, number("2147483648").toInt(-7));
    assertEquals(-7, number("-2147483649").toInt(-7));
    assertEquals(-7, number("4294967296").toInt(-7));
    assertEquals(-7, number("0.5").toInt(-7));
    assertEquals(0, number("-0").toInt(-7));
    assertEquals(-7, new JsonNumber(Double.NaN, number("0")).toInt(-7));
  }

  private static void appendDigits(StringBuilder text, Random random, int more) {
    int first = random.nextInt(10);
    text.append(first);
    for (int k = 0; first > 0 && k < more; k++) {
      text.append((char) ('0' + random.nextInt(10)));
    }
  }

  private static JsonNumber number(String text) {
    return (JsonNumber) JsonTrees.parse(text);
  }

  private static void assertBits(String text) {
    long expected = Double.doubleToRawLongBits(Double.parseDouble(text));
    long actual = Double.doubleToRawLongBits(number(text).value());
    if (expected != actual) { // assertEquals with its message would dominate the loops
      assertEquals(Double.parseDouble(text), number(text).value(), text);
    }
    assertEquals(expected, actual);
  }
}
