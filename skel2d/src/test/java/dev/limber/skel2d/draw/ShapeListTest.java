package dev.limber.skel2d.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skel2d.pose.Sketch;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Outlines, colours and matrices with numbers that can be checked by hand. */
class ShapeListTest {
  private static final Placement AT = Placement.IDENTITY;
  private static final double K = 0.5522847493;

  private static ShapeList shapes(Sketch sketch) {
    SkeletonPose pose = sketch.pose();
    return pose.shapes(pose.skeleton().defaultSkin());
  }

  private static Sketch bone() {
    return new Sketch().bone(-1, 100, 0, 90, 1, 1);
  }

  private static Sketch ground(Attachment attachment) {
    return new Sketch().bone(-1, 0, 0, 0, 1, 1).slot(0, Rgba.WHITE, attachment);
  }

  /** Writes an outline as text, numbers rounded to four places. */
  private static String outline(ShapeList shapes, int shape) {
    StringBuilder text = new StringBuilder();
    for (int op = 0, point = 0; op < shapes.opCount(shape); op++) {
      text.append(op == 0 ? "" : " ").append(shapes.letter(shape, op));
      for (int end = point + shapes.op(shape, op).points(); point < end; point++) {
        text.append(' ').append(round(shapes.x(shape, point)));
        text.append(',').append(round(shapes.y(shape, point)));
      }
    }
    return text.toString();
  }

  private static String round(double value) {
    double rounded = Math.rint(value * 1e4) / 1e4 + 0.0;
    return rounded == (int) rounded ? "" + (int) rounded : "" + rounded;
  }

  private static PathCommand.Point point(double x, double y, int bone) {
    return new PathCommand.Point(x, y, bone);
  }

  private static Attachment path(PathCommand... commands) {
    return new Attachment.Path("p", 0, AT, Paint.DEFAULT, List.of(commands));
  }

  @Test
  void rectanglesStartBottomLeft() {
    Attachment rect = new Attachment.Rect("r", 0, AT, Paint.DEFAULT, 4, 2, 0);
    assertEquals("M -2,-1 L 2,-1 L 2,1 L -2,1 C", outline(shapes(ground(rect)), 0));
  }

  @Test
  void outlinesGoWithTheirBone() {
    Attachment rect = new Attachment.Rect("r", 0, AT, Paint.DEFAULT, 4, 2, 0);
    Sketch sketch = bone().slot(0, Rgba.WHITE, rect);
    assertEquals("M 101,-2 L 101,2 L 99,2 L 99,-2 C", outline(shapes(sketch), 0));
  }

  @Test
  void roundRectanglesStartOnTheLeftSide() {
    Attachment rect = new Attachment.Rect("r", 0, AT, Paint.DEFAULT, 40, 20, 5);
    assertEquals(
        "M -20,-5 L -20,5 B -20,7.7614 -17.7614,10 -15,10 L 15,10 B 17.7614,10 20,7.7614 20,5"
            + " L 20,-5 B 20,-7.7614 17.7614,-10 15,-10 L -15,-10 B -17.7614,-10 -20,-7.7614 -20,-5"
            + " C",
        outline(shapes(ground(rect)), 0));
  }

  @Test
  void cornersAreLimitedToHalfOfEachSide() {
    Attachment rect = new Attachment.Rect("r", 0, AT, Paint.DEFAULT, 40, -20, 15);
    ShapeList shapes = shapes(ground(rect));
    assertEquals("M -20,0 L -20,0 B -20", outline(shapes, 0).substring(0, 21));
    assertEquals(-10 * K, shapes.y(0, 2), 1e-12);
    assertEquals(-(5 + 15 * K), shapes.x(0, 3), 1e-12);
  }

  @Test
  void aTinyCornerIsNone() {
    Attachment rect = new Attachment.Rect("r", 0, AT, Paint.DEFAULT, 4, 2, 0.01);
    assertEquals(5, shapes(ground(rect)).opCount(0));
  }

  @Test
  void ellipsesStartOnTheLeftAndGoOverTheTop() {
    Attachment ellipse = new Attachment.Ellipse("e", 0, AT, Paint.DEFAULT, 10, 20);
    assertEquals(
        "M -10,0 B -10,11.0457 -5.5228,20 0,20 B 5.5228,20 10,11.0457 10,0"
            + " B 10,-11.0457 5.5228,-20 0,-20 B -5.5228,-20 -10,-11.0457 -10,0 C",
        outline(shapes(ground(ellipse)), 0));
  }

  @Test
  void pathsEndAtTheFirstCloseAndStartAtTheLastMoveBefore() {
    Attachment path =
        path(
            PathCommand.of(PathOp.MOVE, point(1, 1, 0)),
            PathCommand.of(PathOp.LINE, point(2, 2, 0)),
            PathCommand.of(PathOp.MOVE, point(3, 3, 0)),
            PathCommand.of(PathOp.QUAD, point(4, 4, 0), point(5, 5, 0)),
            PathCommand.of(PathOp.CLOSE),
            PathCommand.of(PathOp.MOVE, point(6, 6, 0)));
    ShapeList shapes = shapes(ground(path));
    assertEquals("M 3,3 Q 4,4 5,5 C", outline(shapes, 0));
    assertTrue(shapes.isClosed(0));
  }

  @Test
  void openPathsAreNotClosedEvenIfTheyEndWhereTheyStart() {
    PathCommand.Point start = point(1, 1, 0);
    Attachment path =
        path(
            PathCommand.of(PathOp.MOVE, start),
            PathCommand.of(PathOp.LINE, point(2, 2, 0)),
            PathCommand.of(PathOp.LINE, start));
    assertFalse(shapes(ground(path)).isClosed(0));
  }

  @Test
  void anEmptyPathHasNoOperations() {
    ShapeList shapes = shapes(ground(path()));
    assertEquals(1, shapes.size());
    assertEquals(0, shapes.opCount(0));
    assertEquals(0, shapes.pointCount(0));
    assertFalse(shapes.isClosed(0));
  }

  @Test
  void pointsOfOtherBonesStayWhereTheirBonePutsThem() {
    Attachment path =
        path(
            PathCommand.of(PathOp.MOVE, point(1, 0, 0)),
            PathCommand.of(PathOp.LINE, point(1, 0, 1)));
    Sketch sketch = bone().bone(-1, 7, 8, 180, 1, 1).slot(0, Rgba.WHITE, path);
    ShapeList shapes = shapes(sketch);
    assertEquals("M 100,1 L 6,8", outline(shapes, 0));
    assertEquals(List.of(0, 1), List.of(shapes.bone(0, 0), shapes.bone(0, 1)));
  }

  @Test
  void pointsOfOtherBonesGoThroughTheAttachmentToo() {
    Attachment path =
        new Attachment.Path(
            "p",
            0,
            new Placement(10, 0, 0, 2, 2),
            Paint.DEFAULT,
            List.of(PathCommand.of(PathOp.MOVE, point(1, 0, 1))));
    // The point is at 6,8 in the world: 8 along and 94 beside the owner, which is turned by 90.
    // The attachment makes that 26 along and 188 beside.
    Sketch sketch = bone().bone(-1, 7, 8, 180, 1, 1).slot(0, Rgba.WHITE, path);
    assertEquals("M -88,26", outline(shapes(sketch), 0));
  }

  @Test
  void aFlatOwnerTakesWorldPointsAsItsOwn() {
    Attachment path = path(PathCommand.of(PathOp.MOVE, point(2, 3, 1)));
    Sketch sketch = new Sketch().bone(-1, 5, 5, 0, 0.001, 0.0001);
    sketch.bone(-1, 100, 200, 0, 1, 1).slot(0, Rgba.WHITE, path);
    assertEquals("M 5.102,5.0203", outline(shapes(sketch), 0));
  }

  @Test
  void coloursAreSlotTimesAttachment() {
    Paint paint =
        new Paint(
            3,
            10,
            Paint.DEFAULT.join(),
            Paint.DEFAULT.cap(),
            new Rgba(1, 0.5, 0, 0.5),
            new Rgba(0.5, 1, 1, 1));
    Attachment circle = new Attachment.Circle("c", 0, AT, paint, 2);
    ShapeList shapes = shapes(bone().slot(0, new Rgba(0.5, 0.5, 2, 0.5), circle));
    assertEquals(List.of(0.25, 0.5, 2.0, 0.5), parts(i -> shapes.fill(0, i)));
    assertEquals(List.of(0.5, 0.25, 0.0, 0.25), parts(i -> shapes.line(0, i)));
    assertEquals(List.of(0.5, 0.5, 2.0, 0.5), parts(i -> shapes.tint(0, i)));
    assertEquals(3, shapes.paint(0).lineWidth());
  }

  private static List<Double> parts(java.util.function.IntFunction<Double> part) {
    return Stream.of(0, 1, 2, 3).map(i -> part.apply(i)).toList();
  }

  @Test
  void spritesHaveAMatrixAndNoOutline() {
    Attachment sprite = new Attachment.Sprite("i", 0, new Placement(1, 2, 0, 3, 4), "i.png");
    ShapeList shapes = shapes(bone().slot(0, Rgba.WHITE, sprite));
    double[] want = {0, 3, -4, 0, 98, 1};
    for (int i = 0; i < 6; i++) {
      assertEquals(want[i], shapes.matrix(0, i), 1e-12);
    }
    assertEquals(0, shapes.opCount(0));
    assertThrows(IllegalArgumentException.class, () -> shapes.fill(0, 0));
  }

  @Test
  void hiddenSlotsAreLeftOut() {
    SkeletonPose pose =
        bone()
            .slot(0, Rgba.WHITE, new Attachment.Circle("a", 0, AT, Paint.DEFAULT, 1))
            .slot(0, Rgba.WHITE, new Attachment.Circle("b", 1, AT, Paint.DEFAULT, 2))
            .slot(0, Rgba.WHITE)
            .pose();
    assertEquals(2, pose.shapes(pose.skeleton().defaultSkin()).size());
    pose.slot(0).hide();
    ShapeList shapes = pose.shapes(pose.skeleton().defaultSkin());
    assertEquals(1, shapes.size());
    assertEquals(1, shapes.slot(0));
    assertEquals("b", shapes.attachment(0).name());
  }

  @Test
  void whatIsNotThereIsRefused() {
    ShapeList shapes = shapes(bone().slot(0, Rgba.WHITE, path()));
    assertThrows(IllegalArgumentException.class, () -> shapes.slot(1));
    assertThrows(IllegalArgumentException.class, () -> shapes.slot(-1));
    assertThrows(IllegalArgumentException.class, () -> shapes.x(0, 0));
    assertThrows(IllegalArgumentException.class, () -> shapes.bone(0, 0));
    assertThrows(IllegalArgumentException.class, () -> shapes.matrix(0, 6));
    assertThrows(IllegalArgumentException.class, () -> shapes.tint(0, 4));
  }
}
