package dev.limber.skelform.draw;

import static dev.limber.skelform.draw.Pictures.constructed;
import static dev.limber.skelform.draw.Pictures.styled;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.canvas.View;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Boxes for textures of 20 by 10 whose atlas is missing. */
class MissingImageTest {
  private static String box(ArmaturePose pose) {
    pose.images(MissingImage::new);
    BoundsCanvas canvas = new BoundsCanvas();
    canvas.begin(new View());
    pose.draw(canvas);
    canvas.end();
    return canvas.bounds().toString();
  }

  private static String sprite(ArmaturePose pose) {
    BoundsCanvas canvas = new BoundsCanvas();
    canvas.begin(new View());
    SpriteList sprites = pose.sprites(pose.styles());
    for (int c = 0; c < sprites.cornerCount(0); c++) {
      canvas.bounds().include(sprites.x(0, c), sprites.y(0, c));
    }
    return canvas.bounds().toString();
  }

  private static ArmaturePose pose(Armatures armatures) {
    return constructed(styled(armatures).build());
  }

  @Test
  void theBoxLiesWhereTheSpriteWould() {
    for (double scaleX : new double[] {1, 3, -1}) {
      Armatures turned = new Armatures().bone(-1, 100, 50, Math.PI / 2, scaleX, 2).visual(0, 0);
      ArmaturePose pose = pose(turned);
      assertEquals(sprite(pose), box(pose));
    }
  }

  @Test
  void theBoxLiesAroundAMesh() {
    Mesh mesh =
        new Mesh(
            List.of(
                new Mesh.Vertex(-9, 2, 0, 0),
                new Mesh.Vertex(7, 8, 1, 0),
                new Mesh.Vertex(3, -5, 1, 1)),
            List.of(0, 1, 2),
            List.of());
    ArmaturePose pose =
        pose(new Armatures().bone(-1, 10, 20, 0, 1, 1).visual(0, 0, Pivot.CENTRE, mesh));
    assertEquals(sprite(pose), box(pose));
  }

  @Test
  void whatCannotBeSeenHasNoBox() {
    ArmaturePose pose = pose(new Armatures().bone(-1, 0, 0).visual(0, 0));
    pose.visual(0).tint(1, 1, 1, 0);
    assertEquals(new BoundsCanvas().bounds().toString(), box(pose));
  }

  @Test
  void theBoxBelongsToItsPart() {
    ArmaturePose pose = pose(new Armatures().bone(-1, 0, 0).visual(0, 0));
    pose.images(MissingImage::new);
    DrawList list = new DrawList();
    list.begin(new View());
    pose.draw(list);
    list.end();
    assertTrue(list.size() > 0);
    for (int i = 0; i < list.size(); i++) {
      assertEquals(DrawItem.Kind.FILL, list.item(i).kind());
      assertEquals(0, list.item(i).part());
    }
  }
}
