package dev.limber.core.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> NAMES = List.of("PositionX", "PositionY", "Rotation", "None");

  @Test
  void findsANameWithATypingMistake() {
    assertEquals("Rotation", Nearest.to("Rotaton", NAMES));
    assertEquals("PositionX", Nearest.to("PositonX", NAMES));
  }

  @Test
  void ignoresCase() {
    assertEquals("Rotation", Nearest.to("ROTATION", NAMES));
  }

  @Test
  void findsNothingForADifferentWord() {
    assertEquals("", Nearest.to("Colour", NAMES));
    assertEquals("", Nearest.to("", NAMES));
    assertEquals("", Nearest.to("x".repeat(100_000), NAMES));
  }

  @Test
  void hintIsAQuestionOrNothing() {
    assertEquals("did you mean \"None\"?", Nearest.hint("none", NAMES));
    assertEquals("", Nearest.hint("Colour", NAMES));
  }
}
