package dev.limber.core.tessellate;

import dev.limber.core.canvas.Ink;
import java.util.Arrays;

/**
 * Triangles for one draw call: for each vertex {@value #STRIDE} floats, x and y on the canvas, u
 * and v of the image, then premultiplied red, green, blue and alpha; and three vertex indices for
 * each triangle.
 *
 * <p>Its arrays are live and may be longer than the part in use.
 */
public final class TriangleBatch {
  /** How many floats a vertex has. */
  public static final int STRIDE = 8;

  private float[] vertices = new float[256 * STRIDE];
  private int vertexCount;
  private int[] indices = new int[1024];
  private int indexCount;
  private final Ink ink = new Ink();

  TriangleBatch() {}

  /**
   * Returns what all triangles have in common: how they are blended, and {@link Ink#add}. Its
   * colour means nothing.
   */
  public Ink ink() {
    return ink;
  }

  void clear() {
    vertexCount = 0;
    indexCount = 0;
  }

  /** Makes room for this many more vertices and indices. */
  void reserve(int corners, int indexes) {
    int floats = STRIDE * (vertexCount + corners);
    if (vertices.length < floats) {
      vertices = Arrays.copyOf(vertices, 2 * floats);
    }
    if (indices.length < indexCount + indexes) {
      indices = Arrays.copyOf(indices, 2 * (indexCount + indexes));
    }
  }

  /** Adds a vertex; the colour is premultiplied. */
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

  /** Adds indices relative to a vertex. */
  void indices(int[] from, int count, int first) {
    for (int i = 0; i < count; i++) {
      indices[indexCount + i] = first + from[i];
    }
    indexCount += count;
  }

  /** Returns how many vertices there are. */
  public int vertexCount() {
    return vertexCount;
  }

  /** Returns how many indices there are: three for each triangle. */
  public int indexCount() {
    return indexCount;
  }

  /** Returns the vertices, {@value #STRIDE} floats for each. */
  public float[] vertices() {
    return vertices;
  }

  /** Returns the vertex indices of the triangles, three for each. */
  public int[] indices() {
    return indices;
  }
}
