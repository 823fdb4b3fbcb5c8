package dev.limber.skel2d.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Skin;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Handles read and set what they say, and refuse what they cannot take. */
class HandlesTest {
  private final SkeletonPose pose =
      new Sketch()
          .bone(-1, 1, 2, 0, 1, 1)
          .bone(0, 3, 4, 0, 1, 1)
          .slot(
              1,
              Rgba.WHITE,
              new Attachment.None("open", 0, Placement.IDENTITY),
              new Attachment.None("shut", 0, Placement.IDENTITY))
          .pose();

  private static void refused(Executable action, String... words) {
    String message = assertThrows(IllegalArgumentException.class, action).getMessage();
    for (String word : words) {
      assertTrue(message.contains(word), message);
    }
  }

  @Test
  void aHandleIsTheSameObjectEachTime() {
    assertSame(pose.bone("b1"), pose.bone(1));
    assertSame(pose.slot("s0"), pose.slot(0));
  }

  @Test
  void missingNamesListThoseThatExist() {
    refused(() -> pose.bone("b7"), "b7", "b0", "b1");
    refused(() -> pose.slot("x"), "x", "s0");
    refused(() -> pose.slot(0).attachment("opne"), "opne", "open", "shut");
  }

  @Test
  void indicesOutOfRangeAreRefused() {
    refused(() -> pose.bone(2), "no bone 2");
    refused(() -> pose.bone(-1), "no bone -1");
    refused(() -> pose.slot(1), "no slot 1");
    refused(() -> pose.bone(0).matrix(6), "0 to 5");
    refused(() -> pose.slot(0).color(4), "0 to 3");
  }

  @Test
  void onlyFiniteNumbersAreTaken() {
    refused(() -> pose.bone(0).rotation(Double.NaN), "b0", "NaN");
    refused(() -> pose.bone(0).position(1, Double.POSITIVE_INFINITY), "b0");
    refused(() -> pose.bone(0).scale(Double.NaN, 1), "b0");
    refused(() -> pose.slot(0).color(0, 0, 0, Double.NaN), "s0");
  }

  @Test
  void whatIsSetIsReadAndMovesChildren() {
    PosedBone bone = pose.bone(0).position(10, 20).rotation(Math.PI / 2).scale(2, 1);
    pose.construct();
    assertEquals(10, bone.x());
    assertEquals(20, bone.y());
    assertEquals(Math.PI / 2, bone.rotation());
    assertEquals(2, bone.scaleX());
    assertEquals(1, bone.scaleY());
    assertEquals(6, pose.bone(1).worldX(), 1e-12);
    assertEquals(26, pose.bone(1).worldY(), 1e-12);
    assertEquals("b0", bone.bone().name());
    assertEquals(0, bone.index());
  }

  @Test
  void slotsShowWhatTheyAreTold() {
    PosedSlot slot = pose.slot("s0");
    assertEquals(0, slot.attachment());
    assertEquals(1, slot.attachment("shut").attachment());
    assertEquals(-1, slot.hide().attachment());
    assertEquals(0.25, slot.color(1, 1, 1, 0.25).color(3));
    assertEquals("s0", slot.slot().name());
    assertEquals(0, slot.index());
  }

  @Test
  void aSkinOfAnotherSkeletonIsRefused() {
    refused(() -> pose.shapes(new Skin("mine", List.of(), List.of())), "mine", "another skeleton");
  }
}
