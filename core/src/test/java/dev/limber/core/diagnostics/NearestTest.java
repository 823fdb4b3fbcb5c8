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

  private static final List<String> BONES =
      List.of(
          "body",
          "body.arm-left",
          "body.arm-left.hand-left",
          "body.arm-right",
          "body.arm-right.hand-right",
          "body.head",
          "body.head.left-ear");

  private static List<String> likely(String name, List<String> names) {
    return Nearest.likely(name, names).stream().map(names::get).toList();
  }

  @Test
  void aWrongMiddleDoesNotHideTheEnd() {
    assertEquals(List.of("body.arm-left.hand-left"), likely("body.hand-left", BONES));
    assertEquals(List.of("body.arm-left.hand-left"), likely("leg.hand-left", BONES));
    assertEquals(List.of("body.head"), likely("head", BONES));
  }

  @Test
  void aWordOfANameFindsAllThatHaveIt() {
    assertEquals(
        List.of("body.arm-left.hand-left", "body.arm-right.hand-right"), likely("hand", BONES));
    assertEquals(List.of("body.arm-left.hand-left"), likely("arm-left.hand", BONES));
    assertEquals(List.of("body.head.left-ear"), likely("ear", BONES));
  }

  @Test
  void wordsMayBeInAnotherOrder() {
    assertEquals(List.of("body.arm-left.hand-left"), likely("left-hand", BONES));
    assertEquals(List.of("body.head.left-ear"), likely("ear_left", BONES));
  }

  @Test
  void allThatAreEquallyNearAreNamedUpToThree() {
    assertEquals(List.of("hand-l", "hand-r"), likely("hand-x", List.of("hand-l", "hand-r")));
    assertEquals(
        List.of("leg1", "leg2", "leg3"), likely("leg", List.of("leg1", "leg2", "leg3", "leg4")));
  }

  @Test
  void mistypedComponentsAboveTheLastAreFound() {
    assertEquals(
        List.of("body.arm-left.hand-left"),
        likely("amr-left.hand", List.of("leg.hand-right", "body.arm-left.hand-left")));
  }

  @Test
  void otherNamesAreNotLikely() {
    assertEquals(List.of(), likely("whatever", BONES));
    assertEquals(List.of(), likely("", BONES));
    assertEquals(List.of(), likely("x".repeat(100_000), BONES));
  }

  @Test
  void theNearestComeFirst() {
    assertEquals(List.of(2, 0), Nearest.ordered("tall", List.of("abcd", "wheels", "tail"), 2));
    assertEquals(List.of(), Nearest.ordered("a", List.of(), 8));
  }

  @Test
  void aQuestionNamesAll() {
    assertEquals("", Nearest.question(List.of()));
    assertEquals("did you mean \"a\"?", Nearest.question(List.of("a")));
    assertEquals("did you mean \"a\", \"b\" or \"c\"?", Nearest.question(List.of("a", "b", "c")));
  }
}
