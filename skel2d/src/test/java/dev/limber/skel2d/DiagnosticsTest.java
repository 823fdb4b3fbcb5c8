package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mistakes are explained where they are made. */
class DiagnosticsTest {
  private static final String SETUP = "skeleton\n\tarm\n\t\t@ :rect w1\n\tleg.foot\n\ttail.foot\n";

  private static void assertOnly(String source, String code, String message, String hint) {
    Parsed parsed = Parsed.of(source);
    assertEquals(List.of(code), parsed.codes());
    Diagnostic only = parsed.only();
    assertTrue(only.message().contains(message), only.message());
    assertTrue(only.hint().contains(hint), only.hint());
    assertFalse(only.message().endsWith("."), only.message());
  }

  @Test
  void unknownBoneGetsTheNearestName() {
    assertOnly(
        SETUP + "anim\n\tarn\n\t\tx 0\n\tarm\n\t\ty 0\n",
        "s2d-unknown-name@7:2+3",
        "there is no bone \"arn\"",
        "did you mean \"arm\"?");
  }

  @Test
  void unknownSlotWithoutANearOneGetsTheList() {
    assertOnly(
        SETUP + "order\n\t@whatever\n",
        "s2d-unknown-name@7:3+8",
        "there is no slot \"whatever\"",
        "there are: \"arm.arm\"");
  }

  @Test
  void ambiguousNameGetsTheCandidatesAndHowToSayThem() {
    assertOnly(
        SETUP + "anim\n\tfoot\n\t\tx 0\n\tarm\n\t\ty 0\n",
        "s2d-ambiguous-name@7:2+4",
        "\"foot\" can be \"leg.foot\", \"tail.foot\"",
        "write \"leg.foot\" or \"tail.foot\"");
    assertOnly(
        "skeleton\n\tbone\n\t\t@ :path\n\t\t\tL 1,1:bone\n\tbone.bone\n",
        "s2d-ambiguous-name@4:10+4",
        "the point moves with",
        "write \"skeleton.bone\" or \"bone.bone\"");
  }

  @Test
  void spacesInsteadOfTabsAreNamed() {
    assertOnly("skeleton\n    arm\n", "s2d-space-indentation@2:5+3", "spaces", "use tabs");
    assertOnly("skeleton\n\t arm\n", "s2d-space-indentation@2:3+3", "spaces", "use tabs");
  }

  @Test
  void propertyOfAnotherTypeNamesTheTypesThatTakeIt() {
    assertOnly(
        "skeleton\n\ta\n\t\t@ :circle d5 w10\n",
        "s2d-wrong-type@3:16+3",
        "a circle does not take it",
        "the types that take it: :rect, :ellipse");
    assertOnly(
        "skeleton\n\ta\n\t\t@ :rect w1 \"a.png\"\n",
        "s2d-wrong-type@3:14+7",
        "a rect has no image",
        ":sprite");
    assertOnly(
        "skeleton\n\ta\n\t\t@ :sprite \"a\" round-join\n",
        "s2d-wrong-type@3:17+10",
        "sprite does not take it",
        ":path");
  }

  @Test
  void propertyThatDoesNotExistListsThoseThatDo() {
    assertOnly(
        "skeleton\n\ta\n\t\t@ :circle d5 q7\n", "s2d-ignored-word@3:16+2", "\"q7\"", "x y r i j");
    assertOnly("skeleton\n\ta no-rotate\n", "s2d-ignored-word@2:4+9", "no such property", "no-rot");
    assertOnly("skeleton\n\ta #12\n", "s2d-ignored-word@2:4+3", "no such property", "#RRGGBB");
    assertOnly(
        "skeleton\n\ta\n\t\t@ :rect w1 #F00\n", "s2d-ignored-word@3:14+4", "letter", "write f#F00");
    assertOnly(
        "skeleton\n\ta\n\t\t@ w1 :rect h1\n", "s2d-ignored-word@3:5+2", "before the type", "after");
  }

  @Test
  void unknownTypeAndEasingListTheKnownOnes() {
    assertOnly(
        "skeleton\n\ta\n\t\t@ :rekt w1\n\t\t@ :rect w1\n"
            .replace(" w1\n\t\t@ :rect", "\n\t\t@ :rect"),
        "s2d-unknown-type@3:5+5",
        "shows nothing",
        "did you mean \":rect\"?");
    assertOnly(
        SETUP + "anim ::bounce\n\tarm\n\t\tx 0\n",
        "s2d-unknown-easing@6:6+8",
        "is not an easing",
        "li (linear), si (sine in), so (sine out), sio");
  }

  @Test
  void fullTurnDoesNotMove() {
    assertOnly(
        SETUP + "anim\n\tarm\n\t\tr 0 -> 360\n",
        "s2d-no-turn@8:10+3",
        "0 -> 360 does not move: rotation takes the short way",
        "write 0 -> 120 -> 240 -> 360");
    assertOnly(
        SETUP + "anim\n\tarm\n\t\tr 90 -> +-720\n",
        "s2d-no-turn@8:11+5",
        "90 -> -630 does not move",
        "below 180");
    Parsed.clean(SETUP + "anim\n\tarm\n\t\tr 0 -> 120 -> 240 -> 360\n");
  }

  @Test
  void timelinesOfTheWrongKindNameTheRightOnes() {
    assertOnly(
        SETUP + "anim\n\tarm\n\t\tx 0\n\t\tc #F00\n",
        "s2d-bad-property@9:3+1",
        "a bone has no property \"c\", but a slot does",
        "bones have x y r");
    assertOnly(
        SETUP + "anim\n\t@arm\n\t\tr 0\n\t\tx 0\n",
        "s2d-bad-property@9:3+1",
        "a slot has no property \"x\", but a bone does",
        "slots have @");
    assertOnly(
        SETUP + "anim\n\tarm\n\t\tx 0\n\t\ty foo\n".replace("foo", "# foo"),
        "s2d-empty-timeline@9:3+1",
        "not followed by any command",
        "x 0 -> 10");
  }

  @Test
  void wordsInTimelinesAreExplained() {
    assertOnly(
        SETUP + "anim\n\tarm\n\t\tx {0 -> 1\n", "s2d-ignored-word@8:5+2", "\"{0\"", "spaces");
    assertOnly(SETUP + "anim\n\tarm\n\t\tx 0 => 1\n", "s2d-ignored-word@8:7+2", "=>", "hyphens");
    assertOnly(SETUP + "anim\n\tarm\n\t\tx 0 5:2 1\n", "s2d-ignored-word@8:7+3", "5:2", "arrow");
  }

  @Test
  void keyThatIsNeverReachedIsNamed() {
    Parsed parsed = Parsed.of(SETUP + "anim\n\tarm\n\t\tx 0 --> 1 5:> 2\n");
    assertEquals(List.of("s2d-lost-key@8:11+1", "s2d-frame-not-later@8:13+3"), parsed.codes());
    Diagnostic frame = parsed.result().diagnostics().get(1);
    assertTrue(frame.message().contains("does not go back"), frame.message());
    assertTrue(frame.hint().contains("forward"), frame.hint());
  }

  @Test
  void emptyAnimationsAndUndrawnSlotsAreNamed() {
    assertOnly(
        SETUP + "anim \"w\"\n",
        "s2d-empty-animation@6:6+3",
        "does not animate anything",
        "timelines");
    assertOnly("skeleton\n\ta\n\t\t@\n", "s2d-never-drawn@3:3+1", "never drawn", ":rect w10 h10");
    Parsed.clean("skeleton\n\ta\n\t\t@\nskin \"s\"\n\t@a :rect w1\n");
  }

  @Test
  void animationsThatAreEmptyForAnUnknownNameAreNotNamedTwice() {
    assertOnly(SETUP + "anim\n\tarn\n\t\tx 0\n", "s2d-unknown-name@7:2+3", "no bone", "\"arm\"");
    // Without the mistake it would be as empty.
    Parsed empty = Parsed.of(SETUP + "anim\n\tarn\n");
    assertTrue(empty.codes().contains("s2d-empty-animation@6:1+4"), empty.codes().toString());
  }

  @Test
  void misspelledHeadersAreRecognised() {
    assertOnly(
        "Skeleton\n",
        "s2d-outside-section@1:1+8",
        "outside any section",
        "did you mean \"skeleton\"?");
    assertOnly("#note\n", "s2d-outside-section@1:1+5", "outside any section", "space after the #");
    assertOnly("\ta\n", "s2d-outside-section@1:2+1", "outside any section", "above it");
  }

  /** Returns severity, place and message of all diagnostics. */
  private static List<String> told(String source) {
    return Parsed.of(source).result().diagnostics().stream()
        .map(
            d -> {
              Place.Text place = (Place.Text) d.place();
              return d.severity() + " " + place.line() + ":" + place.column() + " " + d.message();
            })
        .toList();
  }

  @Test
  void aStrayLineIsToldOnceWithAllThatItTakesAlong() {
    String source = "skeleton\n\ta\nstray\n\tb\n  c\n\n\td\nskin \"s\"\n";
    assertEquals(
        List.of(
            "WARNING 3:1 this line is ignored: it is outside any section, and ends the one above it;"
                + " the 2 lines below it are ignored, too",
            "NOTE 4:2 ignored with the one on line 3",
            "WARNING 5:3 this line is ignored; it is indented with spaces",
            "NOTE 7:2 ignored with the one on line 3"),
        told(source));
    assertEquals(
        "indent it with tabs, or remove it",
        Parsed.of(source).result().diagnostics().get(0).hint());
  }

  @Test
  void aStrayLineInTheMiddleOfACharacterIsOneWarning() throws IOException {
    List<String> lines =
        new ArrayList<>(Files.readAllLines(Path.of("..", "samples", "humanoid.skel2d")));
    int middle = 30;
    lines.add(middle, "foo");
    List<Diagnostic> lost =
        Skel2d.parse(String.join("\n", lines)).diagnostics().stream()
            .filter(d -> d.code().equals("s2d-outside-section"))
            .toList();
    assertTrue(lost.size() > 50, lost.size() + " lines");
    assertEquals(Severity.WARNING, lost.get(0).severity());
    assertEquals(middle + 1, ((Place.Text) lost.get(0).place()).line());
    assertTrue(
        lost.get(0)
            .message()
            .endsWith("; the " + (lost.size() - 1) + " lines below it are ignored, too"),
        lost.get(0).message());
    for (Diagnostic follower : lost.subList(1, lost.size())) {
      assertEquals(Severity.NOTE, follower.severity());
      assertEquals("ignored with the one on line " + (middle + 1), follower.message());
    }
  }

  @Test
  void theLineThatTookItAlongIsTheNearest() {
    assertEquals(
        List.of(
            "WARNING 3:1 this line is ignored: it is outside any section, and ends the one above it;"
                + " the line below it is ignored, too",
            "NOTE 4:2 ignored with the one on line 3",
            "WARNING 5:1 this skin is ignored: it needs a name of its own;"
                + " the line below it is ignored, too",
            "NOTE 6:2 ignored with the one on line 5"),
        told("skeleton\n\ta\n#note\n\tlost\nskin robin\n\t@a\n"));
    assertEquals(
        List.of(
            "WARNING 2:1 this line is ignored: it is outside any section;"
                + " the line below it is ignored, too",
            "NOTE 3:2 ignored with the one on line 2"),
        told("# Hero\nSkeleton\n\ta\n"));
    assertEquals(
        List.of(
            "WARNING 1:2 this line is ignored: it is outside any section;"
                + " the 2 lines below it are ignored, too",
            "NOTE 2:3 ignored with the one on line 1",
            "NOTE 3:2 ignored with the one on line 1"),
        told("\ta\n\t\t@\n\tb\n"));
  }

  @Test
  void aLineIndentedWithSpacesSaysWhatItTakesAlong() {
    assertEquals(
        List.of(
            "WARNING 3:3 this line is ignored, and ends the section above it;"
                + " the line below it is ignored, too; it is indented with spaces",
            "NOTE 4:2 ignored with the one on line 3"),
        told("skeleton\n\ta\n  b\n\tc\n"));
  }

  @Test
  void numbersInAnotherNotationAreExplained() {
    assertOnly("skeleton\n\ta x+1\n", "s2d-ignored-word@2:4+3", "\"x+1\"", "no +, no .5");
    assertOnly("skeleton\n\ta x\n", "s2d-ignored-word@2:4+1", "\"x\"", "without a space: x10");
    assertOnly(
        "skeleton\n\ta\n\t\t@ :rect w1 t-1\n",
        "s2d-ignored-word@3:14+3",
        "\"t-1\"",
        "t cannot be negative");
  }

  @Test
  void tabAfterAnOrderEntrySpoilsIt() {
    assertOnly(
        SETUP + "order\n\t@arm\t# comment\n", "s2d-unknown-name@7:3+3", "tab", "put a space");
  }

  @Test
  void everythingLostIsAWarningAndNothingAnErrorUnlessCut() {
    Parsed parsed =
        Parsed.of("junk\nskeleton junk\n\t1\n\ta junk\n\t\t@ junk :junk\n\t\t\tL junk\n");
    assertTrue(
        parsed.result().diagnostics().stream().allMatch(d -> d.severity() != Severity.ERROR));
    assertFalse(parsed.result().hasErrors());
  }

  @Test
  void diagnosticsNameTheFileAndComeInTheOrderOfTheText() {
    Skel2d.Result result =
        Skel2d.parse("anim\n\tx\nskeleton\n\ta b\n\t\t@\n", "hero.skel2d", Limits.DEFAULT);
    assertEquals(
        List.of("hero.skel2d:1:1", "hero.skel2d:2:2", "hero.skel2d:4:4", "hero.skel2d:5:3"),
        result.diagnostics().stream()
            .map(d -> d.toString().substring(0, "hero.skel2d:1:1".length()))
            .toList());
  }
}
