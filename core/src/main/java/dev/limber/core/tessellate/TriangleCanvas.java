package dev.limber.core.tessellate;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/**
 * A canvas that draws only triangles, as graphics cards do: it tessellates paths, and draws
 * consecutive shapes with the same image in one call. An engine implements {@link #draw}. Never
 * allocates once grown to its largest size.
 */
public abstract class TriangleCanvas extends MeshCanvas {
  /**
   * The most vertices in a batch, so that indices fit 16 bits; a larger shape gets its own batch.
   */
  protected static final int MAX_VERTICES = 1 << 16;

  private final TriangleBatch batch = new TriangleBatch();
  private @Nullable Image image;

  /** Creates a canvas whose edges are smoothed over one pixel. */
  protected TriangleCanvas() {}

  /**
   * Draws a batch; its colours, and those of the image, are premultiplied. What its ink adds is
   * added to the product of both, times its alpha. A batch that multiplies is one shape alone, so
   * that it can be drawn in two passes.
   *
   * @param image multiplies the colours; null for none, where u and v are 0
   * @param batch to be drawn now or copied; it is emptied afterwards
   */
  protected abstract void draw(@Nullable Image image, TriangleBatch batch);

  @Override
  public void begin(View newView) {
    super.begin(newView);
    batch.clear();
    batch.ink().set(1, 1, 1, 1);
    image = null;
  }

  @Override
  public void triangles(Image newImage, Triangles triangles, Ink tint) {
    if (isClipping()) {
      mesh(
          clipped(
              triangles.positions(), triangles.uvs(), triangles.indices(), triangles.indexCount()),
          newImage,
          tint);
      return;
    }
    int corners = triangles.cornerCount();
    int first = room(newImage, tint, corners, triangles.indexCount());
    double a = tint.a();
    double r = tint.r() * a;
    double g = tint.g() * a;
    double b = tint.b() * a;
    View view = view();
    double[] positions = triangles.positions();
    double[] uvs = triangles.uvs();
    for (int i = 0; i < 2 * corners; i += 2) {
      double x = positions[i];
      double y = positions[i + 1];
      batch.corner(view.x(x, y), view.y(x, y), uvs[i], uvs[i + 1], r, g, b, a);
    }
    batch.indices(triangles.indices(), triangles.indexCount(), first);
  }

  @Override
  public void end() {
    flush();
  }

  /** Draws the current batch: call it before changing state that a batch does not know about. */
  protected final void flush() {
    if (batch.indexCount() > 0) {
      draw(image, batch);
    }
    batch.clear();
  }

  @Override
  protected final void mesh(Mesh mesh, Ink color) {
    mesh(mesh, null, color);
  }

  private void mesh(Mesh mesh, @Nullable Image newImage, Ink color) {
    int corners = mesh.cornerCount();
    int first = room(newImage, color, corners, mesh.indexCount());
    double[] positions = mesh.positions();
    double[] coverages = mesh.coverages();
    double[] uvs = mesh.uvs();
    for (int i = 0; i < corners; i++) {
      double a = color.a() * coverages[i];
      batch.corner(
          positions[2 * i],
          positions[2 * i + 1],
          newImage == null ? 0 : uvs[2 * i],
          newImage == null ? 0 : uvs[2 * i + 1],
          color.r() * a,
          color.g() * a,
          color.b() * a,
          a);
    }
    batch.indices(mesh.indices(), mesh.indexCount(), first);
  }

  /** Makes room in a batch with an image; returns the index of the next vertex. */
  private int room(@Nullable Image newImage, Ink ink, int corners, int indexes) {
    if (newImage != image
        || batch.vertexCount() + corners > MAX_VERTICES
        || !ink.paintsLike(batch.ink())
        || ink.blend() == BlendMode.MULTIPLY) {
      flush();
      image = newImage;
      batch.ink().set(ink);
    }
    batch.reserve(corners, indexes);
    return batch.vertexCount();
  }
}
