package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final String CLEARED = "\u001b[K";

  private final StringWriter seen = new StringWriter();

  private Progress progress(boolean shown) {
    return new Progress(new PrintWriter(seen), shown);
  }

  @Test
  void theBarFillsAndGoes() {
    try (Progress progress = progress(true)) {
      IntConsumer bar = progress.of("run.gif", 4);
      bar.accept(1);
      bar.accept(4);
    }
    assertEquals(
        "\rrun.gif "
            + "█".repeat(6)
            + "░".repeat(18)
            + " 1/4"
            + CLEARED
            + "\rrun.gif "
            + "█".repeat(24)
            + " 4/4"
            + CLEARED
            + "\r"
            + CLEARED,
        seen.toString());
  }

  @Test
  void nothingIsPrintedElsewhere() {
    try (Progress progress = progress(false)) {
      progress.of("run.gif", 4).accept(2);
    }
    assertEquals("", seen.toString());
  }

  @Test
  void longNamesStayOnOneLine() {
    progress(true).of("a".repeat(300) + ".gif", 99_999).accept(99_999);
    assertTrue(seen.toString().length() < 78, seen.toString());
  }

  @Test
  void printsNoMoreThanAHundredTimes() {
    IntConsumer bar = progress(true).of("long.apng", 50_000);
    for (int i = 1; i <= 50_000; i++) {
      bar.accept(i);
    }
    assertEquals(101, seen.toString().chars().filter(c -> c == '\r').count());
  }

  @Test
  void moreThanAllIsAFullBar() {
    progress(true).of("run.gif", 4).accept(9);
    assertTrue(seen.toString().contains("█".repeat(24) + " 9/4"), seen.toString());
  }
}
