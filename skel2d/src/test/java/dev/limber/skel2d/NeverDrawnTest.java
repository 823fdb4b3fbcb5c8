package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Slots that can show nothing are named; those that can are not. */
class NeverDrawnTest {
  private static String source(String slot) {
    return "skeleton\n\ta\n\t\t" + slot.replace("/", "\n\t\t\t") + "\n\tb\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@ :path t0/M 1,1/L 2,2/L 3,1 | only a line, and t0 | close it with C",
        "@ :path t0/L 2,2/L 3,1 | only a line, and t0 | close it with C",
        "@ :path s#000,0/L 2,2 | fully transparent | opacity",
        "@ :path/M 1,1 | single point | L 10,0",
        "@ :path/M 1,1/C | single point | L 10,0",
        "@ :path/M 9,9/L 8,8/M 1,1/C | single point | L 10,0",
        "@ :path t0/M 1,1/L 2,2/C | no width or no height | line",
        "@ :rect w5 h5 f#000,0 s#000,0 | fully transparent | opacity",
        "@ :rect w5 h5 f#000,0 t0 | fully transparent | opacity",
        "@ :rect w5 t0 | no width or no height | line",
        "@ :ellipse h5 s#000,0 | no width or no height | line",
        "@ :circle t0 | shows anything | :rect w10 h10",
        "@ :rect w5 h5 i0 t0 | a scale of 0 | scale above 0",
        "@ :rect w5 h5 i0 j0 | a scale of 0 | scale above 0",
        "@ :sprite \"a.png\" j0 | a scale of 0 | scale above 0",
        "@ :sprite | no image | :sprite \"image.png\"",
        "@ #FFF,0 :rect w5 h5 | colour is fully transparent | c or a",
        "@ #FFF,0 :sprite \"a.png\" | colour is fully transparent | c or a"
      })
  void whatShowsNothingIsNamed(String slot, String message, String hint) {
    Parsed parsed = Parsed.of(source(slot));
    List<String> codes =
        parsed.codes().stream().filter(code -> !code.startsWith("s2d-path-unused")).toList();
    assertEquals(List.of("s2d-never-drawn@3:3+1"), codes);
    var note = parsed.result().diagnostics().get(0);
    assertTrue(note.message().contains(message), note.message());
    assertTrue(note.hint().contains(hint), note.hint());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@ :path/L 2,2",
        "@ :path t0/L 2,2/L 3,1/C",
        "@ :path t0/M 1,1/Q 2,2 3,1/C",
        "@ :path round-cap/M 1,1/C",
        "@ :path t0 i0/M 1,1/L 2,2:b/L 3,3/C",
        "@ :rect w5",
        "@ :rect w5 h5 f#000,0",
        "@ :rect w5 h5 s#000,0",
        "@ :rect w5 h5 i0",
        "@ :rect w5 h5 i0 j0 round-cap",
        "@ :circle round-cap",
        "@ :rect w-5 h5 t0"
      })
  void whatShowsSomethingIsNot(String slot) {
    Parsed.clean(source(slot));
  }

  @Test
  void bonesOfNoScaleHideWhatHangsOnThem() {
    String slots = "\n\ta.b\n\t\t@ :rect w5 h5 t0\n";
    assertEquals(List.of("s2d-never-drawn@4:3+1"), Parsed.of("skeleton\n\ta j0" + slots).codes());
    Parsed.clean("skeleton\n\ta j0" + slots.replace("a.b", "a.b no-scale"));
    // With a line it is one.
    Parsed.clean("skeleton\n\ta j0" + slots.replace(" t0", ""));
    assertEquals(
        List.of("s2d-never-drawn@4:3+1"),
        Parsed.of("skeleton\n\ta i0 j0" + slots.replace(" t0", "")).codes());
  }

  /** A place for equipment: docs/drawing.md. */
  @Test
  void whatIsToShowNothingIsNotNamed() {
    Parsed.clean(source("@weapon :none"));
    Parsed.clean(source("@weapon #F00 :none"));
    Parsed.clean(source("@weapon[a] :none") + "skin \"s\"\n\t@weapon[a] :none\n");
    assertEquals(List.of("s2d-never-drawn@3:3+7"), Parsed.of(source("@weapon")).codes());
    String second = "@weapon[a] :none\n\t\t@weapon[b]";
    assertEquals(List.of("s2d-never-drawn@3:3+10"), Parsed.of(source(second)).codes());
  }

  @Test
  void animationsCanBringColoursBack() {
    String slot = "skeleton\n\ta\n\t\t@ #FFF,0 :rect w5 h5\nanim\n\t@a\n\t\t";
    Parsed.clean(slot + "c #FFF,0 -> #FFF\n");
    Parsed.clean(slot + "a 0 -> 1\n");
    assertEquals(List.of("s2d-never-drawn@3:3+1"), Parsed.of(slot + "r 0 -> 1\n").codes());
  }

  @Test
  void otherAttachmentsAndSkinsCount() {
    Parsed.clean("skeleton\n\ta\n\t\t@ :path t0\n\t\t\tL 1,1\n\t\t@[b] :rect w1\n");
    Parsed.clean("skeleton\n\ta\n\t\t@ :circle d5 f#000,0 t0\nskin \"s\"\n\t@a :rect w1\n");
  }

  @Test
  void anUnknownTypeIsOneWarningAndNotesWhatGoesWithIt() {
    String source = "skeleton\n\ta\n\t\t@ :rekt w5 h5 f#F00 x3 round-join \"a.png\"\n";
    assertEquals(
        List.of(
            "s2d-unknown-type@3:5+5",
            "s2d-wrong-type@3:11+2",
            "s2d-wrong-type@3:14+2",
            "s2d-wrong-type@3:17+5",
            "s2d-wrong-type@3:26+10",
            "s2d-wrong-type@3:37+7"),
        Parsed.of(source).codes());
    assertEquals(
        List.of("s2d-unknown-type"),
        Skel2d.parse(source).diagnostics().stream()
            .filter(diagnostic -> diagnostic.severity() == Severity.WARNING)
            .map(Diagnostic::code)
            .toList());
    assertEquals(
        List.of("s2d-unknown-type@5:5+5", "s2d-wrong-type@5:11+2"),
        Parsed.of("skeleton\n\ta\n\t\t@\nskin \"s\"\n\t@a :rekt w5\n").codes());
    assertEquals(
        List.of("s2d-unknown-type@3:5+5", "s2d-ignored-word@3:11+2"),
        Parsed.of("skeleton\n\ta\n\t\t@ :rekt q7\n").codes());
  }
}
