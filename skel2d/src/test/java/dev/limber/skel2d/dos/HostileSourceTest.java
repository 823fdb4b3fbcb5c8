package dev.limber.skel2d.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Attachment;
import dev.limber.testing.Work;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Sources that are made to cost time or memory cost no more than their length. */
class HostileSourceTest {
  private static final int TEN_MEGABYTES = 10_000_000;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static Skel2d.Result parse(String text) {
    return Work.within(PATIENCE, () -> Skel2d.parse(text));
  }

  private static String repeat(String header, String line) {
    return header + line.repeat((TEN_MEGABYTES - header.length()) / line.length());
  }

  private static String numbered(String header, int lines, IntFunction<String> line) {
    StringBuilder text = new StringBuilder(header);
    for (int i = 0; i < lines; i++) {
      text.append(line.apply(i));
    }
    return text.toString();
  }

  private static boolean has(Skel2d.Result result, String code) {
    return result.diagnostics().stream().map(Diagnostic::code).anyMatch(code::equals);
  }

  @Test
  void tenMegabytesOfJunkGiveAThousandDiagnostics() {
    for (String junk :
        List.of("x\n", "\t", "@ ", "\\\n", "# ", "\u2028", "skeleton\n\t1\n", "\"")) {
      Skel2d.Result result = parse(repeat("", junk));
      assertTrue(result.diagnostics().size() <= Diagnostics.MAX_KEPT + 1);
    }
  }

  @Test
  void tenMegabytesOfKeysAreRead() {
    Skel2d.Result result = parse(repeat("skeleton\n\ta\nanim\n\ta\n\t\tx ", "1 -> "));
    int keys = result.skeleton().animations().get(0).timelines().get(0).keys().size();
    assertTrue(keys > 1_900_000, "keys: " + keys);
  }

  @Test
  void loopOfBillionsIsCut() {
    Skel2d.Result result =
        parse("skeleton\n\ta\nanim\n\ta\n\t\tx 0 { -> 1 -> 2 }[999999999] -> 3\n\t\ty 0 -> 1\n");
    assertTrue(has(result, "s2d-too-many"));
    assertTrue(result.hasErrors());
    var timelines = result.skeleton().animations().get(0).timelines();
    assertTrue(timelines.get(0).keys().size() <= Limits.DEFAULT.loopKeys());
    assertEquals(2, timelines.get(1).keys().size());
  }

  @Test
  void nestedLoopsOfBillionsAreCut() {
    String text =
        "skeleton\n\ta\nanim\n\ta\n\t\tx "
            + "{ ".repeat(50)
            + "0 -> 1 "
            + "}[99999999999999999999] ".repeat(50);
    assertTrue(has(parse(text), "s2d-too-many"));
  }

  @Test
  void emptyLoopsAreCutToo() {
    assertTrue(
        has(parse("skeleton\n\ta\nanim\n\ta\n\t\tx 0 { { }[999999999] }[9]\n"), "s2d-too-many"));
  }

  @Test
  void loopsNestedAMillionDeepAreRead() {
    parse(
        "skeleton\n\ta\nanim\n\ta\n\t\tx "
            + "{ ".repeat(2_500_000)
            + "0 "
            + "} ".repeat(2_500_000));
  }

  @Test
  void manyUnknownNamesCostNoSearchEach() {
    int count = 100_000;
    String text =
        numbered(
            numbered("skeleton\n", 16_000, i -> "\tbone" + i + "\n") + "\tlast\n\t\t@ :path\n",
            count,
            i -> "\t\t\tL 1,1:unknown" + i + "\n");
    Skel2d.Result result = parse(text);
    assertEquals(Diagnostics.MAX_KEPT + 1, result.diagnostics().size());
  }

  @Test
  void namesThatAreLikeManyOthersCostNoSearchEach() {
    String text =
        numbered(
                numbered("skeleton\n", 8_000, i -> "\ta-b-c-d.e-f-g-h.hand-left-of-it-" + i + "\n"),
                8_000,
                i -> "\t\t@" + "a-".repeat(90) + i + "\n")
            + numbered("anim\n", 10_000, i -> "\ta.b.c.d.e.f.g-h.left-hand-" + i + "\n")
            + numbered("", 10_000, i -> "\t@" + "a-".repeat(90) + "b" + i + "\n");
    assertEquals(Diagnostics.MAX_KEPT + 1, parse(text).diagnostics().size());
  }

  @Test
  void manyLostKeysAreCountedOnly() {
    String text = repeat("skeleton\n\ta\nanim\n\ta\n\t\tx ", "1 2 ");
    assertEquals(Diagnostics.MAX_KEPT + 1, parse(text).diagnostics().size());
    parse("skeleton\n\ta\nanim\n\ta\n\t\tx { 0 -> 1 }[3000000]\n");
  }

  /** Every point costs a line through each row of pixels of each picture. */
  @Test
  void pathsHaveNoMorePointsThanTheLimit() {
    int most = Limits.DEFAULT.pathPoints();
    for (String command : new String[] {"M 1,1", "C", "B 1,1 2,2 3,3"}) {
      String text = repeat("skeleton\n\ta\n\t\t@ :path\n", "\t\t\t" + command + "\n");
      Skel2d.Result result = parse(text + text);
      int commands = 0;
      for (Attachment attachment : result.skeleton().defaultSkin().attachments()) {
        commands += ((Attachment.Path) attachment).commands().size();
      }
      int each = command.startsWith("B") ? 3 : 1;
      // The move at the start of a path that has none is not counted.
      assertTrue(Math.abs(most / each - commands) <= 1, command + ": " + commands);
      assertTrue(has(result, "s2d-too-many"), command);
    }
  }

  @Test
  void manyAmbiguousNamesCostNoSearchEach() {
    String text =
        numbered("skeleton\n", 16_000, i -> "\tb" + i + ".x\n")
            + "\tlast\n\t\t@ :path\n"
            + "\t\t\tL 1,1:x\n".repeat(200_000);
    parse(text);
  }

  @Test
  void deepNameDoesNotImplyMillionsOfBones() {
    Skel2d.Result result = parse("skeleton\n\ta" + ".a".repeat(5_000_000) + "\n");
    assertTrue(result.skeleton().bones().size() <= Limits.DEFAULT.bones());
    assertTrue(has(result, "s2d-too-many"));
  }

  @Test
  void longBoneNameWithManySlotsDoesNotMultiply() {
    String text =
        numbered(
            "skeleton\n\t" + "a".repeat(1_000_000) + "\n", 500_000, i -> "\t\t@s" + i + " :rect\n");
    assertTrue(has(parse(text), "s2d-too-many"));
  }

  @Test
  void namelessSlotsBelowALongBoneNameDoNotRepeatIt() {
    String bone = "skeleton\n\t" + "a".repeat(1_000_000) + "\n";
    assertEquals(1, parse(repeat(bone, "\t\t@ :rect\n")).skeleton().slots().size());
    parse(numbered(bone, 500_000, i -> "\t\t@[s" + i + "]\n"));
  }

  @Test
  void longNamesDoNotMakeHintsExpensive() {
    String names =
        numbered(
            "skeleton\n", 8, i -> "\t" + "abcdefgh".charAt(i) + "x".repeat(1_000_000) + ".z\n");
    parse(names + "\tp\n\t\t@ :path\n" + "\t\t\tL 1,1:z\n".repeat(2_000));
    parse(names + "\tp\n\t\t@ :path\n" + "\t\t\tL 1,1:y\n".repeat(2_000));
  }

  @Test
  void longWordsInLoopsCountForTheirLength() {
    String head = "skeleton\n\ta\n\t\t@\nanim\n\ta\n\t\tx 0 { ";
    parse(head + "-".repeat(1_000_000) + "> 1 }[4000000]\n");
    parse(head + "0." + "0".repeat(1_000_000) + " -> }[4000000]\n");
    parse(
        "skeleton\n\ta\n\t\t@\nanim\n\t@a\n\t\t@ { " + "n".repeat(1_000_000) + " -> }[4000000]\n");
  }

  @Test
  void manySkinsDoNotCopyManyAttachments() {
    String text =
        numbered("skeleton\n\ta\n", 50_000, i -> "\t\t@s" + i + "\n")
            + numbered("", 100_000, i -> "skin \"k" + i + "\"\n\t@s" + i + " :rect\n");
    Skel2d.Result result = parse(text);
    assertTrue(has(result, "s2d-too-many"));
    parse(
        numbered("skeleton\n\ta\n", 50_000, i -> "\t\t@s" + i + "\n")
            + numbered("", 100_000, i -> "skin \"k" + i + "\"\n"));
  }

  @Test
  void manyItemsAndTimelinesOfOneTargetAreRead() {
    String text =
        "skeleton\n\ta\n\t\t@s\nanim\n"
            + "\t@s\n\t\tr 0\n\t\tc #F00\n\ta\n\t\tx 0\n".repeat(200_000);
    assertEquals(5, parse(text).skeleton().animations().get(0).timelines().size());
  }

  @Test
  void hugeNumbersStayFinite() {
    String nines = "9".repeat(400);
    Skel2d.Result result =
        parse(
            "skeleton\n\ta x"
                + nines
                + " r"
                + "9".repeat(300)
                + "\n\t\t@ :path t"
                + nines
                + "\n\t\t\tL "
                + nines
                + ",0\nanim "
                + nines
                + "fps "
                + nines
                + ":\n\ta\n\t\tx "
                + "9".repeat(308)
                + " -> *99 -> +1 "
                + nines
                + ":> 1\n\t\ty :"
                + "9".repeat(308)
                + "> 0 -----------------> 1\n\t@a\n\t\tc #F00,"
                + nines
                + "\n");
    assertEquals(0, result.skeleton().bones().get(0).x());
    assertTrue(Math.abs(result.skeleton().bones().get(0).rotation()) <= Math.PI);
    assertTrue(has(result, "s2d-number-too-large"));
  }

  @Test
  void hugeRotationsTakeNoTime() {
    parse(repeat("skeleton\n\ta\nanim\n\ta\n\t\tr ", "99999999999999999999 -> 0 -> "));
  }

  @Test
  void longTextIsRefusedByLimit() {
    Skel2d.Result result =
        Skel2d.parse("skeleton\n\ta\n", "f", Limits.DEFAULT.toBuilder().fileBytes(5).build());
    assertEquals("s2d-too-long", result.diagnostics().get(0).code());
    assertEquals(0, result.skeleton().bones().size());
    assertEquals("f", result.diagnostics().get(0).file());
  }

  @Test
  void workGrowsWithLengthOnly() {
    String part = "skeleton\n\tb l5 x1\n\t\t@ :rect w1 h2\nanim \"w\"\n\tb\n\t\tx 0 -> 5 -> 0\n";
    String small = part.repeat(10_000);
    String large = part.repeat(100_000);
    Skel2d.parse(small);
    long few = Work.allocated(() -> Skel2d.parse(small));
    long many = Work.allocated(() -> Skel2d.parse(large));
    assertTrue(many < 15 * few, few + " bytes and " + many);
  }
}
