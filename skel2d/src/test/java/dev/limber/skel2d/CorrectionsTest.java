package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Property;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where this reader differs from the original on purpose. */
class CorrectionsTest {

  private static List<String> pointBones(Parsed parsed, String attachment) {
    Attachment.Path path = (Attachment.Path) parsed.attachment(attachment);
    return path.commands().stream()
        .filter(command -> command.op() == PathOp.LINE)
        .map(command -> command.points().get(0).bone())
        .map(bone -> parsed.skeleton().bones().get(bone).name())
        .toList();
  }

  @Test
  void byteOrderMarkIsStripped() {
    Parsed parsed = Parsed.of("\ufeffskeleton\n\ta\n");
    assertEquals(List.of("a"), parsed.boneNames());
    assertEquals(Severity.NOTE, parsed.only().severity());
    assertEquals("s2d-byte-order-mark", parsed.only().code());
  }

  @Test
  void wholeComponentsWin() {
    Parsed parsed =
        Parsed.of(
            """
            skeleton
            \tarm x10
            \t\t@p :path
            \t\t\tL 1,0:arm
            \t\t\tL 2,0:forearm
            \t\t\tL 3,0:skeleton.arm
            \t\t\tL 4,0:rearm
            \t\t\tL 5,0:m
            \tforearm x50
            anim "names"
            \tarm
            \t\tx 0 -> 1
            """);
    // The original binds the first to the owner, because "forearm" also ends in "arm".
    assertEquals(List.of("arm", "forearm", "arm", "forearm", "arm"), pointBones(parsed, "arm.p.p"));
    assertEquals("0=0 5=1", parsed.keys(Property.X));
    assertEquals(List.of("s2d-partial-name@7:10+5", "s2d-ambiguous-name@8:10+1"), parsed.codes());
    assertEquals("write \"forearm\"", parsed.result().diagnostics().get(0).hint());
  }

  @Test
  void wholeComponentsWinForSlots() {
    Parsed parsed =
        Parsed.of(
            """
            skeleton
            \thand
            \t\t@left-glove :rect w20
            \t\t@glove :rect w10
            order
            \t@glove
            skin "x"
            \t@glove :circle d3
            anim
            \t@glove
            \t\ta 1 -> 0
            """);
    assertEquals(List.of("hand.glove", "hand.left-glove"), parsed.slotNames());
    assertEquals(List.of(1), parsed.skeleton().skin("x").overrides());
    assertEquals(0, parsed.timeline(Property.ALPHA).index());
    assertEquals(List.of(), parsed.codes());
  }

  @Test
  void lettersAreTheFallbackForSlots() {
    Parsed parsed =
        Parsed.of("skeleton\n\tfoot\n\t\t@boot :rect w1\n\t\t@b :rect w1\norder\n\t@b\n\t@oot\n");
    assertEquals(List.of("foot.b", "foot.boot"), parsed.slotNames());
    assertEquals("s2d-partial-name", parsed.only().code());
  }

  @Test
  void hugeRotationsAreNormalised() {
    Parsed parsed =
        Parsed.of(
            "skeleton\n\ta r36000000000000000000000090 r3600000090\n\tb r-99999999999999999999\n");
    assertEquals(Math.PI / 2, parsed.bone("a").rotation(), 1e-6);
    assertTrue(Math.abs(parsed.bone("b").rotation()) <= Math.PI);
  }

  @Test
  void fewTurnsAreTakenOffOneByOne() {
    double expected = 5000 / 180.0 * Math.PI;
    while (expected > Math.PI) {
      expected -= 2 * Math.PI;
    }
    assertEquals(expected, Parsed.clean("skeleton\n\ta r5000\n").bone("a").rotation());
  }

  @Test
  void namesThatMeanSomethingInJavaScriptAreOrdinary() {
    for (String name : List.of("constructor", "__proto__", "toString", "hasOwnProperty")) {
      Parsed parsed =
          Parsed.clean(
              "skeleton\n\t"
                  + name
                  + "\n\t\t@ :rect w1\nskin \""
                  + name
                  + "\"\n\t@"
                  + name
                  + " :circle d1\nanim \""
                  + name
                  + "\"\n\t"
                  + name
                  + "\n\t\tx 0 -> 1\n");
      assertEquals("0=0 5=1", parsed.keys(Property.X));
      assertEquals(List.of(0), parsed.skeleton().skin(name).overrides());
    }
  }

  @Test
  void skinsWithNumbersForNamesKeepTheirPlace() {
    Parsed parsed = Parsed.clean("skin \"b\"\nskin \"1\"\nskin \"a\"\n");
    assertEquals(
        List.of("default", "b", "1", "a"),
        parsed.skeleton().skins().stream().map(skin -> skin.name()).toList());
  }

  @Test
  void longLoopsAreRead() {
    Parsed parsed = Parsed.clean("skeleton\n\ta\nanim\n\ta\n\t\tx { 0 -> 1 -> }[200000] 2\n");
    assertEquals(400_001, parsed.timeline(Property.X).keys().size());
  }
}
