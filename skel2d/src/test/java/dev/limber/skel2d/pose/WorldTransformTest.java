package dev.limber.skel2d.pose;

import static dev.limber.skel2d.pose.Sketch.Flag.FLIP_X;
import static dev.limber.skel2d.pose.Sketch.Flag.FLIP_Y;
import static dev.limber.skel2d.pose.Sketch.Flag.NO_ROT;
import static dev.limber.skel2d.pose.Sketch.Flag.NO_SCALE;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.oracle.RandomSkeleton;
import org.junit.jupiter.api.Test;

/** World transforms with numbers that can be checked by hand. */
class WorldTransformTest {
  private static void assertWorld(Sketch sketch, int bone, double... want) {
    assertWorld(sketch.pose(), bone, want);
  }

  private static void assertWorld(SkeletonPose pose, int bone, double... want) {
    double[] got = new double[6];
    for (int i = 0; i < 6; i++) {
      got[i] = pose.bone(bone).matrix(i);
    }
    assertArrayEquals(want, got, 1e-12);
  }

  @Test
  void aBoneAtTheTopIsItsOwnTransform() {
    assertWorld(new Sketch().bone(-1, 5, 6, 90, 2, 3), 0, 0, 2, -3, 0, 5, 6);
  }

  @Test
  void childrenTurnGrowAndMoveWithTheirParent() {
    Sketch sketch = new Sketch().bone(-1, 5, 6, 90, 2, 3).bone(0, 10, 1, 90, 4, 5);
    assertWorld(sketch, 1, -8, 0, 0, -15, 5 - 3, 6 + 20);
  }

  @Test
  void scaleNeverSkews() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 0, 2, 1).bone(0, 0, 0, 90, 1, 1);
    assertWorld(sketch, 1, 0, 2, -1, 0, 0, 0);
  }

  @Test
  void noRotKeepsOnlyItsOwnRotation() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 90, 2, 3).bone(0, 1, 0, 0, 1, 1, NO_ROT);
    assertWorld(sketch, 1, 2, 0, 0, 3, 0, 2);
  }

  @Test
  void noScaleKeepsOnlyItsOwnScale() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 90, 2, 3).bone(0, 1, 0, 0, 5, 1, NO_SCALE);
    assertWorld(sketch, 1, 0, 5, -1, 0, 0, 2);
  }

  @Test
  void flipsMirrorAlongTheSkeletonsAxes() {
    Sketch sketch = new Sketch().bone(-1, 7, 0, 90, 2, 3, FLIP_X).bone(0, 10, 1, 0, 1, 1);
    assertWorld(sketch, 0, 0, 2, 3, 0, 7, 0);
    assertWorld(sketch, 1, 0, 2, 3, 0, 10, 20);
  }

  @Test
  void childrenOfAFlippedBoneTurnTheOtherWay() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 0, 1, 1, FLIP_Y).bone(0, 1, 0, 90, 1, 1);
    assertWorld(sketch, 1, 0, -1, -1, 0, 1, 0);
  }

  @Test
  void twoFlipsAreHalfATurn() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 0, 1, 1, FLIP_X).bone(0, 1, 0, 90, 1, 1, FLIP_Y);
    assertWorld(sketch, 1, 0, -1, 1, 0, -1, 0);
  }

  @Test
  void flipsPassOnEvenWithoutRotationAndScale() {
    Sketch sketch =
        new Sketch().bone(-1, 0, 0, 90, 2, 2, FLIP_X).bone(0, 0, 0, 0, 1, 1, NO_ROT, NO_SCALE);
    assertWorld(sketch, 1, -1, 0, 0, 1, 0, 0);
  }

  @Test
  void aNegativeScaleMirrorsAlongTheBonesAxes() {
    Sketch sketch = new Sketch().bone(-1, 0, 0, 90, -1, 1).bone(0, 1, 0, 0, 1, 1);
    assertWorld(sketch, 1, 0, -1, -1, 0, 0, -1);
  }

  @Test
  void belowAScaleOfZeroEverythingIsFinite() {
    Sketch sketch =
        new Sketch()
            .bone(-1, 1, 2, 90, 0, 3)
            .bone(0, 10, 1, 0, 1, 1)
            .bone(1, 1, 1, 0, 2, 2, NO_SCALE);
    assertWorld(sketch, 1, 0, 0, -3, 0, 1 - 3, 2);
    assertWorld(sketch, 2, 0, 2, -2, 0, 1 - 3 - 3, 2);
  }

  @Test
  void bonesMayBeFlippedByHand() {
    SkeletonPose pose = new Sketch().bone(-1, 7, 0, 0, 1, 1).bone(0, 10, 0, 0, 1, 1).pose();
    pose.bone(0).flip(true, false);
    pose.construct();
    assertWorld(pose, 1, -1, 0, 0, 1, -3, 0);
    pose.bone(0).flip(false, false);
    pose.construct();
    assertWorld(pose, 1, 1, 0, 0, 1, 17, 0);
  }

  @Test
  void worldRotationIsTheDirectionOfTheXAxis() {
    SkeletonPose pose = new Sketch().bone(-1, 0, 0, 60, 1, 1, FLIP_X).pose();
    assertEquals(Math.toRadians(120), pose.bone(0).worldRotation(), 1e-12);
  }

  @Test
  void bonesNeedNotBeSortedByDepth() {
    Sketch sketch =
        new Sketch().bone(-1, 1, 0, 0, 1, 1).bone(0, 1, 0, 0, 1, 1).bone(1, 1, 0, 0, 1, 1);
    sketch.bone(-1, 50, 0, 0, 1, 1).bone(3, 1, 0, 0, 1, 1).bone(2, 1, 0, 0, 1, 1);
    assertWorld(sketch, 5, 1, 0, 0, 1, 4, 0);
    assertWorld(sketch, 4, 1, 0, 0, 1, 51, 0);
  }

  @Test
  void beingAbleToFlipDoesNotChangeABit() {
    for (int seed = 0; seed < 60; seed += 3) { // every third has no flips
      Skeleton skeleton = RandomSkeleton.make(seed);
      SkeletonPose plain = new SkeletonPose(skeleton);
      SkeletonPose touched = new SkeletonPose(skeleton);
      touched.bone(0).flip(false, false);
      touched.construct();
      assertArrayEquals(plain.worldValues(), touched.worldValues(), "seed " + seed);
    }
  }
}
