package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
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
    "12.4, 0, 12",
    "12.5, 0, 13",
    "-12.34, 1, -12.3",
    "1, 1, 1",
    "-0.01, 1, 0",
    "1e20, 0, 100000000000000000000",
    "0.00001, 5, 0.00001",
    "2.5, 2, 2.5"
  })
  void roundedNumbersHaveNoZerosAtTheEnd(double value, int decimals, String expected) {
    assertEquals(expected, Numbers.rounded(value, decimals));
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
