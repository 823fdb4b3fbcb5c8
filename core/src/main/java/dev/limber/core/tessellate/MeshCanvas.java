package dev.limber.core.tessellate;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;

/**
 * A canvas that turns paths into meshes and leaves it to its kind what becomes of them: {@link
 * TriangleCanvas} gathers them into batches of floats, an engine with a format of its own writes
 * that at once. Shapes that come again are not tessellated again ({@link MeshMemory}). Never
 * allocates once grown to its largest size.
 */
public abstract class MeshCanvas implements Canvas {
  private final View view = new View();
  private final Tessellator tessellator = new Tessellator();
  private final MeshMemory memory = new MeshMemory(tessellator);

  /** Creates a canvas whose edges are smoothed over one pixel. */
  protected MeshCanvas() {}

  /** Returns what makes the triangles, to set fringe and tolerance. */
  public final Tessellator tessellator() {
    return tessellator;
  }

  /** Returns what takes the model to the canvas, as of the last {@link #begin}. */
  protected final View view() {
    return view;
  }

  /**
   * Draws the triangles of a shape, which are on the canvas already.
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
