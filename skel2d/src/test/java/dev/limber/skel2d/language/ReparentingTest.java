package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReparentingTest {
  private static final String TEXT =
      """
      skeleton
      	body y30 r90 l40   # the trunk
      		@ :rect x20 w44 h36

      	# what it waves with
      	arm x-10 y50 r45 l30
      		@ :path t0
      			M 0,-5
      			L 0,5:hand
      			: body
      			C
      		@sleeve :rect w9 h9
      	arm.hand x30       # five fingers
      		@ :circle d10
      	tail.tip x3
      		@ :circle d4

      order
      	@hand.hand
      	@arm.arm

      skin "winter"
      	@sleeve :circle d9

      anim "wave" :6
      	arm
      		r 0 -> 40
      	skeleton.arm.hand
      		r -> 0
      """;

  private static String after(String text, @Nullable String parent, String... bones) {
    Change change = LanguageService.of(text).setParent(List.of(bones), parent);
    assertEquals("", change.refusal());
    return change.applyTo(text);
  }

  private static String refusal(String text, @Nullable String parent, String... bones) {
    Change change = LanguageService.of(text).setParent(List.of(bones), parent);
    assertEquals(List.of(), change.edits());
    return change.refusal();
  }

  @Test
  void onlyTheNamesInDefinitionsAndTheNumbersOfTheBoneChange() {
    assertEquals(
        TEXT.replace("\tarm x-10 y50 r45", "\tbody.arm x20 y10 r-45")
            .replace("\tarm.hand x30", "\tbody.arm.hand x30")
            // A name that starts at the top is no longer found.
            .replace("skeleton.arm.hand", "hand"),
        after(TEXT, "body", "arm"));
  }

  @Test
  void backAtTheTopItHasTheNumbersThatItHad() {
    String before = TEXT.replace("skeleton.arm.hand", "hand");
    assertEquals(before, after(after(before, "body", "arm"), null, "body.arm"));
  }

  @Test
  void severalHangOnOneAndThoseThatHangOnThemRideAlong() {
    String once = after(TEXT, "body", "arm", "arm.hand", "tail");
    assertEquals(
        TEXT.replace("\tarm x-10 y50 r45", "\tbody.arm x20 y10 r-45")
            .replace("\tarm.hand x30", "\tbody.arm.hand x30")
            .replace("skeleton.arm.hand", "hand")
            // The tail has no line of its own, but now values.
            .replace("\ttail.tip", "\tbody.tail x-30 r-90\n\tbody.tail.tip"),
        once);
  }

  @Test
  void aParentThatOnlyThisBoneNamedGetsALine() {
    assertEquals(TEXT.replace("\ttail.tip x3", "\ttail\n\ttip x3"), after(TEXT, null, "tail.tip"));
  }

  @Test
  void aBoneMayHangOnOneThatIsWrittenBelowIt() {
    assertEquals(
        TEXT.replace("\tbody y30 r90", "\ttail.body y30 r90"), after(TEXT, "tail", "body"));
  }

  @Test
  void whatIsInheritedIsGivenBack() {
    String text =
        """
        skeleton
        	wide x10 r30 i2 j-4 flip-x
        	free i3 no-rot no-scale
        	a x10
        	b x10 flip-x i6 # mirrored
        """;
    assertEquals(
        """
        skeleton
        	wide x10 r30 i2 j-4 flip-x
        	free i3 no-rot no-scale
        	wide.a x0 r-30 i0.5 j-0.25 flip-x
        	wide.b x0 r-30 i3 j-0.25 # mirrored
        """,
        after(text, "wide", "a", "b"));
    assertEquals(
        text.replace(
            "\tfree i3 no-rot no-scale", "\twide.free x4.33013 y1.25 i3 no-rot no-scale flip-x"),
        after(text, "wide", "free"));
  }

  @Test
  void whereNothingChangesNothingIsWritten() {
    assertEquals(TEXT, after(TEXT, "arm", "arm.hand"));
    assertEquals(TEXT, after(TEXT, null, "body"));
  }

  @Test
  void whatCannotBeSaysWhy() {
    String mirrored = TEXT.replace("l40", "l40 flip-x");
    assertEquals(
        "\"tail\" would have to be mirrored; write a line for it into the text first",
        refusal(mirrored, "body", "tail"));
    assertEquals("there is no bone \"leg\"", refusal(TEXT, "body", "leg"));
    assertEquals("there is no bone \"leg\"", refusal(TEXT, "leg", "body"));
    assertEquals("\"arm\" cannot hang on itself", refusal(TEXT, "arm", "arm"));
    assertEquals("\"arm.hand\" hangs on what would hang on it", refusal(TEXT, "arm.hand", "arm"));
    String flat = TEXT.replace("l40", "i0");
    assertEquals(
        "\"body\" is flat in the setup pose, or far too large", refusal(flat, "body", "arm"));
    String taken = TEXT + "\nskeleton\n\tbody.arm\n";
    assertEquals(
        "there would be two bones \"arm\" on \"body\"; rename one of them first",
        refusal(taken.replace("\tarm\n\t\tr", "\tskeleton.arm\n\t\tr"), "body", "arm"));
    String twice = TEXT + "\nskeleton\n\ttail.hand\n";
    assertEquals(
        "there would be two bones \"hand\" at the top; rename one of them first",
        refusal(twice, null, "arm.hand", "tail.hand"));
    String waiting = TEXT + "\tbody.arm\n\t\tr 0 -> 5\n";
    assertEquals(
        "\"body.arm\" on line 30 refers to nothing now, and would get a meaning; correct it first",
        refusal(waiting, "body", "arm"));
  }
}
