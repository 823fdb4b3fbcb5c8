package dev.limber.gdx;

import java.util.Arrays;

/**
 * Writes triangles as the quads that a plain batch takes, which splits each from its first corner
 * to its third. Two triangles with a common side become one quad; a single triangle repeats its
 * last corner.
 */
final class QuadWriter {
  private static final int STRIDE = BatchFeed.STRIDE;
  private static final int QUAD = 4 * STRIDE;

  private float[] vertices = new float[64 * QUAD];
  private int end;

  /** Writes triangles; returns how many floats they take. */
  int write(float[] corners, short[] indices, int count) {
    if (vertices.length < count / 3 * QUAD) {
      vertices = Arrays.copyOf(vertices, 2 * (count / 3 * QUAD));
    }
    end = 0;
    for (int i = 0; i < count; i += 3) {
      int a = indices[i] & 0xffff;
      int b = indices[i + 1] & 0xffff;
      int c = indices[i + 2] & 0xffff;
      if (i + 3 < count) {
        int x = indices[i + 3] & 0xffff;
        int y = indices[i + 4] & 0xffff;
        int z = indices[i + 5] & 0xffff;
        int other = other(a, b, x, y, z);
        if (other >= 0) {
          quad(corners, a, c, b, other);
          i += 3;
          continue;
        }
        other = other(b, c, x, y, z);
        if (other >= 0) {
          quad(corners, b, a, c, other);
          i += 3;
          continue;
        }
        other = other(c, a, x, y, z);
        if (other >= 0) {
          quad(corners, c, b, a, other);
          i += 3;
          continue;
        }
      }
      quad(corners, a, b, c, c);
    }
    return end;
  }

  float[] vertices() {
    return vertices;
  }

  /** Returns the corner of a triangle that is not on a side, or -1 if the side is not its own. */
  private static int other(int p, int q, int x, int y, int z) {
    if ((x == p && y == q) || (x == q && y == p)) {
      return z;
    }
    if ((y == p && z == q) || (y == q && z == p)) {
      return x;
    }
    if ((z == p && x == q) || (z == q && x == p)) {
      return y;
    }
    return -1;
  }

  /** Adds a quad that is split from p to q. */
  private void quad(float[] corners, int p, int x, int q, int y) {
    System.arraycopy(corners, STRIDE * p, vertices, end, STRIDE);
    System.arraycopy(corners, STRIDE * x, vertices, end + STRIDE, STRIDE);
    System.arraycopy(corners, STRIDE * q, vertices, end + 2 * STRIDE, STRIDE);
    System.arraycopy(corners, STRIDE * y, vertices, end + 3 * STRIDE, STRIDE);
    end += QUAD;
  }
}
