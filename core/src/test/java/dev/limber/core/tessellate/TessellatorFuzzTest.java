package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.nio.ByteBuffer;

/**
 * Any path gives finite triangles, and without a fringe none that reach beyond the path. A plain
 * build replays the stored inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class TessellatorFuzzTest {
  private static final PathOp[] OPS = PathOp.values();

  @FuzzTest(maxDuration = "60s")
  void anyPathGivesFiniteTriangles(byte[] bytes) {
    ByteBuffer input = ByteBuffer.wrap(bytes);
    Path path = new Path();
    double reach = 0;
    while (input.remaining() >= 1) {
      int head = input.get() & 0xff;
      PathOp op = OPS[head % OPS.length];
      // Small whole numbers make the coincidences that are hard; some raw doubles the rest.
      boolean raw = head >= 240;
      if (input.remaining() < op.points() * (raw ? 16 : 2)) {
        break;
      }
      path.op(op);
      for (int i = 0; i < op.points(); i++) {
        double x = raw ? input.getDouble() : input.get();
        double y = raw ? input.getDouble() : input.get();
        path.point(x, y);
        // Steps with other points are left out, as those with NaN are.
        double farther = Math.abs(x) > Math.abs(y) ? Math.abs(x) : Math.abs(y);
        reach = farther > reach && farther <= Flattener.FARTHEST ? farther : reach;
      }
    }
    View view = new View();
    Mesh mesh = new Tessellator().fringe(0).fill(path, view);
    TessellatorTest.check(mesh);
    for (int i = 0; i < 2 * mesh.cornerCount(); i++) {
      assertTrue(Math.abs(mesh.positions()[i]) <= reach * 1.001 + 0.01);
    }
    Tessellator smooth = new Tessellator();
    TessellatorTest.check(smooth.fill(path, view));
    TessellatorTest.check(smooth.stroke(path, Stroke.round(3), view));
    Stroke pointed = new Stroke(3, LineJoin.MITER, LineCap.SQUARE, 4);
    TessellatorTest.check(smooth.stroke(path, pointed, view));
  }
}
