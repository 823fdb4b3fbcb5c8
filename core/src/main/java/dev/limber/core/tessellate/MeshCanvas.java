package dev.limber.core.tessellate;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/**
 * A canvas that turns paths into meshes and leaves drawing them to subclasses: {@link
 * TriangleCanvas} collects them in batches of floats, and an engine with its own vertex format can
 * write that directly. Repeated shapes are not tessellated again ({@link MeshMemory}). Never
 * allocates once grown to its largest size.
 */
public abstract class MeshCanvas implements Canvas {
  private final View view = new View();
  private final Tessellator tessellator = new Tessellator();
  private final MeshMemory memory = new MeshMemory(tessellator);
  private final ImageClip imageClip = new ImageClip();

  /** Whether {@link #imageClip} has the current clip. */
  private boolean isCut;

  /** Creates a canvas whose edges are smoothed over one pixel. */
  protected MeshCanvas() {}

  /** Returns the tessellator, to set fringe and tolerance. */
  public final Tessellator tessellator() {
    return tessellator;
  }

  /** Returns the view of the last {@link #begin}. */
  protected final View view() {
    return view;
  }

  /**
   * Draws the triangles of a shape, given in canvas coordinates.
   *
   * @param mesh to be drawn now or copied
   * @param color straight; the coverages of the mesh make it more transparent
   */
  protected abstract void mesh(Mesh mesh, Ink color);

  @Override
  public void begin(View newView) {
    view.set(newView);
    clip(null);
  }

  @Override
  public void clip(@Nullable Path path) {
    tessellator.clip(path, view);
    isCut = false;
  }

  /**
   * Returns whether there is a clip: images must then be drawn as {@link #clipped} returns them.
   */
  protected final boolean isClipping() {
    return tessellator.clips();
  }

  /**
   * Returns what the clip leaves of an image's triangles, in canvas coordinates.
   *
   * @param positions x and y of vertices in model space
   * @param uvs u and v of the same vertices
   * @param indices three vertices for each triangle
   */
  protected final Mesh clipped(double[] positions, double[] uvs, int[] indices, int indexCount) {
    if (!isCut) {
      imageClip.set(tessellator.clipMesh());
      isCut = true;
    }
    return imageClip.cut(positions, uvs, indices, indexCount, view);
  }

  @Override
  public final void fill(Path path, Ink color) {
    mesh(memory.fill(path, view), color);
  }

  @Override
  public final void stroke(Path path, Stroke stroke, Ink color) {
    mesh(memory.stroke(path, stroke, view), color);
  }
}
