package dev.limber.skelform.pose;

import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Visual;
import java.util.Objects;

/**
 * A handle on one visual of a pose. Texture, tint and draw order can be set between {@code animate}
 * and {@code construct} and hold until the next {@code animate}. Allocates nothing.
 */
public final class PosedVisual {
  private final ArmaturePose pose;
  private final int index;
  private final int tintAt;
  private final int verticesAt;

  PosedVisual(ArmaturePose pose, int index, int verticesAt) {
    this.pose = pose;
    this.index = index;
    this.tintAt = pose.local.tintAt(index);
    this.verticesAt = verticesAt;
  }

  /** Returns the visual's index in the armature. */
  public int index() {
    return index;
  }

  /** Returns the visual as loaded. */
  public Visual visual() {
    return pose.armature().visuals().get(index);
  }

  /** Returns the name of the texture that it shows now. */
  public String texture() {
    return pose.local.texture[index];
  }

  /**
   * Shows another texture. One that only unused styles have hides the visual, as an empty name
   * does.
   *
   * @throws IllegalArgumentException if no style has it; the message lists the names
   */
  public PosedVisual texture(String name) {
    pose.local.texture[index] = pose.textureName(Objects.requireNonNull(name, "texture name"));
    pose.switchesTouched();
    return this;
  }

  /** Returns the draw order; higher is nearer to the viewer. */
  public int zindex() {
    return pose.local.zindex[index];
  }

  /** Sets the draw order. */
  public PosedVisual zindex(int zindex) {
    pose.local.zindex[index] = zindex;
    pose.switchesTouched();
    return this;
  }

  /** Returns a part of the tint, 0 to 1: 0 for red, 1 for green, 2 for blue, 3 for alpha. */
  public double tint(int part) {
    if (part < 0 || part > 3) {
      throw new IllegalArgumentException("a tint has parts 0 to 3, not " + part);
    }
    return pose.local.values[tintAt + part];
  }

  /** Sets the tint, each part 0 to 1. */
  public PosedVisual tint(double r, double g, double b, double a) {
    if (!Double.isFinite(r + g + b + a)) {
      throw new IllegalArgumentException(
          "visual " + index + ": the parts of a tint must be finite numbers");
    }
    pose.local.values[tintAt] = r;
    pose.local.values[tintAt + 1] = g;
    pose.local.values[tintAt + 2] = b;
    pose.local.values[tintAt + 3] = a;
    pose.valuesTouched();
    return this;
  }

  /** Returns how many vertices its mesh has, 0 for a plain rectangle and for one nobody shows. */
  public int vertexCount() {
    Mesh mesh = visual().mesh();
    return mesh == null || visual().bone() < 0 ? 0 : mesh.vertices().size();
  }

  /** Returns the world x of a vertex as of the last {@code construct}. */
  public double vertexX(int vertex) {
    return pose.world.vertices[verticesAt + 2 * checked(vertex)];
  }

  /** Returns the world y of a vertex as of the last {@code construct}. */
  public double vertexY(int vertex) {
    return pose.world.vertices[verticesAt + 2 * checked(vertex) + 1];
  }

  private int checked(int vertex) {
    if (vertex < 0 || vertex >= vertexCount()) {
      throw new IllegalArgumentException(
          "no vertex " + vertex + "; the mesh has " + vertexCount() + " vertices, from 0");
    }
    return vertex;
  }
}
