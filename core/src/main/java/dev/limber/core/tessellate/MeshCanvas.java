package dev.limber.core.tessellate;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;

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
