package dev.limber.skelform.data;

import java.util.List;

/**
 * A deformable picture: triangles over vertices that bones pull.
 *
 * @param vertices in the mesh bone's space, origin in the texture's centre
 * @param triangles vertex indices, three for each triangle
 * @param binds bones that pull vertices, applied in this order
 */
public record Mesh(List<Vertex> vertices, List<Integer> triangles, List<Bind> binds) {

  /** Keeps unmodifiable copies. */
  public Mesh {
    vertices = List.copyOf(vertices);
    triangles = List.copyOf(triangles);
    binds = List.copyOf(binds);
  }

  /**
   * A corner of the mesh.
   *
   * @param x rest position, to the right
   * @param y rest position, up
   * @param u texture coordinate, 0 at the left edge, 1 at the right
   * @param v texture coordinate, 0 at the top edge, 1 at the bottom
   */
  public record Vertex(double x, double y, double u, double v) {}

  /**
   * A bone that pulls vertices.
   *
   * @param bone index of the bone, -1 for a bind that does nothing (but still separates the path
   *     binds before and after it)
   * @param path whether vertices follow the line through the neighbouring binds instead of the bone
   *     itself
   * @param vertices which vertices, and how strongly
   */
  public record Bind(int bone, boolean path, List<BindVertex> vertices) {
    /** Keeps an unmodifiable copy. */
    public Bind {
      vertices = List.copyOf(vertices);
    }
  }

  /**
   * A vertex that a bind pulls.
   *
   * @param vertex index of the vertex
   * @param weight 0 leaves it, 1 moves it fully; other values extrapolate
   */
  public record BindVertex(int vertex, double weight) {}
}
