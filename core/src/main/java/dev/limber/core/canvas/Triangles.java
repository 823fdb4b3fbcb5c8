package dev.limber.core.canvas;

import java.util.Arrays;

/**
 * Textured triangles: vertices with positions and texture coordinates, and three vertex indices for
 * each triangle. A reusable buffer that never allocates once grown to its largest size.
 *
 * <p>Its arrays are live and may be longer than the part in use.
 */
public final class Triangles {
  private double[] positions = new double[8];
  private double[] uvs = new double[8];
  private int used;
  private int[] indices = new int[6];
  private int indexCount;

  /** Creates an empty buffer. */
  public Triangles() {}

  /** Removes everything. */
  public Triangles clear() {
    used = 0;
    indexCount = 0;
    return this;
  }

  /**
   * Adds a vertex.
   *
   * @param u 0 to 1 over the image, from the left
   * @param v 0 to 1 over the image, from the top
   */
  public Triangles corner(double x, double y, double u, double v) {
    if (used == positions.length) {
      positions = Arrays.copyOf(positions, 2 * used);
      uvs = Arrays.copyOf(uvs, 2 * used);
    }
    positions[used] = x;
    positions[used + 1] = y;
    uvs[used] = u;
    uvs[used + 1] = v;
    used += 2;
    return this;
  }

  /** Adds a triangle of three vertices, counted from 0, in either winding order. */
  public Triangles triangle(int a, int b, int c) {
    if (indexCount == indices.length) {
      indices = Arrays.copyOf(indices, 2 * indexCount);
    }
    indices[indexCount] = a;
    indices[indexCount + 1] = b;
    indices[indexCount + 2] = c;
    indexCount += 3;
    return this;
  }

  /** Returns how many vertices there are. */
  public int cornerCount() {
    return used / 2;
  }

  /** Returns how many indices there are: three for each triangle. */
  public int indexCount() {
    return indexCount;
  }

  /** Returns x and y of the vertices in turn. */
  public double[] positions() {
    return positions;
  }

  /** Returns u and v of the vertices in turn. */
  public double[] uvs() {
    return uvs;
  }

  /** Returns the vertex indices of the triangles, three for each. */
  public int[] indices() {
    return indices;
  }
}
