package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** New bones and slots. */
class NewPartsTest {
  private static final String ARM =
      """
      skeleton
      	body y10 r90 l20
      		@ :path # drawn
      			M 0,0
      			C
      	body.arm x5

      	tail x3 # last

      anim "wag"
      	tail
      		r 0 -> 5
      """;

  private static String bone(String text, String name, double x, double y) {
    Change change = LanguageService.of(text).addBone(name, x, y, 0.5, 0.1);
    return change.isRefused() ? change.refusal() : change.applyTo(text);
  }

  private static String slot(String text, String bone, String name, String type) {
    Change change = LanguageService.of(text).addSlot(bone, name, type);
    return change.isRefused() ? change.refusal() : change.applyTo(text);
  }

  @Test
  void aBoneStartsAtTheEndOfItsParentAndIsItsLastChild() {
    assertEquals(
        ARM.replace("arm x5\n", "arm x5\n\tbody.neck x20 r-45 l14\n"),
        bone(ARM, "body.neck", 10, 40));
    assertEquals(
        ARM.replace("arm x5\n", "arm x5\n\tbody.arm.hand r-90 l10\n"),
        bone(ARM, "body.arm.hand", 10, 15));
  }

  @Test
  void aBoneWithoutAParentStandsAtTheEnd() {
    assertEquals(ARM.replace("# last\n", "# last\n\tprop l7\n"), bone(ARM, "prop", 7, 0));
    assertEquals("skeleton\n\tprop r90 l7\n", bone("", "prop", 0, 7));
    assertEquals("skeleton\r\n\ta\r\n\tprop l7", bone("skeleton\r\n\ta", "prop", 7, 0));
  }

  @Test
  void aSlotGetsAShapeAsLongAsItsBone() {
    assertEquals(
        ARM.replace("C\n", "C\n\t\t@eye :rect x10 w20 h10 t0 f#3A8CC4\n"),
        slot(ARM, "body", "eye", "rect"));
    assertEquals(
        ARM.replace("# last\n", "# last\n\t\t@ :circle d20 t0 f#3A8CC4\n"),
        slot(ARM, "tail", "tail", "circle"));
    assertTrue(
        slot(ARM, "tail", "tail", "path")
            .contains(
                "\t\t@ :path t0 f#3A8CC4\n\t\t\tM 0,0\n\t\t\tQ 0,20 40,0\n\t\t\tQ 0,-20 0,0\n"));
  }

  @Test
  void aBoneThatOnlyItsChildrenNameGetsALineForItsSlot() {
    assertEquals(
        "skeleton\n\tbody\n\t\t@ :ellipse w40 h20 t0 f#3A8CC4\n\tbody.arm.hand\n",
        slot("skeleton\n\tbody.arm.hand\n", "body", "body", "ellipse"));
  }

  @Test
  void namesAreFree() {
    LanguageService service = LanguageService.of(ARM);
    assertEquals("bone", service.freeName("bone"));
    assertEquals("arm2", service.freeName("arm"));
    assertEquals("tail", service.newSlotName("tail"));
    assertEquals("shape", service.newSlotName("body"));
  }

  @Test
  void impossibleThingsAreRefused() {
    assertEquals("there is already a bone \"body.arm\"", bone(ARM, "body.arm", 1, 1));
    assertEquals("there is no bone \"leg\"", bone(ARM, "leg.foot", 1, 1));
    assertTrue(bone(ARM, "body.1st", 1, 1).startsWith("\"1st\" is no name"));
    assertEquals("nothing can be called skeleton", bone(ARM, "skeleton", 1, 1));
    assertEquals(
        "other names would mean something else then; choose another name",
        bone(ARM, "body.tail", 1, 1),
        "the animation says tail");
    assertEquals("this bone has a slot \"body\" already", slot(ARM, "body", "body", "rect"));
    assertEquals("there is no shape \"star\"", slot(ARM, "body", "eye", "star"));
    assertEquals("there is no bone \"leg\"", slot(ARM, "leg", "eye", "rect"));
  }

  /** In all sources: a bone ends where it was drawn to, a slot is shown, all else stays. */
  @Test
  void newThingsAreWhereTheyWereAskedForAndNothingElseChanges() {
    Random random = new Random(9);
    int made = 0;
    for (String text : Sources.ofModestLength()) {
      LanguageService service = LanguageService.of(text);
      Skeleton before = service.result().skeleton();
      if (before.bones().isEmpty()) {
        continue;
      }
      Bone parent = before.bones().get(random.nextInt(before.bones().size()));
      String name = parent.name() + "." + service.freeName("fresh");
      double x = Math.rint(random.nextGaussian() * 100);
      double y = Math.rint(random.nextGaussian() * 100);
      Change added = service.addBone(name, x, y, 0.001, 0.001);
      if (added.isRefused()) {
        assertTrue(added.refusal().contains("flat"), added.refusal() + "\n" + text);
        continue;
      }
      String withBone = added.applyTo(text);
      Skeleton after = LanguageService.of(withBone).result().skeleton();
      SkeletonPose pose = new SkeletonPose(after);
      pose.construct();
      PosedBone bone = pose.bone(name);
      assertEquals(x, bone.worldX() + bone.matrix(0) * bone.length(), 0.1, text);
      assertEquals(y, bone.worldY() + bone.matrix(1) * bone.length(), 0.1, text);
      assertEquals(without(before, ""), without(after, name));
      Change slot = LanguageService.of(withBone).addSlot(parent.name(), "fresh9", "rect");
      assertFalse(slot.isRefused(), slot.refusal());
      Skeleton shown = LanguageService.of(slot.applyTo(withBone)).result().skeleton();
      assertEquals(without(after, ""), without(shown, parent.name() + ".fresh9"));
      made++;
    }
    assertTrue(made > 10, "made: " + made);
  }

  /** Returns all bones and slots but one, with parents by name. */
  private static List<String> without(Skeleton skeleton, String name) {
    List<String> all = new ArrayList<>();
    for (Bone bone : skeleton.bones()) {
      String parent = bone.parent() < 0 ? "" : skeleton.bones().get(bone.parent()).name();
      if (!bone.name().equals(name)) {
        all.add(bone.toString().replaceFirst("parent=-?\\d+, declared=\\w+", parent));
      }
    }
    all.sort(String::compareTo);
    for (Slot slot : skeleton.slots()) {
      if (!slot.name().equals(name)) {
        all.add(slot.name() + " " + slot.color());
      }
    }
    return all;
  }
}
