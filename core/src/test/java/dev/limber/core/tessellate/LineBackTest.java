package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Lines that run back over themselves cover, in every direction, what they cover in one. */
class LineBackTest {
  private static final int DIRECTIONS = 2_003;
  private static final double[] LENGTHS = {3, 17.3, 60, 411.7};
  private static final double[] WIDTHS = {1, 2.5};

  /** What rounding to 1/1024 of a pixel does to a strip, for each pixel of its border. */
  private static final double ROUNDING = 0.001;

  private final Tessellator tessellator = new Tessellator().fringe(0).tolerance(0.0005);

  /** How a line comes back, and how much of its ends it covers in joins and in caps. */
  private enum Back {
    TO_THE_START(1, 1),
    A_PART_OF_THE_WAY(1, 1),
    THERE_AND_BACK_AGAIN(2, 0),
    CLOSED(2, 0);

    final int joins;
    final int caps;

    Back(int joins, int caps) {
      this.joins = joins;
      this.caps = caps;
    }

    Path path(double x, double y, double toX, double toY) {
      Path path = new Path().moveTo(x, y).lineTo(toX, toY);
      return switch (this) {
        case TO_THE_START -> path.lineTo(x, y);
        // Two parts in five, which is more than a cap needs to be hidden.
        case A_PART_OF_THE_WAY -> path.lineTo(x + 0.4 * (toX - x), y + 0.4 * (toY - y));
        case THERE_AND_BACK_AGAIN -> path.lineTo(x, y).lineTo(middle(x, toX), middle(y, toY));
        case CLOSED -> path.lineTo(middle(x, toX), middle(y, toY)).close();
      };
    }

    private static double middle(double from, double to) {
      return from + 0.55 * (to - from);
    }

    double ink(double length, Stroke stroke) {
      double width = stroke.width();
      double disc = Math.PI * width * width / 8;
      double join = stroke.join() == LineJoin.ROUND ? disc : 0;
      double cap =
          switch (stroke.cap()) {
            case BUTT -> 0;
            case SQUARE -> width * width / 2;
            case ROUND -> disc;
          };
      // Where it turns at its start, cap and join cover each other.
      double start = this == THERE_AND_BACK_AGAIN ? Math.max(join, cap) - join : 0;
      return length * width + joins * join + caps * cap + start;
    }
  }

  @TestFactory
  Stream<DynamicTest> theInkIsThatOfOneLine() {
    return Stream.of(Back.values())
        .flatMap(
            back ->
                Stream.of(LineJoin.values())
                    .flatMap(
                        join ->
                            Stream.of(LineCap.values())
                                .map(
                                    cap ->
                                        DynamicTest.dynamicTest(
                                            back + " " + join.word() + " " + cap.word(),
                                            () -> check(back, join, cap)))));
  }

  private void check(Back back, LineJoin join, LineCap cap) {
    for (int i = 0; i < DIRECTIONS; i++) {
      double angle = 2 * Math.PI * i / DIRECTIONS;
      double length = LENGTHS[i % LENGTHS.length];
      Stroke stroke = new Stroke(WIDTHS[i % WIDTHS.length], join, cap, 4);
      double c = Math.cos(angle);
      double s = Math.sin(angle);
      String where = length + " long, direction " + i;
      double expected = back.ink(length, stroke);
      double slack = 2 * length * ROUNDING + 0.01;
      // Once turned in the model, where ends are rounded as doubles are, once by the view.
      Path turned = back.path(13.37, -7.77, 13.37 + length * c, -7.77 + length * s);
      Mesh mesh = tessellator.stroke(turned, stroke, new View());
      assertEquals(expected, mesh.ink(), slack, where + " in the model");
      Path level = back.path(0, 0, length, 0);
      mesh = tessellator.stroke(level, stroke, new View().set(c, s, -s, c, 100.3, 77.7));
      assertEquals(expected, mesh.ink(), slack, where + " on the canvas");
    }
  }

  @Test
  void manyLinesOverEachOtherCoverWhatIsNear() {
    Stroke line = Stroke.round(4);
    for (int seed = 0; seed < 20; seed++) {
      Path path = RandomPaths.make("collinear", new Random(seed));
      double expected = inkNear(path, line.width() / 2);
      for (int i = 0; i < 100; i++) {
        double angle = 2 * Math.PI * i / 100;
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        View view = new View().set(c, s, -s, c, 200, 150);
        double ink = tessellator.stroke(path, line, view).ink();
        assertEquals(expected, ink, 0.005 * expected, "seed " + seed + ", direction " + i);
      }
    }
  }

  /** Counts points of a fine raster. */
  private static double inkNear(Path path, double distance) {
    Contours flat = new Contours();
    new Flattener().flatten(path, 0.001, flat);
    List<double[]> edges = SlowGeometry.edges(flat);
    double step = 0.103;
    int count = 0;
    for (double y = -3; y < 103; y += step) {
      for (double x = -3; x < 103; x += step) {
        if (SlowGeometry.distance(edges, x, y) < distance) {
          count++;
        }
      }
    }
    return count * step * step;
  }
}
