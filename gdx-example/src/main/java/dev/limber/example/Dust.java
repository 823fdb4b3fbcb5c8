package dev.limber.example;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import java.util.Arrays;

/** Clouds that feet leave behind: the latest few. */
final class Dust {
  private static final float LIFE = 0.5f;

  private final float[] x = new float[12];
  private final float[] y = new float[x.length];
  private final float[] size = new float[x.length];
  private final float[] age = new float[x.length];
  private final Path path = new Path();
  private final Ink ink = new Ink();
  private int next;

  Dust() {
    Arrays.fill(age, LIFE);
  }

  void puff(float atX, float atY, float radius) {
    x[next] = atX;
    y[next] = atY;
    size[next] = radius;
    age[next] = 0;
    next = (next + 1) % x.length;
  }

  void update(float seconds) {
    for (int i = 0; i < age.length; i++) {
      age[i] += seconds;
    }
  }

  void draw(Canvas canvas) {
    for (int i = 0; i < age.length; i++) {
      float way = age[i] / LIFE;
      if (way < 1) {
        ink.set(0.93, 0.87, 0.75, 0.7 * (1 - way));
        path.clear();
        Scenery.oval(path, x[i] - 6 * way, y[i] + 8 * way, size[i] * (0.6 + way), size[i] * 0.8);
        Scenery.oval(path, x[i] + 7 + 9 * way, y[i] + 4 * way, 0.6 * size[i], 0.5 * size[i]);
        canvas.fill(path, ink);
      }
    }
  }
}
