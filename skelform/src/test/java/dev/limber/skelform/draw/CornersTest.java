package dev.limber.skelform.draw;

import static dev.limber.skelform.draw.Pictures.constructed;
import static dev.limber.skelform.draw.Pictures.sprites;
import static dev.limber.skelform.draw.Pictures.styled;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the corners of a picture of 20 by 10 lie, y up: top left, then clockwise. */
class CornersTest {
  private static final double QUARTER = Math.PI / 2;

  private static SpriteList drawn(Armatures armatures) {
    return sprites(constructed(styled(armatures).build()));
  }

  private static Armatures bone(double x, double y, double rotation, double sx, double sy) {
    return new Armatures().bone(-1, x, y, rotation, sx, sy);
  }

  private static void assertCorners(SpriteList sprites, double... expected) {
    for (int corner = 0; corner < 4; corner++) {
      assertEquals(expected[2 * corner], sprites.x(0, corner), 1e-12, "x of " + corner);
      assertEquals(expected[2 * corner + 1], sprites.y(0, corner), 1e-12, "y of " + corner);
    }
  }

  @Test
  void aPictureIsCentredOnItsBone() {
    SpriteList sprites = drawn(bone(100, 50, 0, 1, 1).visual(0, 0));
    assertCorners(sprites, 90, 55, 110, 55, 110, 45, 90, 45);
  }

  @Test
  void aPictureTurnsAndGrowsWithItsBone() {
    // Half sizes 20 and 5, turned a quarter: (x, y) becomes (-y, x).
    SpriteList sprites = drawn(bone(100, 50, QUARTER, 2, 1).visual(0, 0));
    assertCorners(sprites, 95, 30, 95, 70, 105, 70, 105, 30);
  }

  @Test
  void aNegativeScaleMirrorsThePicture() {
    SpriteList sprites = drawn(bone(0, 0, 0, -1, 1).visual(0, 0));
    assertCorners(sprites, 10, 5, -10, 5, -10, -5, 10, -5);
  }

  @Test
  void aScaleOfZeroLeavesAPoint() {
    SpriteList sprites = drawn(bone(3, 4, 1, 0, 0).visual(0, 0));
    assertCorners(sprites, 3, 4, 3, 4, 3, 4, 3, 4);
  }

  @Test
  void thePivotMovesByAFractionOfTheTexture() {
    Pivot pivot = new Pivot(0.5, -0.2, 0, 1, 1); // (10, -2)
    SpriteList sprites = drawn(bone(0, 0, 0, 1, 1).visual(0, 0, pivot, null));
    assertCorners(sprites, 0, 3, 20, 3, 20, -7, 0, -7);
  }

  @Test
  void thePivotsOffsetIsTurnedByTheBoneAndThenScaled() {
    // (10, 0) turned a quarter is (0, 10), times the scale (2, 3): (0, 30). Half sizes 20 and 15.
    Pivot pivot = new Pivot(0.5, 0, 0, 1, 1);
    SpriteList sprites = drawn(bone(0, 0, QUARTER, 2, 3).visual(0, 0, pivot, null));
    assertCorners(sprites, -15, 10, -15, 50, 15, 50, 15, 10);
  }

  @Test
  void thePivotTurnsThePictureAboutItsCentre() {
    Pivot pivot = new Pivot(0.5, 0, QUARTER, 1, 1); // The offset stays (10, 0).
    SpriteList sprites = drawn(bone(0, 0, 0, 1, 1).visual(0, 0, pivot, null));
    assertCorners(sprites, 5, -10, 5, 10, 15, 10, 15, -10);
  }

  @Test
  void thePivotScalesThePictureButNotItsOffset() {
    Pivot pivot = new Pivot(0.5, 0, 0, 2, 3); // Half sizes 20 and 15 around (10, 0).
    SpriteList sprites = drawn(bone(0, 0, 0, 1, 1).visual(0, 0, pivot, null));
    assertCorners(sprites, -10, 15, 30, 15, 30, -15, -10, -15);
  }

  @Test
  void aNegativeScaleMirrorsThePivotToo() {
    Pivot pivot = new Pivot(0.5, 0, 0, 1, 1); // (10, 0) becomes (-10, 0).
    SpriteList sprites = drawn(bone(0, 0, 0, -1, 1).visual(0, 0, pivot, null));
    assertCorners(sprites, 0, 5, -20, 5, -20, -5, 0, -5);
  }

  @Test
  void textureCoordinatesAreFractionsOfTheAtlas() {
    // 10 to 30 of 100 pixels across, 20 to 30 of 200 pixels down.
    SpriteList sprites = drawn(bone(0, 0, 0, 1, 1).visual(0, 0));
    double[] u = {0.1, 0.3, 0.3, 0.1};
    double[] v = {0.1, 0.1, 0.15, 0.15};
    for (int corner = 0; corner < 4; corner++) {
      assertEquals(u[corner], sprites.u(0, corner), 1e-12);
      assertEquals(v[corner], sprites.v(0, corner), 1e-12);
    }
  }

  @Test
  void aRectangleIsTwoTriangles() {
    SpriteList sprites = drawn(bone(0, 0, 0, 1, 1).visual(0, 0));
    assertFalse(sprites.isMesh(0));
    assertEquals(4, sprites.cornerCount(0));
    assertEquals(6, sprites.indexCount(0));
    int[] seen = new int[4];
    for (int i = 0; i < 6; i++) {
      seen[sprites.index(0, i)]++;
    }
    assertEquals(6, seen[0] + seen[1] + seen[2] + seen[3]);
    assertEquals(List.of(2, 1, 2, 1), List.of(seen[0], seen[1], seen[2], seen[3]));
  }

  @Test
  void aMeshShowsItsVerticesMovedByThePivot() {
    Mesh mesh =
        new Mesh(
            List.of(
                new Mesh.Vertex(0, 0, 0.5, 0.5),
                new Mesh.Vertex(1, 0, 1, 0),
                new Mesh.Vertex(0, 1, 0, 1)),
            List.of(2, 0, 1),
            List.of());
    Pivot pivot = new Pivot(0.5, 0.1, 0, 1, 1); // (10, 1), turned a quarter (-1, 10).
    SpriteList sprites = drawn(bone(100, 0, QUARTER, 1, 1).visual(0, 0, pivot, mesh));
    assertTrue(sprites.isMesh(0));
    assertEquals(3, sprites.cornerCount(0));
    assertEquals(99, sprites.x(0, 1), 1e-12);
    assertEquals(11, sprites.y(0, 1), 1e-12);
    // The middle of the texture: 20 of 100 and 25 of 200 pixels.
    assertEquals(0.2, sprites.u(0, 0), 1e-12);
    assertEquals(0.125, sprites.v(0, 0), 1e-12);
    assertEquals(List.of(2, 0, 1), triangles(sprites));
  }

  private static List<Integer> triangles(SpriteList sprites) {
    return List.of(sprites.index(0, 0), sprites.index(0, 1), sprites.index(0, 2));
  }

  @Test
  void theTintIsThatOfThePose() {
    ArmaturePose pose = constructed(styled(bone(0, 0, 0, 1, 1).visual(0, 0)).build());
    assertEquals(1, sprites(pose).tint(0, 3));
    pose.visual(0).tint(0.1, 0.2, 0.3, 0.4);
    for (int part = 0; part < 4; part++) {
      assertEquals((part + 1) / 10.0, sprites(pose).tint(0, part), 1e-12);
    }
  }

  @Test
  void whatIsNotThereIsRefused() {
    SpriteList sprites = drawn(bone(0, 0, 0, 1, 1).visual(0, 0));
    assertThrows(IllegalArgumentException.class, () -> sprites.texture(1));
    assertThrows(IllegalArgumentException.class, () -> sprites.bone(-1));
    assertThrows(IllegalArgumentException.class, () -> sprites.x(0, 4));
    assertThrows(IllegalArgumentException.class, () -> sprites.v(0, -1));
    assertThrows(IllegalArgumentException.class, () -> sprites.tint(0, 4));
  }
}
