package dev.limber.skelform.draw;

import static dev.limber.skelform.draw.Pictures.bones;
import static dev.limber.skelform.draw.Pictures.constructed;
import static dev.limber.skelform.draw.Pictures.sprites;
import static dev.limber.skelform.draw.Pictures.styled;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is drawn, and what above what. */
class DrawOrderTest {
  /** Bone 0, its child 1 without a visual, that one's child 2, and the root 3. */
  private static ArmaturePose pose(int z0, int z2, int z3) {
    Armatures armatures = new Armatures().bone(-1, 0, 0).bone(0, 0, 0).bone(1, 0, 0).bone(-1, 0, 0);
    return constructed(styled(armatures.visual(0, z0).visual(2, z2).visual(3, z3)).build());
  }

  @Test
  void higherZindexIsDrawnAbove() {
    assertEquals(List.of(3, 0, 2), bones(sprites(pose(5, 9, -1))));
  }

  @Test
  void tiesAreDrawnInTheOrderOfTheBones() {
    assertEquals(List.of(2, 3, 0), bones(sprites(pose(5, 1, 1))));
    assertEquals(List.of(0, 2, 3), bones(sprites(pose(0, 0, 0))));
  }

  @Test
  void tiesGoByBoneAndNotByVisual() {
    Armatures armatures = new Armatures().bone(-1, 0, 0).bone(-1, 0, 0).bone(-1, 0, 0);
    // Visual 0 is on bone 2, visual 1 on bone 0, visual 2 on bone 1.
    ArmaturePose pose =
        constructed(styled(armatures.visual(2, 4).visual(0, 4).visual(1, 4)).build());
    SpriteList sprites = sprites(pose);
    assertEquals(List.of(0, 1, 2), bones(sprites));
    assertEquals(1, sprites.visual(0));
    assertEquals(0, sprites.visual(2));
  }

  @Test
  void theOrderFollowsChangesAndComesBack() {
    ArmaturePose pose = pose(0, 0, 0);
    pose.visual(0).zindex(7);
    assertEquals(List.of(2, 3, 0), bones(sprites(pose)));
    pose.visual(2).zindex(8);
    pose.visual(1).zindex(8);
    assertEquals(List.of(0, 2, 3), bones(sprites(pose)));
    pose.reset();
    assertEquals(List.of(0, 2, 3), bones(sprites(pose)));
  }

  @Test
  void extremeDrawOrdersAreSortedToo() {
    assertEquals(List.of(2, 3, 0), bones(sprites(pose(Integer.MAX_VALUE, Integer.MIN_VALUE, -1))));
  }

  @Test
  void anyDrawOrderIsSorted() {
    int count = 30;
    Armatures armatures = new Armatures();
    IntStream.range(0, count).forEach(b -> armatures.bone(-1, 0, 0).visual(b, 0));
    ArmaturePose pose = constructed(styled(armatures).build());
    Random random = new Random(1);
    for (int round = 0; round < 50; round++) {
      int[] z = random.ints(count, -5, 5).toArray();
      IntStream.range(0, count).forEach(v -> pose.visual(v).zindex(z[v]));
      // Draw orders are small, so that one number can say order and bone.
      List<Integer> expected =
          IntStream.range(0, count)
              .map(b -> (z[b] + 5) * 100 + b)
              .sorted()
              .map(key -> key % 100)
              .boxed()
              .toList();
      assertEquals(expected, bones(sprites(pose)));
    }
  }

  @Test
  void hiddenBonesAreNotDrawn() {
    ArmaturePose pose = pose(0, 1, 2);
    pose.bone(3).hidden(true);
    assertEquals(List.of(0, 2), bones(sprites(pose)));
  }

  @Test
  void whatHangsOnAHiddenBoneIsNotDrawn() {
    ArmaturePose pose = pose(0, 1, 2);
    pose.bone(0).hidden(true);
    assertEquals(List.of(3), bones(sprites(pose)));
  }

  @Test
  void aHiddenBoneWithoutVisualHidesWhatHangsOnIt() {
    ArmaturePose pose = pose(0, 1, 2);
    pose.bone(1).hidden(true);
    assertEquals(List.of(0, 3), bones(sprites(pose)));
    pose.bone(1).hidden(false);
    assertEquals(List.of(0, 2, 3), bones(sprites(pose)));
  }

  @Test
  void bonesWithoutVisualDrawNothing() {
    ArmaturePose pose = constructed(styled(new Armatures().bone(-1, 0, 0)).build());
    assertEquals(0, sprites(pose).size());
  }
}
