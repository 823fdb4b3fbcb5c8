package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Triangles gathered for one call of a graphics card: for each corner {@value #STRIDE} floats, x
 * and y on the canvas, u and v of the image, then red, green, blue and alpha with the alpha
 * multiplied in; and three indices of corners for each triangle.
 *
 * <p>Its arrays are live and may be longer than what is used.
 */
public final class TriangleBatch {
  /** How many floats a corner has. */
  public static final int STRIDE = 8;

  private float[] vertices = new float[256 * STRIDE];
  private int vertexCount;
  private int[] indices = new int[1024];
  private int indexCount;

  TriangleBatch() {}

  void clear() {
    vertexCount = 0;
    indexCount = 0;
  }

  /** Makes room for so many more corners and indices. */
  void reserve(int corners, int indexes) {
    int floats = STRIDE * (vertexCount + corners);
    if (vertices.length < floats) {
      vertices = Arrays.copyOf(vertices, 2 * floats);
    }
    if (indices.length < indexCount + indexes) {
      indices = Arrays.copyOf(indices, 2 * (indexCount + indexes));
    }
  }

  /** Adds a corner; the colour has its alpha multiplied in. */
  void corner(double x, double y, double u, double v, double r, double g, double b, double a) {
    int i = STRIDE * vertexCount++;
    vertices[i] = (float) x;
    vertices[i + 1] = (float) y;
    vertices[i + 2] = (float) u;
    vertices[i + 3] = (float) v;
    vertices[i + 4] = (float) r;
    vertices[i + 5] = (float) g;
    vertices[i + 6] = (float) b;
    vertices[i + 7] = (float) a;
  }

  /** Adds indices that count from a corner. */
  void indices(int[] from, int count, int first) {
    for (int i = 0; i < count; i++) {
      indices[indexCount + i] = first + from[i];
    }
    indexCount += count;
  }

  /** Returns how many corners there are. */
  public int vertexCount() {
    return vertexCount;
  }

  /** Returns how many indices there are: three for each triangle. */
  public int indexCount() {
    return indexCount;
  }

  /** Returns the corners, {@value #STRIDE} floats for each. */
  public float[] vertices() {
    return vertices;
  }

  /** Returns the corners of the triangles, three for each. */
  public int[] indices() {
    return indices;
  }
}
