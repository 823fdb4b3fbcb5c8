package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MeshMemoryTest {
  private static final int TURNS = 40;

  private final Tessellator tessellator = new Tessellator();
  private final MeshMemory memory = new MeshMemory(tessellator);
  private final Tessellator fresh = new Tessellator();
  private final Random random = new Random(11);

  private View somewhere(double scale) {
    double angle = 7 * random.nextDouble();
    double c = scale * Math.cos(angle);
    double s = scale * Math.sin(angle);
    return new View().set(c, s, -s, c, 900 * random.nextDouble(), 600 * random.nextDouble());
  }

  private static Path drop() {
    return new Path().moveTo(0, 0).cubicTo(30, 10, 40, 60, 0, 50).quadTo(-25, 20, -4, 3).close();
  }

  /**
   * A mesh from memory is the tessellator's own, whose next shape overwrites it, when it is new.
   */
  private boolean isKnown(Path path, View view) {
    return memory.fill(path, view) != tessellator.fill(new Path(), view);
  }

  @Test
  void aTurnedShapeIsKnownFromTheThirdTimeOn() {
    Path drop = drop();
    assertEquals(false, isKnown(drop, somewhere(2)));
    assertEquals(false, isKnown(drop, somewhere(2)));
    assertTrue(isKnown(drop, somewhere(2)));
  }

  @Test
  void knownShapesHaveTheSameInkInTheSamePlace() {
    tessellator.fringe(0);
    fresh.fringe(0);
    Stroke line = new Stroke(4, LineJoin.ROUND, LineCap.ROUND, 4);
    for (String sort : RandomPaths.SORTS) {
      Path path = RandomPaths.make(sort, new Random(5));
      for (int i = 0; i < TURNS; i++) {
        View view = somewhere(0.5);
        same(fresh.fill(path, view), memory.fill(path, view), sort + " filled");
        same(fresh.stroke(path, line, view), memory.stroke(path, line, view), sort + " lined");
      }
    }
  }

  /** Meshes of one shape may have other triangles; what they cover and where is compared. */
  private static void same(Mesh expected, Mesh actual, String what) {
    assertEquals(expected.ink(), actual.ink(), 0.5 + 0.002 * expected.ink(), what);
    for (int axis = 0; axis < 2; axis++) {
      assertEquals(least(expected, axis, 1), least(actual, axis, 1), 0.05, what + " from");
      assertEquals(least(expected, axis, -1), least(actual, axis, -1), 0.05, what + " to");
    }
  }

  private static double least(Mesh mesh, int axis, int sign) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < mesh.cornerCount(); i++) {
      least = Math.min(least, sign * mesh.positions()[2 * i + axis]);
    }
    return least;
  }

  @Test
  void anotherSizeFormOrMirrorImageIsAnotherShape() {
    for (int i = 0; i < 3; i++) {
      memory.fill(drop(), somewhere(2));
    }
    assertTrue(isKnown(drop(), somewhere(2)));
    assertEquals(false, isKnown(drop(), somewhere(2.001)));
    assertEquals(false, isKnown(drop(), View.at(10, 10, 2)), "mirrored");
    Path other =
        new Path().moveTo(0, 0).cubicTo(30, 10, 40, 60, 0, 50).quadTo(-25, 20, -4, 3.05).close();
    assertEquals(false, isKnown(other, somewhere(2)));
  }

  @Test
  void theSamePointsWithOtherStepsAreAnotherShape() {
    Path lines = new Path().moveTo(0, 0).lineTo(50, 0).lineTo(50, 50).close();
    Path curve = new Path().moveTo(0, 0).quadTo(50, 0, 50, 50).close();
    for (int i = 0; i < 3; i++) {
      memory.fill(lines, somewhere(1));
      memory.fill(curve, somewhere(1));
    }
    View view = somewhere(1);
    same(fresh.fill(lines, view), memory.fill(lines, view), "lines");
    same(fresh.fill(curve, view), memory.fill(curve, view), "curve");
  }

  @Test
  void linesOfOtherLooksAreOtherShapes() {
    Path path = new Path().moveTo(0, 0).lineTo(60, 0).lineTo(60, 60);
    Stroke[] strokes = {
      Stroke.round(6), Stroke.round(6.01), new Stroke(6, LineJoin.MITER, LineCap.BUTT, 4)
    };
    for (int i = 0; i < 5; i++) {
      for (Stroke stroke : strokes) {
        View view = somewhere(1);
        same(
            fresh.stroke(path, stroke, view), memory.stroke(path, stroke, view), stroke.toString());
      }
    }
  }

  @Test
  void aWidthThatCancelsTheKeyOfItsPathIsDrawn() {
    Path path = new Path();
    int key = 0;
    for (int length = 1; key < 2 || key > 1 << 20; length++) {
      path.clear().moveTo(0, 0).lineTo(length, 0);
      int cell = MeshMemory.cell((double) length * length);
      key = MeshMemory.mixed(MeshMemory.mixed(MeshMemory.mixed(2, 2), MeshMemory.cell(0)), cell);
      key = MeshMemory.mixed(key, cell);
    }
    // Mixed with itself, the key of the path would be 0, which stands for no shape.
    double width = 0;
    while (MeshMemory.cell(width) + 1 < key) {
      width += 0.1;
    }
    Stroke wide = new Stroke(width, LineJoin.MITER, LineCap.BUTT, 4);
    for (int i = 0; i < 3; i++) {
      same(
          fresh.stroke(path, wide, new View()),
          memory.stroke(path, wide, new View()),
          "width " + width);
    }
  }

  @Test
  void aStretchedLineIsNotTurned() {
    Path path = new Path().moveTo(0, 0).lineTo(60, 20).lineTo(60, 60);
    for (int i = 0; i < 5; i++) {
      View stretched = new View().set(3, 0, 0, 1, i, 0);
      same(
          fresh.stroke(path, Stroke.round(6), stretched),
          memory.stroke(path, Stroke.round(6), stretched),
          "stretched");
    }
  }

  @Test
  void anotherFringeMakesItForget() {
    for (int i = 0; i < 3; i++) {
      memory.fill(drop(), somewhere(2));
    }
    tessellator.fringe(3);
    fresh.fringe(3);
    View view = somewhere(2);
    same(fresh.fill(drop(), view), memory.fill(drop(), view), "wider");
  }

  @Test
  void pointsThatAreNoNumbersAreLeftToTheTessellator() {
    Path broken = new Path().moveTo(0, 0).lineTo(Double.NaN, 1).lineTo(9, 9).lineTo(0, 9).close();
    for (int i = 0; i < 4; i++) {
      View view = somewhere(1);
      same(fresh.fill(broken, view), memory.fill(broken, view), "NaN");
      assertTrue(memory.fill(new Path(), view).isEmpty());
      assertTrue(memory.fill(new Path().moveTo(3, 3).lineTo(3, 3).close(), view).isEmpty());
    }
  }

  @Test
  void moreShapesThanThereIsRoomForAreAllDrawn() {
    for (int i = 0; i < 3 * MeshMemory.ENTRIES; i++) {
      Path path = triangle(0.1 * i);
      for (int k = 0; k < 3; k++) {
        View view = somewhere(1);
        Mesh expected = fresh.fill(path, view);
        Mesh actual = memory.fill(path, view);
        assertNotSame(expected, actual);
        same(expected, actual, "triangle " + i);
      }
    }
  }

  @Test
  void aSceneOfManyShapesIsKnownAfterSomeFramesOfDeformingOnes() {
    int shapes = MeshMemory.ENTRIES / 8;
    for (int frame = 0; frame < 2 * MeshMemory.ENTRIES; frame++) {
      memory.fill(triangle(0.001 * frame), somewhere(1));
    }
    int known = 0;
    for (int frame = 0; frame < 4; frame++) {
      known = 0;
      for (int i = 0; i < shapes; i++) {
        known += isKnown(triangle(7 + 0.1 * i), somewhere(1)) ? 1 : 0;
      }
    }
    // Some share a set with too many others and take turns.
    assertTrue(known > 0.9 * shapes, known + " of " + shapes);
  }

  private static Path triangle(double side) {
    return new Path().moveTo(0, 0).lineTo(20 + side, 0).lineTo(30, 40).close();
  }

  @Test
  void rememberingAllocatesNothingOnceWarm() {
    Path drop = drop();
    View[] views = new View[TURNS];
    for (int i = 0; i < TURNS; i++) {
      views[i] = somewhere(2);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    Mesh first = memory.fill(drop, views[0]);
    for (int round = 0; round < 4; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (View view : views) {
        first = memory.fill(drop, view);
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertSame(first, memory.fill(drop, views[3]));
    assertTrue(best < TURNS, best + " bytes");
  }
}
