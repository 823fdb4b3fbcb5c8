package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Severity;
import org.junit.jupiter.api.Test;

/** Names that refer to nothing get those that were probably meant. */
class NameSuggestionsTest {
  private static final String SETUP =
      """
      skeleton
      	body
      	body.arm-left.hand-left
      		@glove :rect w1 h1
      	body.arm-right.hand-right
      	body.head.jaw
      		@mouth[open] :rect w1 h1
      		@mouth[shut] :rect w1 h1
      	tail
      """;

  private static String bone(String name) {
    Parsed parsed = Parsed.of(SETUP + "anim\n\t" + name + "\n\t\tx 0\n");
    assertTrue(parsed.codes().get(0).startsWith("s2d-unknown-name@"), parsed.codes().toString());
    return parsed.only().hint();
  }

  @Test
  void theLastComponentCountsMore() {
    assertEquals("did you mean \"hand-left\"?", bone("body.hand-left"));
    assertEquals("did you mean \"hand-left\"?", bone("body.hand-lfet"));
    assertEquals("did you mean \"jaw\"?", bone("body.jaw"));
  }

  @Test
  void partsOfNamesNameAllThatHaveThem() {
    assertEquals("did you mean \"hand-left\" or \"hand-right\"?", bone("hand"));
    assertEquals("did you mean \"hand-left\"?", bone("arm-left.hand"));
    assertEquals("did you mean \"hand-left\"?", bone("left-hand"));
    assertEquals("did you mean \"hand-left\"?", bone("hand_left"));
  }

  @Test
  void allThatAreEquallyNearAreNamed() {
    String hint =
        Parsed.of("skeleton\n\thand-l\n\thand-r\nanim\n\thand-x\n\t\tx 0\n").only().hint();
    assertEquals("did you mean \"hand-l\" or \"hand-r\"?", hint);
  }

  @Test
  void theSpellingIsTheShortestThatIsClear() {
    String hint =
        Parsed.of("skeleton\n\tleg.foot\n\ttail.foot\nanim\n\tleg.foto\n\t\tx 0\n").only().hint();
    assertEquals("did you mean \"leg.foot\"?", hint);
    hint = Parsed.of("skeleton\n\ta\n\ta.arm\n\tarm\nanim\n\tamr\n\t\tx 0\n").only().hint();
    assertEquals("did you mean \"skeleton.arm\" or \"a.arm\"?", hint);
  }

  @Test
  void aBoneInPlaceOfItsSlotFindsTheSlot() {
    assertEquals(
        "did you mean \"glove\"?", Parsed.of(SETUP + "order\n\t@hand-left\n").only().hint());
  }

  @Test
  void otherwiseTheNearestAreListedFirst() {
    String bones = "skeleton\n\ta\n\tb\n\tc\n\td\n\te\n\tf\n\tg\n\th\n\tstomach\n";
    String hint = Parsed.of(bones + "anim\n\tsnatch\n\t\tx 0\n").only().hint();
    assertTrue(hint.startsWith("there are: \"stomach\", \"a\", "), hint);
    assertTrue(hint.endsWith(" and 1 more"), hint);
  }

  @Test
  void misspeltAttachmentsInTimelinesAreWarnings() {
    Diagnostic near = Parsed.of(SETUP + "anim\n\t@mouth\n\t\t@ opne -> shut\n").only();
    assertEquals("did you mean \"open\"?", near.hint());
    assertEquals(Severity.WARNING, near.severity());
    Diagnostic far = Parsed.of(SETUP + "anim\n\t@mouth\n\t\t@ hidden -> shut\n").only();
    assertEquals("it has: \"open\", \"shut\"", far.hint());
    assertEquals(Severity.NOTE, far.severity());
  }

  @Test
  void misspeltAttachmentsInSkinsGetTheNearest() {
    assertEquals(
        "did you mean \"open\"?",
        Parsed.of(SETUP + "skin \"s\"\n\t@mouth[opne] :rect w1\n").only().hint());
    assertEquals(
        "it has: \"shut\", \"open\"; write @slot[attachment]",
        Parsed.of(SETUP + "skin \"s\"\n\t@mouth :rect w1\n").only().hint());
  }
}
