package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PartDeletionTest {
  private static final String TEXT =
      """
      skeleton
      	body y30   # the trunk
      		@ :rect w44 h36
      		# what it sees with
      		@eye[open] :circle d5
      		@eye[shut] :rect w5 h1

      	# its arm
      	body.arm x10 l30
      		@ :path t0
      			M 0,-5
      			# up to the hand
      			L 0,5:hand
      	body.arm.hand x30
      		@ :circle d10
      	leg.foot x3
      		@ :circle d4

      order
      	@eye
      	@body.body

      skin "winter"
      	@eye[open] :circle d9

      anim "wave" :6
      	body
      		x 0 -> 1
      	# up and down
      	arm
      		r 0 -> 40
      		r -> 0
      	@eye
      		c #FFF -> #000
      """;

  private static String after(List<String> bones, List<String> slots) {
    Change change = LanguageService.of(TEXT).deleteParts(bones, slots);
    assertEquals("", change.refusal());
    return change.applyTo(TEXT);
  }

  private static String refusal(List<String> bones, List<String> slots) {
    Change change = LanguageService.of(TEXT).deleteParts(bones, slots);
    assertEquals(List.of(), change.edits());
    return change.refusal();
  }

  @Test
  void aBoneGoesWithAllThatHangsOnItAndIsSaidOfIt() {
    String expected =
        TEXT.substring(0, TEXT.indexOf("\tbody.arm x10"))
            + TEXT.substring(TEXT.indexOf("\tleg.foot"));
    assertEquals(
        expected.replace("\tarm\n\t\tr 0 -> 40\n\t\tr -> 0\n", ""),
        after(List.of("body.arm"), List.of()));
  }

  @Test
  void aSlotGoesFromSkinsOrderAndAnimations() {
    String expected =
        TEXT.replace("\t\t@eye[open] :circle d5\n\t\t@eye[shut] :rect w5 h1\n", "")
            .replace("\t@eye\n\t\tc #FFF -> #000\n", "")
            .replace("\t@eye\n", "")
            .replace("\t@eye[open] :circle d9\n", "");
    assertEquals(expected, after(List.of(), List.of("body.eye")));
  }

  @Test
  void severalGoAtOnce() {
    String once = after(List.of(), List.of("body.eye", "body.arm.hand.hand"));
    assertEquals(
        LanguageService.of(after(List.of(), List.of("body.eye")))
            .deleteParts(List.of(), List.of("body.arm.hand.hand"))
            .applyTo(after(List.of(), List.of("body.eye"))),
        once);
    assertEquals(
        after(List.of("body.arm"), List.of()),
        after(List.of("body.arm", "body.arm.hand"), List.of("body.arm.arm")));
  }

  @Test
  void aParentThatOnlyItsChildNamedStays() {
    assertEquals(
        TEXT.replace("\tleg.foot x3\n\t\t@ :circle d4\n", "\tleg\n"),
        after(List.of("leg.foot"), List.of()));
  }

  @Test
  void whatIsNeededElsewhereIsNotTaken() {
    assertEquals(
        "the outline of body.arm.arm has points on body.arm.hand",
        refusal(List.of("body.arm.hand"), List.of()));
  }

  @Test
  void whatIsNotThereCannotGo() {
    assertEquals("there is no bone \"body.tail\"", refusal(List.of("body.tail"), List.of()));
    assertEquals("there is no slot \"body.tail\"", refusal(List.of(), List.of("body.tail")));
  }
}
