package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TriangleCanvasTest {
  private static final int CALLS = 3000;

  private record Named(String name, int width, int height) implements Image {}

  private static final class Recorder extends TriangleCanvas {
    final List<String> calls = new ArrayList<>();
    float[] last = {};
    boolean silent;

    @Override
    protected void draw(@Nullable Image image, TriangleBatch batch) {
      if (!silent) {
        calls.add((image == null ? "-" : image.name()) + " " + batch.indexCount() / 3);
        last = batch.vertices().clone();
      }
      for (int i = 0; i < batch.indexCount(); i++) {
        assertTrue(batch.indices()[i] < batch.vertexCount());
      }
    }
  }

  private final Recorder canvas = new Recorder();
  private final Path square =
      new Path().moveTo(0, 0).lineTo(9, 0).lineTo(9, 9).lineTo(0, 9).close();
  private final Triangles quad =
      new Triangles().corner(0, 0, 0, 1).corner(2, 0, 1, 1).corner(2, 2, 1, 0).triangle(0, 1, 2);

  @Test
  void whatFollowsWithTheSameImageIsOneCall() {
    Image a = new Named("a", 2, 2);
    Image b = new Named("b", 2, 2);
    canvas.tessellator().fringe(0);
    canvas.begin(new View());
    canvas.fill(square, new Ink());
    canvas.fill(square, new Ink());
    canvas.triangles(a, quad, new Ink());
    canvas.triangles(a, quad, new Ink());
    canvas.triangles(b, quad, new Ink());
    canvas.stroke(square, Stroke.round(1), new Ink().set(1, 1, 1, 0.5));
    canvas.end();
    assertEquals(List.of("- 8", "a 2", "b 1"), canvas.calls.subList(0, 3));
    assertEquals(4, canvas.calls.size());
  }

  @Test
  void coloursHaveTheirAlphaMultipliedIn() {
    canvas.begin(View.at(100, 50, 2));
    canvas.triangles(new Named("a", 2, 2), quad, new Ink().set(1, 0.5, 0, 0.5));
    canvas.end();
    float[] second = new float[TriangleBatch.STRIDE];
    System.arraycopy(canvas.last, TriangleBatch.STRIDE, second, 0, second.length);
    float[] expected = {104, 50, 1, 1, 0.5f, 0.25f, 0, 0.5f};
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], second[i], "float " + i);
    }
  }

  @Test
  void batchesFitSixteenBits() {
    canvas.begin(new View());
    for (int i = 0; i < 20_000; i++) {
      canvas.fill(square, new Ink());
    }
    canvas.end();
    assertEquals(3, canvas.calls.size());
  }

  @Test
  void drawingAllocatesNothing() {
    canvas.silent = true;
    View view = View.at(10, 10, 1);
    Ink ink = new Ink();
    Image image = new Named("a", 2, 2);
    Path[] paths = new Path[RandomPaths.SORTS.size()];
    for (int i = 0; i < paths.length; i++) {
      paths[i] = RandomPaths.make(RandomPaths.SORTS.get(i), new Random(5));
    }
    Stroke stroke = new Stroke(3, LineJoin.MITER, LineCap.ROUND, 4);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 3; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < CALLS; i++) {
        canvas.begin(view);
        canvas.fill(paths[i % paths.length], ink);
        canvas.stroke(paths[i % paths.length], stroke, ink);
        canvas.triangles(image, quad, ink);
        canvas.end();
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(best < CALLS, best + " bytes in " + CALLS + " frames");
  }
}
