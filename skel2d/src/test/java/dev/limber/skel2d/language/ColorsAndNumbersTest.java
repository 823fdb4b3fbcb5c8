package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.core.color.Rgba;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColorsAndNumbersTest {
  @Test
  void coloursAreFoundWhereverTheyMeanSomething() {
    String text =
        "skeleton #F00\n\ta #0F08 #00FF00 # #123\n\t\t@ #00F,0.25 :rect f#000 s#xyz w1 h1\n";
    List<ColorMark> marks = LanguageService.of(text).colors();
    assertEquals(
        List.of("#F00", "#00FF00", "#00F,0.25", "#000"),
        marks.stream().map(mark -> text.substring(mark.from(), mark.to())).toList());
    assertEquals(new Rgba(0, 0, 1, 0.25), marks.get(2).color());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 0.5333333333333333 0 1    | #000        | #F80",
        "1 0.5333333333333333 0 1    | #abc        | #f80",
        "1 0.5333333333333333 0 1    | #000000     | #FF8800",
        "1 0.5 0 1                   | #000        | #FF8000",
        "1 1 1 0.5                   | #000        | #FFF,0.5",
        "1 1 1 1                     | #000,0.5    | #FFF,1",
        "1 1 1 0.123456              | #abcdef,0.5 | #ffffff,0.123",
        "-1 2 0 -3                   | nonsense    | #0F0,0"
      })
  void coloursAreWrittenAsTheyWere(String rgba, String like, String expected) {
    String[] v = rgba.trim().split(" ", -1);
    Rgba color =
        new Rgba(
            Double.parseDouble(v[0]),
            Double.parseDouble(v[1]),
            Double.parseDouble(v[2]),
            Double.parseDouble(v[3]));
    assertEquals(expected, LanguageService.colorText(color, like));
  }

  @Test
  void everyWrittenColourIsWrittenBackAsItWas() {
    for (String color : List.of("#F80", "#ff8800", "#FFF,0.5", "#123456,0.25", "#aBCdEf")) {
      String text = "skeleton " + color + "\n";
      Rgba read = LanguageService.of(text).colors().get(0).color();
      assertEquals(
          read,
          LanguageService.of("skeleton " + LanguageService.colorText(read, color) + "\n")
              .colors()
              .get(0)
              .color());
    }
  }

  private static NumberMark number(String source) {
    Marked marked = Marked.of(source);
    return marked.service().numberAt(marked.caret());
  }

  @Test
  void aNumberIsFoundFromItsLetterToItsEnd() {
    for (String source :
        List.of(
            "skeleton\n\ta |x12",
            "skeleton\n\ta x|12",
            "skeleton\n\ta x1|2",
            "skeleton\n\ta x12|")) {
      NumberMark mark = number(source);
      assertNotNull(mark, source);
      assertEquals(new NumberMark(13, 15, 12, 1, "x", -inf(), inf()), mark, source);
    }
    assertNull(number("skeleton\n\t|a x12"));
    assertNull(number("skeleton\n\ta x12 # 1|2"));
  }

  private static double inf() {
    return Double.POSITIVE_INFINITY;
  }

  @Test
  void theStepIsThatOfTheLastDecimal() {
    assertEquals(0.01, number("skeleton\n\ta x1.2|5").step(), 1e-12);
    assertEquals(0.1, number("skeleton\n\ta i|2").step(), 1e-12);
  }

  @Test
  void unsignedNumbersHaveALimit() {
    assertEquals(0, number("skeleton\n\ta\n\t\t@ :circle d|5").min());
    assertEquals(0, number("skeleton\nanim 2|4fps").min());
    NumberMark times = number("skeleton\n\ta\nanim\n\ta\n\t\tx { 0 }[|3]");
    assertEquals(0, times.min());
    assertEquals("times", times.property());
    assertEquals(-inf(), number("skeleton\n\ta\n\t\t@ :path\n\t\t\tL 1|,2").min());
  }

  @ParameterizedTest
  @CsvSource({
    "12.4, 10, 12",
    "12.5, 10, 13",
    "-12.34, 1.5, -12.3",
    "1, 0.5, 1",
    "1, 0.50, 1.00",
    "-0.01, 0.5, 0",
    "1e20, 1, 100000000000000000000",
    "0.00001, 1.00001, 0.00001",
    "2.5, -3.25, 2.5"
  })
  void numbersAreWrittenAsTheyWere(double value, String like, String expected) {
    assertEquals(expected, LanguageService.numberText(value, like));
  }

  @Test
  void anExactNumberIsReadAsItselfAgain() {
    Random random = new Random(3);
    for (int i = 0; i < 20_000; i++) {
      double value = random.nextGaussian() * Math.pow(10, random.nextInt(60) - 30);
      String text = Numbers.exact(value);
      assertEquals(value, Double.parseDouble(text), text);
      assertEquals(-1, text.indexOf('E'), text);
    }
    assertEquals("0.1", Numbers.exact(0.1));
    assertEquals("0", Numbers.exact(-0.0));
    assertThrows(IllegalArgumentException.class, () -> Numbers.exact(Double.NaN));
  }
}
