package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Triangles that cover a shape: vertices with a position and a coverage, and three vertex indices
 * for each triangle. A coverage below 1 makes the shape's colour that much more transparent. The
 * triangles do not overlap, except by less than a pixel at the fringe.
 *
 * <p>It belongs to the tessellator that made it, which overwrites it with the next shape. Its
 * arrays are live and may be longer than the part in use.
 */
public final class Mesh {
  private double[] positions;
  private double[] coverages;
  private double[] uvs = {};
  private int cornerCount;
  private int[] indices;
  private int indexCount;

  Mesh() {
    this(new double[256], new double[128], new int[512]);
  }

  /** Creates an empty mesh in shared arrays. */
  Mesh(double[] positions, double[] coverages, int[] indices) {
    this.positions = positions;
    this.coverages = coverages;
    this.indices = indices;
  }

  /** Copies everything except positions from another mesh; the arrays must be long enough. */
  void take(Mesh other) {
    cornerCount = other.cornerCount;
    indexCount = other.indexCount;
    System.arraycopy(other.coverages, 0, coverages, 0, cornerCount);
    System.arraycopy(other.indices, 0, indices, 0, indexCount);
  }

  /** Empties it and makes room for this many vertices and indices. */
  void clear(int corners, int indexes) {
    cornerCount = 0;
    indexCount = 0;
    if (coverages.length < corners) {
      coverages = new double[2 * corners];
      positions = new double[4 * corners];
    }
    if (indices.length < indexes) {
      indices = new int[2 * indexes];
    }
  }

  void corner(double x, double y, double coverage) {
    int i = cornerCount++;
    positions[2 * i] = x;
    positions[2 * i + 1] = y;
    coverages[i] = coverage;
  }

  /** Makes room for this many more vertices, with texture coordinates, and indices. */
  void room(int corners, int indexes) {
    int needed = cornerCount + corners;
    if (coverages.length < needed) {
      coverages = Arrays.copyOf(coverages, 2 * needed);
      positions = Arrays.copyOf(positions, 4 * needed);
    }
    if (uvs.length < 2 * needed) {
      uvs = Arrays.copyOf(uvs, 2 * coverages.length);
    }
    if (indices.length < indexCount + indexes) {
      indices = Arrays.copyOf(indices, 2 * (indexCount + indexes));
    }
  }

  void corner(double x, double y, double coverage, double u, double v) {
    uvs[2 * cornerCount] = u;
    uvs[2 * cornerCount + 1] = v;
    corner(x, y, coverage);
  }

  void triangle(int a, int b, int c) {
    int i = indexCount;
    indices[i] = a;
    indices[i + 1] = b;
    indices[i + 2] = c;
    indexCount = i + 3;
  }

  /** Multiplies all coverages. */
  void fade(double factor) {
    for (int i = 0; i < cornerCount; i++) {
      coverages[i] *= factor;
    }
  }

  /** Returns the sum of coverage over all triangles, in square pixels. */
  double ink() {
    double sum = 0;
    for (int i = 0; i < indexCount; i += 3) {
      int a = indices[i];
      int b = indices[i + 1];
      int c = indices[i + 2];
      double x = positions[2 * a];
      double y = positions[2 * a + 1];
      double area =
          (positions[2 * b] - x) * (positions[2 * c + 1] - y)
              - (positions[2 * b + 1] - y) * (positions[2 * c] - x);
      sum += Math.abs(area) * (coverages[a] + coverages[b] + coverages[c]);
    }
    return sum / 6;
  }

  /** Returns whether there is nothing to draw. */
  public boolean isEmpty() {
    return indexCount == 0;
  }

  /** Returns how many vertices there are. */
  public int cornerCount() {
    return cornerCount;
  }

  /** Returns how many indices there are: three for each triangle. */
  public int indexCount() {
    return indexCount;
  }

  /** Returns x and y of the vertices in turn, on the canvas. */
  public double[] positions() {
    return positions;
  }

  /** Returns the coverages of the vertices, from 0 to 1. */
  public double[] coverages() {
    return coverages;
  }

  /** Returns u and v of the vertices in turn; only for meshes of images. */
  public double[] uvs() {
    return uvs;
  }

  /** Returns the vertex indices of the triangles, three for each, in any winding order. */
  public int[] indices() {
    return indices;
  }
}
