package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.SkelForm;
import org.junit.jupiter.api.Test;

/** Where the options of construct put a character on a screen whose y points down. */
class ScreenTest {
  private static PosedBone placed(ConstructOptions options) {
    ArmaturePose pose = new Armatures().bone(-1, 10, 20, 0.5, 2, -3).build().newPose();
    pose.construct(options);
    return pose.bone(0);
  }

  private static void assertScreen(
      PosedBone bone, double x, double y, double rotation, double scaleX, double scaleY) {
    assertEquals(x, bone.screenX(), 1e-12);
    assertEquals(y, bone.screenY(), 1e-12);
    assertEquals(rotation, bone.screenRotation(), 1e-12);
    assertEquals(scaleX, bone.screenScaleX(), 1e-12);
    assertEquals(scaleY, bone.screenScaleY(), 1e-12);
  }

  @Test
  void withoutOptionsOnlyYAndRotationAreTurnedOver() {
    assertScreen(placed(ConstructOptions.DEFAULT), 10, -20, -0.5, 2, -3);
  }

  @Test
  void optionsScaleThenMove() {
    ConstructOptions options = ConstructOptions.DEFAULT.at(100, 200).scaled(3, 5);
    assertScreen(placed(options), 130, 100, -0.5, 6, -15);
  }

  @Test
  void aMirroredCharacterTurnsTheOtherWay() {
    assertScreen(placed(ConstructOptions.DEFAULT.scaled(-1, 1)), -10, -20, 0.5, -2, -3);
    assertScreen(placed(ConstructOptions.DEFAULT.scaled(1, -1)), 10, 20, 0.5, 2, 3);
  }

  @Test
  void aCharacterMirroredTwiceDoesNot() {
    assertScreen(placed(ConstructOptions.DEFAULT.scaled(-1, -1)), -10, 20, -0.5, -2, 3);
  }

  @Test
  void worldValuesStayInModelSpace() {
    PosedBone bone = placed(ConstructOptions.DEFAULT.at(100, 200).scaled(-3, 5));
    assertEquals(10, bone.worldX());
    assertEquals(20, bone.worldY());
    assertEquals(0.5, bone.worldRotation(), 1e-12);
    assertEquals(2, bone.worldScaleX());
  }

  @Test
  void plainConstructForgetsTheOptions() {
    ArmaturePose pose = new Armatures().bone(-1, 10, 20).build().newPose();
    pose.construct(ConstructOptions.DEFAULT.at(100, 200));
    assertEquals(110, pose.bone(0).screenX());
    pose.construct();
    assertEquals(10, pose.bone(0).screenX());
    assertEquals(ConstructOptions.DEFAULT, pose.options());
  }

  @Test
  void changedOptionsKeepTheRest() {
    ConstructOptions options = ConstructOptions.DEFAULT.at(1, 2).scaled(3, 4).moving(5, 6);
    assertEquals(new ConstructOptions(1, 2, 3, 4, 5, 6), options);
    assertEquals(new ConstructOptions(9, 8, 3, 4, 5, 6), options.at(9, 8));
  }

  @Test
  void exactlyOneNegativeAxisFacesLeft() {
    assertTrue(SkelForm.isFacingLeft(-1, 1));
    assertTrue(SkelForm.isFacingLeft(1, -1));
    assertFalse(SkelForm.isFacingLeft(1, 1));
    assertFalse(SkelForm.isFacingLeft(-1, -1));
    assertFalse(SkelForm.isFacingLeft(-0.0, 1));
  }

  @Test
  void facingLeftFlipsARotation() {
    assertEquals(-0.3, SkelForm.checkBoneFlip(0.3, -1, 1));
    assertEquals(0.3, SkelForm.checkBoneFlip(0.3, -1, -1));
    assertEquals(0.3, SkelForm.checkBoneFlip(0.3, 2, 2));
  }
}
