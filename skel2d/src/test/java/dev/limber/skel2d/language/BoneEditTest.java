package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoneEditTest {
  private static String set(String text, String bone, BoneValues values) {
    Change change = LanguageService.of(text).setBoneValues(bone, values);
    return change.isRefused() ? change.refusal() : change.applyTo(text);
  }

  @Test
  void numbersAreReplacedAndEverythingAroundThemStays() {
    assertEquals(
        "skeleton\n\tarm  l60\tx-2.5 \\\n\t\t y20   # upper r5\n",
        set(
            "skeleton\n\tarm  l60\tx10 \\\n\t\t y20   # upper r5\n",
            "arm",
            BoneValues.NONE.withX(-2.5)));
  }

  @Test
  void whatIsMissingIsAddedInTheUsualOrder() {
    assertEquals(
        "skeleton\n\tarm x1 y2 r90 l60 #F00 # note\n",
        set(
            "skeleton\n\tarm y5 l60 #F00 # note\n",
            "arm",
            BoneValues.NONE.withX(1).withY(2).withRotation(90)));
  }

  @Test
  void defaultsAreNotWritten() {
    String text = "skeleton\n\tarm\n";
    assertEquals(text, set(text, "arm", BoneValues.NONE.withX(0).withScaleX(1).withLength(0)));
  }

  @Test
  void theLastOfSeveralCounts() {
    assertEquals(
        "skeleton\n\tarm x1 x2\n\tleg\n\tarm x7 y1\n",
        set("skeleton\n\tarm x1 x2\n\tleg\n\tarm x3 y1\n", "arm", BoneValues.NONE.withX(7)));
  }

  @Test
  void anotherLineOfTheBoneKeepsItsPart() {
    assertEquals(
        "skeleton\n\tarm x1 r4\n\tarm y9\n",
        set("skeleton\n\tarm x1\n\tarm y2\n", "arm", BoneValues.NONE.withY(9).withRotation(4)));
  }

  @Test
  void aBoneWithoutALineGetsOne() {
    assertEquals(
        "skeleton\r\n\tbody.arm x5 r-1.5\r\n\tbody.arm.hand # five\r\n\t\t@ :rect w5 h5\r\n",
        set(
            "skeleton\r\n\tbody.arm.hand # five\r\n\t\t@ :rect w5 h5\r\n",
            "body.arm",
            BoneValues.NONE.withX(5).withRotation(-1.5)));
  }

  @Test
  void aBoneBelowAnotherOneWithTheSameNameIsMeantByItsFullName() {
    assertEquals(
        "skeleton\n\ta x1\n\ta.a x7\n",
        set("skeleton\n\ta x1\n\ta.a x1\n", "a.a", BoneValues.NONE.withX(7)));
  }

  @Test
  void severalBonesGetTheirValuesInOneChange() {
    String text = "skeleton\n\tbody.arm.hand x3 # five\n\tleg x1 r2\n";
    List<BonePose> pose =
        List.of(
            new BonePose("leg", BoneValues.NONE.withX(-1).withY(4)),
            new BonePose("body", BoneValues.NONE.withX(5)),
            new BonePose("body.arm", BoneValues.NONE.withRotation(6)),
            new BonePose("body.arm.hand", BoneValues.NONE.withX(7)));
    assertEquals(
        "skeleton\n\tbody x5\n\tbody.arm r6\n\tbody.arm.hand x7 # five\n\tleg x-1 y4 r2\n",
        LanguageService.of(text).setPose(pose).applyTo(text));
    List<BonePose> withUnknown =
        List.of(pose.get(0), new BonePose("tail", BoneValues.NONE.withX(1)));
    Change refused = LanguageService.of(text).setPose(withUnknown);
    assertEquals(List.of(), refused.edits());
    assertTrue(refused.refusal().startsWith("there is no bone \"tail\""), refused.refusal());
  }

  @Test
  void impossibleThingsAreRefused() {
    String text = "skeleton\n\tarm x1\n";
    String unknown = set(text, "amr", BoneValues.NONE.withX(1));
    assertTrue(unknown.startsWith("there is no bone \"amr\""), unknown);
    assertTrue(unknown.contains("arm"), unknown);
    String infinite = set(text, "arm", BoneValues.NONE.withY(Double.NEGATIVE_INFINITY));
    assertEquals("the value of y is too large", infinite);
  }

  @Test
  void roundingIsUpToTheCaller() {
    BoneValues dragged = BoneValues.NONE.withX(10.23456).withRotation(-0.04);
    assertEquals(
        "skeleton\n\tarm x10.23456 r-0.04\n", set("skeleton\n\tarm x1 r1\n", "arm", dragged));
  }
}
