package dev.limber.skelform.construct;

import static dev.limber.skelform.conformance.Vectors.array;
import static dev.limber.skelform.conformance.Vectors.cases;
import static dev.limber.skelform.conformance.Vectors.number;
import static dev.limber.skelform.conformance.Vectors.numbers;
import static dev.limber.skelform.conformance.Vectors.rows;
import static dev.limber.skelform.conformance.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.core.math.Trig;
import org.junit.jupiter.api.Test;

@NeedsReferenceData
class SolverConformanceTest {
  private static final double TOLERANCE = 5e-3;

  @Test
  void fabrikMatchesTheVectorsAfterOneAndTenRounds() {
    for (JsonObject c : cases("fabrik")) {
      check(c, "after1", 1);
      check(c, "after10", 10);
    }
  }

  private static void check(JsonObject c, String result, int rounds) {
    double[] points = numbers(c.get("points"));
    int n = points.length / 2;
    double[] x = new double[n];
    double[] y = new double[n];
    split(points, x, y);
    JsonArray target = array(c, "target");
    Fabrik.solve(x, y, n, number(target, 0), number(target, 1), new double[n], rounds);
    compare(c, numbers(c.get(result)), x, y);
  }

  @Test
  void arcMatchesTheVectors() {
    for (JsonObject c : cases("arc_ik")) {
      double[] points = numbers(c.get("points"));
      int n = points.length / 2;
      double[] x = new double[n];
      double[] y = new double[n];
      split(points, x, y);
      JsonArray target = array(c, "target");
      Arc.solve(x, y, n, number(target, 0), number(target, 1), new double[n]);
      if (text(c.get("quirk")).contains("Q-ARC-NAN")) {
        for (int i = 0; i < n; i++) {
          assertTrue(Double.isFinite(x[i] + y[i]), c.path());
        }
      } else {
        compare(c, numbers(c.get("result")), x, y);
      }
    }
  }

  private static void split(double[] points, double[] x, double[] y) {
    for (int i = 0; i < x.length; i++) {
      x[i] = points[2 * i];
      y[i] = points[2 * i + 1];
    }
  }

  private static void compare(JsonObject c, double[] expected, double[] x, double[] y) {
    for (int i = 0; i < x.length; i++) {
      assertEquals(expected[2 * i], x[i], TOLERANCE, c.path() + " x" + i);
      assertEquals(expected[2 * i + 1], y[i], TOLERANCE, c.path() + " y" + i);
    }
  }

  @Test
  void shortestTurnMatchesTheVectors() {
    for (JsonArray row : rows("shortest_angle_delta")) {
      double actual = Trig.shortestTurn(number(row, 0), number(row, 1));
      double apart = Trig.shortestTurn(number(row, 2), actual);
      assertEquals(0, apart, 1e-4, row.path());
    }
  }

  @Test
  void rotationMatchesTheVectors() {
    for (JsonArray row : rows("vec2")) {
      double x = number(row, 0);
      double y = number(row, 1);
      double cos = Trig.cos(number(row, 2));
      double sin = Trig.sin(number(row, 2));
      assertEquals(number(row, 3), x * cos - y * sin, TOLERANCE, row.path());
      assertEquals(number(row, 4), x * sin + y * cos, TOLERANCE, row.path());
    }
  }
}
